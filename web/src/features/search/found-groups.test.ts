import { expect, test } from 'vitest';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { countFound, foundGroups } from './found-groups';

const league = (id: number, category: string, sport = 'soccer') => {
  const { tournament } = aMatch();
  return {
    ...tournament,
    id,
    live_count: 0,
    prematch_count: 1,
    next_start_time: null,
    sport: { ...tournament.sport, key: sport },
    category: { ...tournament.category, name: category, slug: `${category}-${sport}` },
  };
};

test('what is in play stands by itself, in the order it came', () => {
  const matches = [
    aMatch({ id: 1, status: 0 }),
    aMatch({ id: 2, status: 1 }),
    aMatch({ id: 3, status: 0 }),
    aMatch({ id: 4, status: 2 }),
  ];
  const { live, upcoming } = foundGroups({ matches, tournaments: [] }, 'ars');
  expect(live.map(({ id }) => id)).toEqual([2, 4]);
  expect(upcoming.map(({ id }) => id)).toEqual([1, 3]);
});

test('a country that was looked for is offered once for each sport', () => {
  const tournaments = [
    league(1, 'England'),
    league(2, 'England'),
    league(3, 'England', 'tennis'),
    league(4, 'Spain'),
  ];
  const found = foundGroups({ matches: [], tournaments }, 'engl');
  expect(found.categories.map(({ slug }) => slug)).toEqual(['England-soccer', 'England-tennis']);
  expect(countFound(found)).toBe(6);
});

test('leagues that were found by their own name bring no country', () => {
  const found = foundGroups({ matches: [], tournaments: [league(1, 'England')] }, 'premier');
  expect(found.categories).toEqual([]);
});

test.each([
  ['a league that is named so is meant', 'premier', true],
  ['a league of a country that is named so is not', 'engl', false],
])('%s', (_rule, query, isMeant) => {
  const found = foundGroups({ matches: [], tournaments: [league(1, 'England')] }, query);
  expect(found.isLeagueMeant).toBe(isMeant);
});
