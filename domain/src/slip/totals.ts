import { totalOdds } from '../bets/potential-win';
import { stakesCash } from '../bonus/bet-bonus';
import { sum, ZERO, type Minor, type Odds } from '../money';
import type { Slip, SlipBet } from './slip';
import { pricedBet, winOf } from './stake';

/** Amounts are in subunits of the slip's currency. */
export interface SlipTotals {
  stake: Minor;
  /** What of the stake the player's own balance has to cover: all that no freebet stakes. */
  cash: Minor;
  /** What it pays when every bet wins. */
  win: Minor;
  /** The odds of the one bet; null when there are several, none, or one without a price. */
  odds: Odds | null;
}

/** The foot of the receipt (SPEC §5). `systemCap` is the most a system pays; null where nothing caps it. */
export function totals({ bets }: Pick<Slip, 'bets'>, systemCap: Minor | null): SlipTotals {
  const [one, another] = bets;
  const priced = one && !another ? pricedBet(one) : null;
  return {
    stake: sum(bets.map((bet) => bet.stake.amount)),
    cash: sum(bets.map(cashOf)),
    win: sum(bets.map((bet) => winOf(bet, systemCap))),
    odds: priced && totalOdds(priced),
  };
}

/** Freebets bring their stake, but for the one that gives the player's own back (DESIGN §4.10). */
function cashOf({ bonus, stake }: SlipBet): Minor {
  return stakesCash(bonus) ? stake.amount : ZERO;
}
