import type { Match } from '@touchline/wire/catalogue';
import { expect, test } from 'vitest';
import { formatsFor } from '../i18n/formats';
import { aMarket, aMatch } from '@touchline/testkit/page/live-lines';
import { byDay, byLeague, columnsOf, columnsOfSport, inOrder } from './lists';

const at = (id: number, start_time: string) => aMatch({ id, start_time });

test('matches stand by the day of the reader, in the order they came', () => {
  const matches = [
    at(1, '2026-06-01T18:00:00.000Z'),
    at(2, '2026-06-01T22:30:00.000Z'),
    at(3, '2026-06-02T18:00:00.000Z'),
  ];
  const days = (zone: string) =>
    byDay(matches, formatsFor('en', zone).dayNumber).map((day) => day.map(({ id }) => id));
  expect(days('UTC')).toEqual([[1, 2], [3]]);
  expect(days('Europe/Berlin')).toEqual([[1], [2, 3]]);
});

test('leagues stand in the order of their sports, then of priority', () => {
  const { tournament } = aMatch();
  const second = { ...tournament, id: 18, priority: 2 };
  const tennis = { ...tournament.sport, key: 'tennis' };
  const other = { ...tournament, id: 19, priority: 0, sport: tennis };
  const unknown = { ...other, id: 20, sport: { ...tennis, key: 'kabaddi' } };
  const lists = byLeague(
    [
      aMatch({ id: 4, tournament: unknown }),
      aMatch({ id: 5, tournament: other }),
      aMatch({ id: 1, tournament: second }),
      aMatch({ id: 2 }),
      aMatch({ id: 3, tournament: second }),
    ],
    ['soccer', 'tennis'],
  );
  expect(lists.map(({ league, matches }) => [league.id, matches.map(({ id }) => id)])).toEqual([
    [17, [2]],
    [18, [1, 3]],
    [19, [5]],
    [20, [4]],
  ]);
});

test('in the order they came, matches of one league stand together only where they follow each other', () => {
  const { tournament } = aMatch();
  const other = { ...tournament, id: 18 };
  const runs = inOrder([
    aMatch({ id: 1 }),
    aMatch({ id: 2 }),
    aMatch({ id: 3, tournament: other }),
    aMatch({ id: 4 }),
  ]);
  expect(runs.map(({ league, matches }) => [league.id, matches.map(({ id }) => id)])).toEqual([
    [17, [1, 2]],
    [18, [3]],
    [17, [4]],
  ]);
  expect(inOrder([])).toEqual([]);
});

const outcomesOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: `${id}`, name: '', active: true, odds: null }));
const listed = (declared: number, offered: number | null, over: Partial<Match> = {}) =>
  aMatch({
    tournament: { ...aMatch().tournament, main_market_outcomes_count: declared },
    main_market: offered === null ? null : aMarket({ outcomes: outcomesOf(offered) }),
    ...over,
  });

test.each([
  ['a sport with a draw', [listed(3, 3)], 3],
  ['a sport without one', [listed(2, 2)], 2],
  ['a main market that is gone for now', [listed(2, null)], 2],
  ['a league that does not say', [listed(0, null), listed(0, 2)], 2],
  ['a market with more outcomes than its sport has usually', [listed(2, 3)], 3],
  ['more outcomes than there is room for', [listed(6, 6)], 3],
  ['what is won outright', [listed(0, 40, { type: 'season' })], 0],
  ['a match among what is won outright', [listed(0, 40, { type: 'season' }), listed(2, 2)], 2],
  ['no match at all', [], 0],
])('the columns of %s', (_rule, matches, columns) => {
  expect(columnsOf(matches)).toBe(columns);
});

test('before there are matches the leagues of a sport say how many columns there will be', () => {
  const sports = [
    { key: 'soccer', main_market_outcomes_count: 3 },
    { key: 'tennis', main_market_outcomes_count: 2 },
  ];
  expect(columnsOfSport(sports, 'tennis')).toBe(2);
  expect(columnsOfSport(sports, 'soccer')).toBe(3);
  expect(columnsOfSport(sports, undefined)).toBe(3);
});
