import { assert } from '../assert';
import { bonusOddsOf } from '../bets/potential-win';
import { NO_BOOST } from '../bonus/boost';
import { minus, scaled, sum, type Factor, type Minor, type Odds } from '../money';
import { betResult, isLost, isVoid, isVoidAtOnce, voidResult, type BetResult } from './bet-result';
import { cashOutDue, NOTHING_DUE, payoutDue, refundDue, type BetTerms, type Due } from './due';
import { breakEven } from './ending';
import { isEnded, PARTS, splitFactor, splitOf, type EndedLeg, type Leg } from './leg-split';

/** How a bet stands. It is open while its result is `no_results`. */
export interface Standing {
  result: BetResult;
  due: Due;
}

const NO_WIN: Factor = { times: 0n, over: 1n };

/**
 * Settles a bet as far as the results of its legs allow (SPEC §3 "Bet", DESIGN §4.4, §4.7 to §4.11):
 * void or lost as soon as nothing can be won, otherwise when every leg has ended. What was cashed out is final,
 * whatever becomes of the legs. Throws when there are no legs.
 */
export function standingOf(bet: BetTerms, legs: readonly Leg[]): Standing {
  assert(legs.length > 0, 'a bet has at least one leg');
  const { cashedOut } = bet;
  if (!cashedOut) return standingByLegs(bet, legs);
  const final = cashOutDue(bet, cashedOut);
  if (cashedOut.stake === bet.stake) return { result: 'cashed_out', due: final };
  const rest = standingByLegs(restOf(bet), legs);
  return { result: rest.result, due: together(final, rest.due) };
}

/** All that a bet can still return: what it pays when every open leg wins, with what was cashed out of it. */
export function mostReturned(bet: BetTerms, legs: readonly Leg[]): Minor {
  return standingOf(bet, legs.map(asWon)).due.payout;
}

/** A leg at its best: as it ended, or won while it is open. */
export function asWon(leg: Leg): EndedLeg {
  return isEnded(leg) ? leg : { ...leg, result: 'win_entire', deadHeat: null };
}

/** What is left of a bet after its cash-outs, with its share of the cap, rounded down. */
export function restOf(bet: BetTerms): BetTerms {
  const { stake, systemCap, cashedOut } = bet;
  if (!cashedOut) return bet;
  const left = minus(stake, cashedOut.stake);
  return {
    ...bet,
    stake: left,
    systemCap: systemCap && scaled(systemCap, { times: left, over: stake }),
    cashedOut: null,
  };
}

function standingByLegs(bet: BetTerms, legs: readonly Leg[]): Standing {
  if (isVoidAtOnce(bet.kind, legs)) return { result: 'canceled', due: refundDue(bet) };
  if (isLost(bet.kind, legs)) return { result: 'lose_entire', due: payoutDue(bet, NO_WIN) };
  if (!legs.every(isEnded)) return { result: 'no_results', due: NOTHING_DUE };
  const factor = splitFactor(bet.kind, legs.map(splitOf), PARTS);
  const voided = voidResult(bet.kind, legs, factor);
  if (voided) return { result: voided, due: refundDue(bet) };
  const due = payoutDue(bet, factor, boostOf(bet, legs));
  const paid = { own: ownPayout(bet, due), even: breakEven(bet) };
  return { result: betResult(bet.kind, legs, paid), due };
}

/** What a bet pays without the stake that a freebet without risk gives back. */
function ownPayout({ bonus }: BetTerms, { payout, fromBonus }: Due): Minor {
  return bonus?.type === 'freebet_no_risk' ? minus(payout, fromBonus) : payout;
}

/** A comboboost by the legs that are not void, in thousandths; 1000 without one. What is void can lower the boost, never raise it (DESIGN §4.11). */
export function boostOf(
  { kind, bonus }: Pick<BetTerms, 'kind' | 'bonus'>,
  legs: readonly EndedLeg[],
): Odds {
  if (bonus?.type !== 'comboboost') return NO_BOOST;
  const boostBy = (counted: readonly EndedLeg[]) =>
    bonusOddsOf({ kind, legs: counted.map((leg) => leg.odds), bonus });
  const placed = boostBy(legs);
  const counted = boostBy(legs.filter((leg) => !isVoid(leg.result)));
  return counted < placed ? counted : placed;
}

function together(one: Due, other: Due): Due {
  return {
    stake: sum([one.stake, other.stake]),
    payout: sum([one.payout, other.payout]),
    fromBonus: sum([one.fromBonus, other.fromBonus]),
    freebet: other.freebet,
  };
}
