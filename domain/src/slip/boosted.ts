import { bonusOddsOf, potentialWin, totalOdds } from '../bets/potential-win';
import { NO_BOOST } from '../bonus/boost';
import { minus, type Minor, type Odds } from '../money';
import type { SlipBet } from './slip';
import { pricedBet } from './stake';

/** A boosted bet in parts that add up. */
export interface Boosted {
  /** The odds of its selections together, without the boost. */
  legs: Odds;
  boost: Odds;
  /** What the boost adds to what it pays, in subunits. */
  adds: Minor;
}

/** What a boost does to a bet of the slip; null where none is applied. */
export function boostedParts(bet: SlipBet): Boosted | null {
  const priced = pricedBet(bet);
  const boost = priced ? bonusOddsOf(priced) : NO_BOOST;
  if (!priced || boost <= NO_BOOST) return null;
  const plain = { ...priced, bonus: null };
  const { amount } = bet.stake;
  const adds = minus(potentialWin(priced, amount), potentialWin(plain, amount));
  return { legs: totalOdds(plain), boost, adds };
}
