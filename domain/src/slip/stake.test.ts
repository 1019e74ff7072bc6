import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import { placing, unanswered } from './place';
import { emptySlip, type Slip, type Stake } from './slip';
import {
  changeCurrency,
  lineStake,
  linesOf,
  pricedBet,
  setEveryStake,
  setLineStake,
  setStake,
  setWin,
  winOf,
} from './stake';
import {
  aPick,
  anySlip,
  customSlip,
  RULES,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
  systemSlip,
} from '@touchline/testkit/slip/slip';

const A = aPick({ matchId: 1, odds: 2000 });
const B = aPick({ matchId: 2, odds: 1500 });
const C = aPick({ matchId: 3, odds: 3000 });
const twoSingles = stakedSlip([A, B], 500, SINGLES_OFFERED);
const amounts = (slip: Slip) => slip.bets.map((bet) => bet.stake.amount);

test('a stake is given to one bet, or to every bet', () => {
  expect(amounts(setStake(twoSingles, 1, minor(700)))).toEqual([500n, 700n]);
  expect(amounts(setEveryStake(twoSingles, minor(700)))).toEqual([700n, 700n]);
});

test('the same stake again is no edit: what was sent without an answer stays known', () => {
  const silent = unanswered(placing(twoSingles, 'one', 'none'));
  expect(setEveryStake(silent, minor(500))).toBe(silent);
  expect(setStake(silent, 0, minor(501)).placement).toBeNull();
  const wished = setWin(twoSingles, 0, minor(1000), null);
  expect(setWin(wished, 0, minor(1000), null)).toBe(wished);
  expect(amounts(setWin(wished, 0, minor(999), null))).toEqual([500n, 500n]);
  expect(setWin(wished, 0, minor(999), null).bets[0]!.stake).toMatchObject({ win: 999n });
});

const BOOST = {
  type: 'comboboost',
  id: 1,
  minOdds: aPick({ odds: 1200 }).odds,
  ranges: [{ minCount: 2, maxCount: null, bonusOdds: aPick({ odds: 1100 }).odds }],
} as const;
const ONLY_WIN = { type: 'freebet_only_win', id: 2, freebetStake: minor(0) } as const;
const withBonus = (slip: Slip, bonus: typeof BOOST | typeof ONLY_WIN): Slip => ({
  ...slip,
  bets: slip.bets.map((bet) => ({ ...bet, bonus })),
});

test.each([
  ['a single', slipOf([A]), 3000n, 1500n],
  ['a combo', slipOf([A, B]), 3000n, 1000n],
  ['a boosted combo', withBonus(slipOf([A, B]), BOOST), 3300n, 1000n],
  ['a system, by the mean of its combos', systemSlip([A, B, C], 302), 4500n, 1000n],
  ['a custom bet', customSlip([A, aPick({ marketId: 18 })], 4000), 4000n, 1000n],
  ['a bet that pays its winnings alone', withBonus(slipOf([A]), ONLY_WIN), 1000n, 1000n],
  ['nothing', slipOf([A]), 0n, 0n],
] as const)('the stake is led by the wished win of %s', (_rule, slip, win, amount) => {
  const stake: Stake = { source: 'potentialWin', amount: minor(amount), win: minor(win) };
  expect(setWin(slip, 0, minor(win), null).bets[0]!.stake).toEqual(stake);
});

test('of a system no more can be wished for than it pays at most', () => {
  const wished = setWin(systemSlip([A, B, C], 302), 0, minor(9000), minor(4500));
  expect(wished.bets[0]!.stake).toEqual({ source: 'potentialWin', amount: 1000n, win: 4500n });
  expect(setWin(slipOf([A, B]), 0, minor(9000), minor(4500)).bets[0]!.stake.amount).toBe(3000n);
});

