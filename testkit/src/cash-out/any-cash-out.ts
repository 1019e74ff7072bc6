import * as fc from 'fast-check';
import { minor, scaled, type Minor } from '@touchline/domain/money';
import { anyBet } from '../settlement/any-bet';
import type { CashOutBet, CashOutLeg, CashOutRules } from '@touchline/domain/bets/cash-out-offer';

const MOST_LEGS = 12;
const anyChance = fc.double({ min: 0, max: 1, noNaN: true });
/** How much of what is not won is refunded: often nothing, since only then a freebet has a value. */
const anyRefund = fc.oneof(fc.constant(0), anyChance);

/** A bet of any kind, with the chances of its open legs, and a margin from nothing to all. */
export function anyCashOut(): fc.Arbitrary<{ bet: CashOutBet; rules: CashOutRules }> {
  const anyChances = fc.array(fc.tuple(anyChance, anyRefund), {
    minLength: MOST_LEGS,
    maxLength: MOST_LEGS,
  });
  return fc
    .tuple(anyBet(), anyChances, anyChance, anyRefund, fc.integer({ min: 0, max: 10_000 }))
    .map(([{ bet, legs }, chances, win, refund, margin]) => ({
      bet: {
        ...bet,
        isFreebetCashable: true,
        legs: legs.map((leg, at) => withChances(leg, chances[at])),
        joint: { win, refund: refund * (1 - win) },
      },
      rules: { margin, least: minor(1) },
    }));
}

/** Of what is not won, some is refunded. */
function withChances(
  leg: Pick<CashOutLeg, 'odds' | 'result' | 'deadHeat'>,
  [probability, share]: readonly [number, number] = [0, 0],
): CashOutLeg {
  return { ...leg, probability, refund: share * (1 - probability) };
}

/** A wish for a part of a bet: how many thousandths of it, by what is given up or by what is paid. */
export const anyWish = fc.record({
  share: fc.integer({ min: 1, max: 1000 }),
  byStake: fc.boolean(),
});

/** That share of all, rounded up. */
export function wishOf(
  share: number,
  all: { stake: Minor } | { paid: Minor },
): { stake: Minor } | { paid: Minor } {
  const of = (amount: Minor) => scaled(amount, { times: BigInt(share), over: 1000n }, 'up');
  return 'stake' in all ? { stake: of(all.stake) } : { paid: of(all.paid) };
}
