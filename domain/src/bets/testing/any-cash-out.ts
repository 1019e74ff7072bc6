import * as fc from 'fast-check';
import { minor } from '../../money';
import { anyBet } from '../../settlement/testing/any-bet';
import type { CashOutBet, CashOutLeg, CashOutRules } from '../cash-out';

const MOST_LEGS = 12;
const anyChance = fc.double({ min: 0, max: 1, noNaN: true });

/** A bet of any kind, with the chances of its open legs, and a margin from nothing to all. */
export function anyCashOut(): fc.Arbitrary<{ bet: CashOutBet; rules: CashOutRules }> {
  const anyChances = fc.array(fc.tuple(anyChance, anyChance), {
    minLength: MOST_LEGS,
    maxLength: MOST_LEGS,
  });
  return fc
    .tuple(anyBet(), anyChances, anyChance, fc.integer({ min: 0, max: 10_000 }))
    .map(([{ bet, legs }, chances, win, margin]) => ({
      bet: {
        ...bet,
        legs: legs.map((leg, at) => withChances(leg, chances[at])),
        joint: { win, refund: (1 - win) / 2 },
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
