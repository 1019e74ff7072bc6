import { NO_BOOST } from '../bonus/boost';
import { minus, odds, ODDS_SCALE, ZERO, type Factor, type Minor, type Odds } from '../money';
import { isVoid } from '../settlement/bet-result';
import type { BetTerms } from '../settlement/due';
import { endingOf } from '../settlement/ending';
import { PARTS, splitFactor, splitOf, type EndedLeg, type Leg } from '../settlement/leg-split';
import { asWon, boostOf, restOf, standingOf } from '../settlement/settle-bet';

/**
 * What of a bet was not cashed out, as it is shown: odds × stake is what it returns, but for what a bonus adds or keeps
 * and a cap cuts. Amounts are in subunits.
 */
export interface Remaining {
  stake: Minor;
  /** The odds of what can still be won, or was: without legs that are void, and without a boost. Null below 1.00. */
  odds: Odds | null;
  /** What it returns: at most while it is open, what it paid once it is settled. */
  win: Minor;
  /** The part of that which is a gift of the bonus: what a boost adds, what no risk gives back. */
  fromBonus: Minor;
  /** What a boost multiplies by as the legs stand, in thousandths; 1000 without one. */
  boost: Odds;
}

/** What remains of a bet as its legs stand; of one that was cashed out whole, all that it was. Throws when there are no legs. */
export function remainingOf(bet: BetTerms, legs: readonly Leg[]): Remaining {
  const { kind, cashedOut } = bet;
  const best = legs.map(asWon);
  if (cashedOut?.stake === bet.stake) {
    const placed = priceOf(kind, asPlaced(bet, best));
    return {
      stake: bet.stake,
      odds: placed,
      win: cashedOut.paid,
      fromBonus: ZERO,
      boost: NO_BOOST,
    };
  }
  const rest = restOf(bet);
  const { result, due } = standingOf(rest, best);
  const isOpen = standingOf(rest, legs).result === 'no_results';
  const isWon = endingOf({ ...rest, result, paid: due.payout }) === 'win';
  const priced = isOpen || isWon ? best : asPlaced(bet, best);
  return {
    stake: rest.stake,
    odds: priceOf(kind, priced),
    win: due.payout,
    fromBonus: due.fromBonus,
    boost: boostOf(bet, best),
  };
}

/** What was not cashed out of a bet and has settled for this much in all. */
export function settledFor(remaining: Remaining, bet: BetTerms, paid: Minor): Remaining {
  const { cashedOut } = bet;
  const isWhole = cashedOut?.stake === bet.stake;
  return { ...remaining, win: isWhole ? paid : minus(paid, cashedOut?.paid ?? ZERO) };
}

/** A bet that did not win shows the odds it was placed at, but for legs that are void: they are 1.00. */
function asPlaced({ kind }: BetTerms, legs: readonly EndedLeg[]): EndedLeg[] {
  const won = (leg: EndedLeg): EndedLeg => ({ ...leg, result: 'win_entire', deadHeat: null });
  const isNothingLeft = kind.type === 'custom_bet' || legs.every((leg) => isVoid(leg.result));
  return legs.map((leg) => (isVoid(leg.result) && !isNothingLeft ? leg : won(leg)));
}

function priceOf(kind: BetTerms['kind'], legs: readonly EndedLeg[]): Odds | null {
  return shown(splitFactor(kind, legs.map(splitOf), PARTS));
}

/** In thousandths, rounded down as far as a number counts. */
function shown({ times, over }: Factor): Odds | null {
  const price = Number((BigInt(ODDS_SCALE) * times) / over);
  return price < ODDS_SCALE ? null : odds(Math.min(price, Number.MAX_SAFE_INTEGER));
}
