import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PALETTE_GROUPS, rankedEntries, type PaletteEntry } from './ranked-entries';

const entry = (group: PaletteEntry['group'], name: string, note?: string): PaletteEntry => ({
  id: name,
  group,
  name,
  ...(note === undefined ? {} : { note }),
});

const ENTRIES = [
  entry('pages', 'Live'),
  entry('pages', 'Results'),
  entry('sports', 'Soccer'),
  entry('sports', 'Ice hockey'),
  entry('leagues', 'Premier League', 'England'),
  entry('leagues', 'Primera División', 'Spain'),
  entry('matches', 'Liverpool – Arsenal', 'Premier League'),
  entry('settings', 'Theme: dark'),
  entry('settings', 'Language: Español'),
];

const found = (typed: string) =>
  rankedEntries(ENTRIES, typed).flatMap(({ entries }) => entries.map(({ name }) => name));

test.each([
  ['li', ['Live', 'Liverpool – Arsenal', 'Language: Español'].slice(0, 2)],
  ['hock', ['Ice hockey']],
  ['division', ['Primera División']],
  ['espanol', ['Language: Español']],
  ['england', ['Premier League']],
  ['premier eng', ['Premier League']],
  ['arsenal liverpool', ['Liverpool – Arsenal']],
  ['theme dark', ['Theme: dark']],
  ['soccer hockey', []],
])('%s finds what it means, and nothing else', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('what begins with the text comes before what holds it, whatever kind it is', () => {
  expect(found('prem')).toEqual(['Premier League', 'Liverpool – Arsenal']);
  const groups = rankedEntries([...ENTRIES, entry('settings', 'Icelandic')], 'ice');
  expect(groups.map(({ group }) => group)).toEqual(['sports', 'settings']);
  const [first] = rankedEntries([entry('pages', 'My results'), entry('sports', 'Results')], 'res');
  expect(first?.group).toBe('sports');
});

test('where nothing was typed, everything stands in its usual order', () => {
  const groups = rankedEntries(ENTRIES, '  ').map(({ group }) => group);
  expect(groups).toEqual([...PALETTE_GROUPS]);
});

test('of each kind a few are shown, the best of them', () => {
  const many = Array.from({ length: 20 }, (_, at) => entry('leagues', `Cup ${at}`));
  const [group] = rankedEntries([...many, entry('leagues', 'Cup final')], 'cup fi');
  expect(group?.entries).toHaveLength(1);
  expect(rankedEntries(many, 'cup')[0]?.entries.map(({ name }) => name)).toEqual(
    many.slice(0, 6).map(({ name }) => name),
  );
});

test('what the server found stands, though a letter of it is mistaken', () => {
  const match = { ...entry('matches', 'Arsenal – Chelsea'), isFound: true };
  expect(rankedEntries([...ENTRIES, match], 'arsenl')[0]?.entries).toEqual([match]);
});

test('whatever is typed, what is found holds every word of it', () => {
  const letters = fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,4})?$/);
  fc.assert(
    fc.property(letters, (typed) => {
      for (const { entries } of rankedEntries(ENTRIES, typed)) {
        for (const { name, note = '' } of entries) {
          const text = `${name} ${note}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
          for (const word of typed.split(' ')) expect(text).toContain(word);
        }
      }
    }),
  );
});
