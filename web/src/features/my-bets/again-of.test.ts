import { odds } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { aMarket, aMatch } from '@touchline/testkit/page/live-lines';
import { againOf, isAnythingLeft } from './again-of';
import { aBet } from '@touchline/testkit/page/a-bet';

const now = (id: number, market: Parameters<typeof aMarket>[0] = {}, status: 0 | 1 | 4 = 1) => ({
  match: aMatch({ id, status }),
  markets: [aMarket({ match_id: id, ...market })],
});
const EUR = { currency: 'EUR', rates: { EUR: '1' } };
const offeredOf = (...given: Parameters<typeof againOf>) => [...againOf(...given).offered.values()];

test('a bet comes back at the odds of now, with its stake, and nothing caps it', () => {
  const again = againOf(aBet([1]), [now(1)], EUR);
  expect(again.bets).toMatchObject([{ kind: { type: 'single' }, stake: 10_000n }]);
  expect([...again.offered.values()]).toMatchObject([{ matchId: 1, outcomeId: '12', odds: 1500 }]);
  expect([again.stakeCap, again.rate]).toEqual([null, { times: 1n, over: 1n }]);
});

test('a line that is closed for now comes along', () => {
  expect(offeredOf(aBet([1]), [now(1, { status: -1 })], EUR)).toHaveLength(1);
});

test.each([
  ['is of a match that nobody knows any more', []],
  ['is of a match that is over', [now(1, {}, 4)]],
  ['is of a line that has left', [now(1, { specifier: 'total=3.5' })]],
  ['is of a line that is settled', [now(1, { status: -3 })]],
  [
    'has no odds',
    [now(1, { outcomes: [{ id: '12', name: 'over 2.5', active: false, odds: null }] })],
  ],
  [
    'has left its line',
    [now(1, { outcomes: [{ id: '13', name: 'under 2.5', active: true, odds: odds(2000) }] })],
  ],
])('what %s is not offered', (_rule, matches) => {
  expect(offeredOf(aBet([1]), matches, EUR)).toEqual([]);
});

test('a system keeps its kind', () => {
  const system = { id: 302, total_count: 3, win_count: 2, win_counts: [2], name: null };
  const again = againOf(aBet([1, 2, 3], { type: 'system', system }), [], EUR);
  expect(again.bets).toMatchObject([{ kind: { type: 'system', system: { id: 302 } } }]);
});

test.each([
  ['freebet', 0n],
  ['freebet_no_risk', 10_000n],
  ['comboboost', 10_000n],
] as const)('what a bonus has staked is not the player’s to stake again: %s', (type, stake) => {
  expect(againOf(aBet([1], { bonus: { id: 7, type } }), [], EUR).bets).toMatchObject([{ stake }]);
});

const OPEN = { result: 'no_results', status: 1 } as const;
const DECIDED = { result: 'win_entire', status: 1 } as const;
const OVER = { result: 'no_results', status: 4 } as const;

test.each([
  ['no selection is decided', [OPEN, OPEN], true],
  ['one is decided', [DECIDED, OPEN], true],
  ['all are decided', [DECIDED, DECIDED], false],
  ['the match of the last one is over', [DECIDED, OVER], false],
])('where %s, it is said whether anything is left to bet on again', (_rule, legs, isLeft) => {
  const selections = aBet([1, 2]).selections.map((leg, at) => {
    const { result, status } = legs[at] ?? OPEN;
    return { ...leg, result, match: { ...leg.match, status } };
  });
  expect(isAnythingLeft({ selections })).toBe(isLeft);
});

test('a stake in another currency is converted', () => {
  expect(
    againOf(aBet([1]), [], { currency: 'BTC', rates: { EUR: '1', BTC: '0.00001' } }).rate,
  ).toEqual({
    times: 100_000_000n,
    over: 10_000_000n,
  });
});
