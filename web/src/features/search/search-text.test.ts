import { search } from '@touchline/wire/calls/search';
import { expect, test } from 'vitest';
import { searchText } from './search-text';

test.each([
  ['nothing typed is nothing to look for', '', { kind: 'empty' }],
  ['spaces alone are nothing', '   ', { kind: 'empty' }],
  ['one letter wants two more', 'a', { kind: 'short', missing: 2 }],
  ['spaces around do not count', '  ab ', { kind: 'short', missing: 1 }],
  ['three letters are enough', 'ars', { kind: 'ready', q: 'ars' }],
  ['a letter outside the basic plane is one', '𝒜𝒷', { kind: 'short', missing: 1 }],
  ['spaces between count once', 'real   madrid', { kind: 'ready', q: 'real madrid' }],
  ['signs that control count as a space', 'real\u0007madrid', { kind: 'ready', q: 'real madrid' }],
  ['no more than fifty are sent', 'x'.repeat(60), { kind: 'ready', q: 'x'.repeat(50) }],
])('%s', (_rule, typed, read) => {
  expect(searchText(typed)).toEqual(read);
});

test('what is ready is taken by the call', () => {
  for (const typed of ['ars', 'word '.repeat(20), 'a\tb\nc', '日本語']) {
    const read = searchText(typed);
    if (read.kind === 'ready') expect(search.query.parse({ q: read.q })).toEqual({ q: read.q });
    else expect(typed).toBe('never');
  }
});