test('the stake for a wished win is the smallest that pays it', () => {
  fc.assert(
    fc.property(anySlip(), fc.bigInt(1n, 10n ** 9n), ({ slip }, wish) => {
      fc.pre(slip.bets.length > 0 && pricedBet(slip.bets[0]!) !== null);
      const bet = setWin(slip, 0, minor(wish), RULES.systemCap).bets[0]!;
      const win = bet.stake.source === 'potentialWin' ? bet.stake.win : null;
      expect(winOf(bet, RULES.systemCap)).toBeGreaterThanOrEqual(win!);
      const less = { ...bet.stake, amount: minor(bet.stake.amount - 1n) };
      expect(winOf({ ...bet, stake: less }, null)).toBeLessThan(win!);
    }),
  );
});

test('what a freebet stakes is not for the player to change', () => {
  const freebet = { type: 'freebet', id: 1, freebetStake: minor(500) } as const;
  const [first, second] = twoSingles.bets;
  const slip: Slip = { ...twoSingles, bets: [{ ...first!, bonus: freebet }, second!] };
  expect(amounts(setEveryStake(slip, minor(900)))).toEqual([500n, 900n]);
  expect(amounts(setWin(slip, 0, minor(9000), null))).toEqual([500n, 500n]);
  expect(amounts(setStake(withBonus(slip, ONLY_WIN), 0, minor(900)))).toEqual([900n, 500n]);
});

test('another currency resets the stakes to nothing, with source sharing, and the bonuses', () => {
  const slip = changeCurrency(withBonus(stakedSlip([A, B], 500), BOOST), 'USD');
  expect(slip).toMatchObject({
    currency: 'USD',
    bets: [{ stake: { source: 'sharing', amount: 0n }, bonus: null, availableBonuses: [] }],
  });
  expect(changeCurrency(slip, 'USD')).toBe(slip);
});

test.each(['PROCESSING', 'SUCCESS'] as const)('%s keeps its stakes', (ticket) => {
  const slip = { ...twoSingles, ticket };
  expect(setEveryStake(slip, minor(900))).toBe(slip);
  expect(setWin(slip, 0, minor(900), null)).toBe(slip);
});

test('what was sent keeps its currency until it is answered', () => {
  const sent = placing(twoSingles, 'one', 'none');
  expect(changeCurrency(sent, 'USD')).toBe(sent);
  const silent = unanswered(sent);
  expect(changeCurrency(silent, 'USD')).toBe(silent);
});

test('another currency puts a receipt away', () => {
  const receipt = { ...twoSingles, ticket: 'SUCCESS' } as const;
  expect(changeCurrency(receipt, 'USD')).toEqual(emptySlip('USD'));
  expect(changeCurrency(receipt, 'EUR')).toBe(receipt);
});

test.each([
  ['a stake', () => setStake(twoSingles, 0, minor(-1))],
  ['one stake for all', () => setEveryStake(twoSingles, minor(-1))],
  ['a wished win', () => setWin(twoSingles, 0, minor(-1), null)],
])('%s below zero is a bug', (_rule, call) => {
  expect(call).toThrow('not below zero');
});

test.each([
  ['a single', slipOf([A]), 1],
  ['a combo', slipOf([A, B, C]), 1],
  ['2 of 3', systemSlip([A, B, C], 302), 3],
  ['a trixie', systemSlip([A, B, C], 322), 4],
] as const)(
  'the stake of each line of %s is staked as often as it has lines',
  (_rule, slip, lines) => {
    const staked = setLineStake(slip, 0, minor(250));
    expect(linesOf(staked.bets[0]!)).toBe(lines);
    expect(staked.bets[0]!.stake).toEqual({ source: 'stake', amount: BigInt(250 * lines) });
    expect(lineStake(staked.bets[0]!)).toBe(250n);
  },
);

test('a stake that does not come out even is less on each line, never more', () => {
  expect(lineStake(systemSlip([A, B, C], 302, 1000).bets[0]!)).toBe(333n);
});
