import type { BetKind } from '../bets/bet-kind';
import { both, oddsFactor, profit } from '../bets/multiplier';
import { capped, paysStake } from '../bets/potential-win';
import { isFreebet, stakesCash, type BetBonus } from '../bonus/bet-bonus';
import { NO_BOOST } from '../bonus/boost';
import { larger, minus, scaled, ZERO, type Factor, type Minor, type Odds } from '../money';

/** A bet as far as settling it is concerned. Amounts are in subunits of its currency. */
export interface BetTerms {
  kind: BetKind;
  stake: Minor;
  bonus: BetBonus | null;
  /** The most it pays if it is a system (DESIGN §4.8); null where nothing caps it. */
  systemCap: Minor | null;
  /** What was cashed out of it so far; null or absent: nothing. */
  cashedOut?: CashedOut | null;
}

/** The part of a stake that was cashed out, and what was paid for it. */
export interface CashedOut {
  stake: Minor;
  paid: Minor;
}

/** All that is due for a bet. What has to be posted is the difference between two of these. */
export interface Due {
  /** The part of the stake that is settled, and waits among the open bets no longer. */
  stake: Minor;
  /** What the player is paid for it in cash. */
  payout: Minor;
  /** The part of the payout that is a cost of the bonus: what a boost adds, what no risk gives back. */
  fromBonus: Minor;
  /** Whether the freebet is used up or goes back unused; null while open, and without a freebet. */
  freebet: 'spent' | 'returned' | null;
}

/** What is due for an open bet. */
export const NOTHING_DUE: Due = { stake: ZERO, payout: ZERO, fromBonus: ZERO, freebet: null };

/**
 * What is due when the stake is multiplied by `factor`, rounded down once (DESIGN §4.4). A freebet pays
 * what is above its stake, never below zero, or all of it. A comboboost adds its `boost`; a freebet
 * without risk adds what the stake is short of (DESIGN §4.10, §4.11).
 */
export function payoutDue(bet: BetTerms, factor: Factor, boost: Odds = NO_BOOST): Due {
  const { kind, stake, bonus, systemCap } = bet;
  const pays = (each: Factor) => capped(kind, scaled(stake, each), systemCap);
  const own = paysStake(bonus) ? factor : profit(factor);
  const unboosted = pays(own);
  const boosted = boost === NO_BOOST ? unboosted : pays(both(own, oddsFactor(boost)));
  const payout = bonus?.type === 'freebet_no_risk' ? larger(boosted, stake) : boosted;
  return { stake, payout, fromBonus: minus(payout, unboosted), freebet: used(bonus, 'spent') };
}

/** A void bet gives back what was staked: the player's money, and the freebet unused (DESIGN §4.10). */
export function refundDue({ stake, bonus }: BetTerms): Due {
  const payout = stakesCash(bonus) ? stake : ZERO;
  return { stake, payout, fromBonus: ZERO, freebet: used(bonus, 'returned') };
}

/** What was cashed out is settled for what was paid, and uses up a freebet. */
export function cashOutDue({ bonus }: BetTerms, { stake, paid }: CashedOut): Due {
  return { stake, payout: paid, fromBonus: ZERO, freebet: used(bonus, 'spent') };
}

function used(bonus: BetBonus | null, how: 'spent' | 'returned'): Due['freebet'] {
  return bonus && isFreebet(bonus) ? how : null;
}
