import { expect, test } from 'vitest';
import { withSearch } from './recent-searches';

test.each([
  ['the newest stands first', ['chelsea'], 'arsenal', ['arsenal', 'chelsea']],
  ['none stands twice', ['chelsea', 'arsenal'], 'Arsenal', ['Arsenal', 'chelsea']],
  [
    'the beginning of what was typed further goes',
    ['arse', 'chelsea'],
    'arsenal',
    ['arsenal', 'chelsea'],
  ],
  [
    'an older one that begins so stays',
    ['chelsea', 'arse'],
    'arsenal',
    ['arsenal', 'chelsea', 'arse'],
  ],
  ['five are kept', ['a', 'b', 'c', 'd', 'e'], 'x', ['x', 'a', 'b', 'c', 'd']],
])('%s', (_rule, recent, query, kept) => {
  expect(withSearch(recent, query)).toEqual(kept);
});
