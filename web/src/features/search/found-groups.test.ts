import { expect, test } from 'vitest';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { countFound, foundGroups } from './found-groups';

const NOTHING = { matches: [], players: [], tournaments: [], categories: [], sports: [] };

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
  const { live, upcoming } = foundGroups({ ...NOTHING, matches }, 'ars');
  expect(live.map(({ id }) => id)).toEqual([2, 4]);
  expect(upcoming.map(({ id }) => id)).toEqual([1, 3]);
});

test('countries and sports are counted with what else was found', () => {
  const { tournament } = aMatch();
  const counts = { live_count: 0, prematch_count: 1 };
  const country = { ...tournament.category, ...counts, urn_id: 'a', sport: tournament.sport };
  const found = foundGroups(
    { ...NOTHING, tournaments: [league(1, 'England')], categories: [country] },
    'engl',
  );
  expect(found.categories).toEqual([country]);
  expect(countFound(found)).toBe(2);
});

test.each([
  ['a league that is named so is meant', 'premier', true],
  ['a league of a country that is named so is not', 'engl', false],
])('%s', (_rule, query, isMeant) => {
  const found = foundGroups({ ...NOTHING, tournaments: [league(1, 'England')] }, query);
  expect(found.isLeagueMeant).toBe(isMeant);
});

test('teams stand before leagues that are called so too', () => {
  const teams = aMatch({ id: 1 });
  const { home } = teams.competitors ?? {};
  const named = { ...league(1, 'England'), name: `${home?.name} League` };
  const found = foundGroups({ ...NOTHING, matches: [teams], tournaments: [named] }, home!.name);
  expect(found.isLeagueMeant).toBe(false);
});

test('players are counted with what else was found', () => {
  const player = { urn_id: 'sr:player:1', name: 'Kane, Harry', match: aMatch({ id: 1 }) };
  const found = foundGroups({ ...NOTHING, players: [player] }, 'kane');
  expect(found.players).toEqual([player]);
  expect(countFound(found)).toBe(1);
});
