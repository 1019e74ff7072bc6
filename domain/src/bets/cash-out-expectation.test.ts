import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import type { FinalResult } from '../settlement/leg-result';
import { isEnded } from '../settlement/leg-split';
import { standingOf } from '../settlement/settle-bet';
import { cashOut } from './cash-out';
import { cashOutOffer, type CashOutBet, type CashOutLeg } from './cash-out-offer';
import { anyCashOut, anyWish, wishOf } from '@touchline/testkit/cash-out/any-cash-out';

/** All ways the open legs may end, and how likely each is. Those of a custom bet end together. */
function endings(bet: CashOutBet): [legs: CashOutLeg[], chance: number][] {
  const { kind, legs, joint } = bet;
  const endedBy = (leg: CashOutLeg, result: FinalResult) =>
    isEnded(leg) ? leg : { ...leg, result, deadHeat: null };
  if (kind.type === 'custom_bet') {
    const { win, refund } = joint ?? { win: 0, refund: 0 };
    const all = (result: FinalResult) => legs.map((leg) => endedBy(leg, result));
    return [
      [all('win_entire'), win],
      [all('refund_entire'), refund],
      [all('lose_entire'), 1 - win - refund],
    ];
  }
  let ways: [CashOutLeg[], number][] = [[[], 1]];
  for (const leg of legs) {
    const { probability, refund = 0 } = leg;
    const win = probability ?? 0;
    const ends: [FinalResult, number][] = isEnded(leg)
      ? [[leg.result, 1]]
      : [
          ['win_entire', win],
          ['refund_entire', refund],
          ['lose_entire', 1 - win - refund],
        ];
    ways = ways.flatMap(([before, chance]) =>
      ends.map(([result, each]): [CashOutLeg[], number] => [
        [...before, endedBy(leg, result)],
        chance * each,
      ]),
    );
  }
  return ways;
}

/** What settling pays on average. */
function expectedOf(bet: CashOutBet): number {
  return endings(bet).reduce(
    (total, [legs, chance]) => total + chance * Number(standingOf(bet, legs).due.payout),
    0,
  );
}

/** Settling rounds down what an offer weighs exactly, and the chances here are floats. */
const atMost = (expected: number, roundings = 1) => expected * (1 + 1e-9) + roundings;

const FEW_LEGS = 5;
const withFewLegs = anyCashOut().filter(({ bet }) => bet.legs.length <= FEW_LEGS);

test('a cash-out never pays more than settling the bet is expected to', () => {
  fc.assert(
    fc.property(withFewLegs, ({ bet, rules }) => {
      const offer = cashOutOffer(bet, rules);
      if (offer.ok) expect(Number(offer.value)).toBeLessThanOrEqual(atMost(expectedOf(bet)));
    }),
    { numRuns: 500 },
  );
});

test('without a margin, a bonus or a cap it pays no less either', () => {
  fc.assert(
    fc.property(withFewLegs, ({ bet: { systemCap: _cap, ...terms } }) => {
      const bet = { ...terms, bonus: null, systemCap: null };
      const offer = cashOutOffer(bet, { margin: 0, least: minor(1) });
      if (offer.ok) expect(atMost(Number(offer.value))).toBeGreaterThanOrEqual(expectedOf(bet));
    }),
    { numRuns: 500 },
  );
});

test('a part, and settling the rest, is never expected to pay more than settling the whole', () => {
  fc.assert(
    fc.property(withFewLegs, anyWish, ({ bet, rules }, { share, byStake }) => {
      const offer = cashOutOffer(bet, rules);
      if (!offer.ok) return;
      const wish = wishOf(share, byStake ? { stake: bet.stake } : { paid: offer.value });
      const taken = cashOut(bet, wish, offer.value, rules);
      if (!taken.ok) return;
      const after = { ...bet, cashedOut: taken.value.cashedOut };
      expect(expectedOf(after)).toBeLessThanOrEqual(atMost(expectedOf(bet)));
    }),
    { numRuns: 500 },
  );
});
