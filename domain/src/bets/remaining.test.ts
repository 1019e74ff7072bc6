import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBet, BOOST, FINAL_RESULTS } from '@touchline/testkit/settlement/any-bet';
import { minor, minus, odds, scaled } from '../money';
import { isVoidAtOnce } from '../settlement/bet-result';
import type { BetTerms } from '../settlement/due';
import type { LegResult } from '../settlement/leg-result';
import { isEnded, type Leg } from '../settlement/leg-split';
import { mostReturned, standingOf } from '../settlement/settle-bet';
import { remainingOf, settledFor } from './remaining';
import { systemOf } from './system-types';

const [OPEN, WON, LOST, VOID, HALF_LOST] = [
  'no_results',
  'win_entire',
  'lose_entire',
  'canceled',
  'refund_half_lose_other',
] as const;

const aBet = (kind: BetTerms['kind'], terms: Partial<BetTerms> = {}): BetTerms => ({
  kind,
  stake: minor(1000),
  bonus: null,
  systemCap: null,
  ...terms,
});
const legs = (...results: readonly LegResult[]): Leg[] =>
  results.map((result, at) => ({ odds: odds(1000 * (at + 2)), result }));
const told = (bet: BetTerms, all: readonly Leg[]) => {
  const { stake, odds: price, win } = remainingOf(bet, all);
  return [Number(stake), price, Number(win)];
};

/** Legs at 2.00, 3.00 and 4.00. */
test.each<[string, BetTerms['kind'], readonly LegResult[], number | null, number]>([
  ['a combo', { type: 'combo' }, [OPEN, OPEN, OPEN], 24_000, 24_000],
  ['a combo with a void leg', { type: 'combo' }, [OPEN, VOID, OPEN], 8000, 8000],
  ['a combo with a won leg', { type: 'combo' }, [WON, OPEN, OPEN], 24_000, 24_000],
  ['a combo with half a lost leg', { type: 'combo' }, [OPEN, OPEN, HALF_LOST], 3000, 3000],
  ['a combo that won with a void leg', { type: 'combo' }, [WON, VOID, WON], 8000, 8000],
  ['a combo that lost, with a void leg', { type: 'combo' }, [LOST, VOID, OPEN], 8000, 0],
  ['a combo of void legs', { type: 'combo' }, [VOID, VOID, VOID], 24_000, 1000],
  ['a system', system(302), [OPEN, OPEN, OPEN], 8666, 8666],
  ['a system with a lost leg', system(302), [OPEN, LOST, OPEN], 2666, 2666],
  ['a system with a void leg', system(302), [OPEN, VOID, OPEN], 4666, 4666],
  ['a system that returns less than its stake', system(303), [HALF_LOST, VOID, VOID], 2000, 500],
  ['a system that can return no more', system(302), [VOID, VOID, LOST], 3000, 333],
  ['a custom bet', { type: 'custom_bet', odds: odds(5000) }, [WON, OPEN, OPEN], 5000, 5000],
])('what remains of %s', (_what, kind, results, price, win) => {
  expect(told(aBet(kind), legs(...results))).toEqual([1000, price, win]);
});

function system(id: number): BetTerms['kind'] {
  const found = systemOf(id);
  if (!found) throw new Error(`no system ${id}`);
  return { type: 'system', system: found };
}

test('of what was cashed out in part the rest remains; of what was cashed out whole, all that it was', () => {
  const cashedOut = { stake: minor(400), paid: minor(480) };
  const bet = aBet({ type: 'combo' }, { cashedOut });
  expect(told(bet, legs(OPEN, OPEN))).toEqual([600, 6000, 3600]);
  expect(told(bet, legs(OPEN, VOID))).toEqual([600, 2000, 1200]);
  expect(told(bet, legs(LOST, VOID))).toEqual([600, 2000, 0]);
  const whole = aBet({ type: 'combo' }, { cashedOut: { stake: minor(1000), paid: minor(1300) } });
  expect(told(whole, legs(LOST, OPEN))).toEqual([1000, 6000, 1300]);
  const settled = settledFor(remainingOf(bet, legs(WON, WON)), bet, minor(4080));
  expect(settled.win).toBe(3600n);
  expect(settledFor(remainingOf(whole, legs(OPEN)), whole, minor(1300)).win).toBe(1300n);
});

test('a boost stands beside the odds, and falls with a void leg', () => {
  const bet = aBet({ type: 'combo' }, { bonus: BOOST });
  const boosted = (...results: readonly LegResult[]) => remainingOf(bet, legs(...results));
  expect(boosted(OPEN, OPEN)).toMatchObject({
    odds: 6000,
    win: 6600n,
    fromBonus: 600n,
    boost: 1100,
  });
  expect(boosted(OPEN, VOID)).toMatchObject({
    odds: 2000,
    win: 2000n,
    fromBonus: 0n,
    boost: 1000,
  });
});

/** A bet with some legs open, and the same once they have ended in any way. */
const anyStory = anyBet().chain(({ bet, legs: all }) =>
  fc.tuple(...all.map(() => fc.constantFrom(...FINAL_RESULTS))).map((ends) => ({
    bet,
    all,
    later: all.map((leg, at): Leg => (isEnded(leg) ? leg : { ...leg, result: ends[at] ?? WON })),
  })),
);

test('nothing pays more than what a bet can still return, and what ends in between never raises it', () => {
  fc.assert(
    fc.property(anyStory, fc.nat(), ({ bet, all, later }, upTo) => {
      // A custom bet that is void has its stake back, whatever a half loss had left of it.
      fc.pre(!isVoidAtOnce(bet.kind, later));
      const known = all.map((leg, at) => (at <= upTo % all.length ? (later[at] ?? leg) : leg));
      const most = [all, known, later].map((each) => mostReturned(bet, each));
      expect(most.toSorted((one, other) => Number(other - one))).toEqual(most);
      const { result, due } = standingOf(bet, later);
      if (result !== OPEN) expect(due.payout).toBe(most[2]);
    }),
  );
});

test('odds × stake is what is shown to return, rounded down once, but for a bonus and a cap', () => {
  fc.assert(
    fc.property(anyBet(), fc.integer({ min: 0, max: 99 }), ({ bet, legs: all }, share) => {
      const out = scaled(bet.stake, { times: BigInt(share), over: 100n });
      const terms = { ...bet, bonus: null, systemCap: null, cashedOut: { stake: out, paid: out } };
      const { stake, odds: price, win } = remainingOf(terms, all);
      expect(stake).toBe(minus(bet.stake, out));
      const isOpen = standingOf(terms, all).result === OPEN;
      if (price === null || (!isOpen && win <= stake)) return;
      const least = scaled(stake, { times: BigInt(price), over: 1000n });
      expect(win).toBeGreaterThanOrEqual(least);
      expect(win).toBeLessThanOrEqual(
        scaled(stake, { times: BigInt(price + 1), over: 1000n }, 'up'),
      );
    }),
  );
});
