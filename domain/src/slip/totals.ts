import { sum, totalOdds, type Minor, type Odds } from '../money';
import { slipType, type Slip } from './slip';
import { winOf } from './stake';

export interface SlipTotals {
  stake: Minor;
  /** What it pays when every bet wins. */
  win: Minor;
  /** The odds of the one bet; null when there are several bets, or none. */
  odds: Odds | null;
}

/** The foot of the receipt. */
export function totals(slip: Pick<Slip, 'bets'>): SlipTotals {
  const [first] = slip.bets;
  const one = first && (slip.bets.length === 1 || slipType(slip) !== 'single');
  return {
    stake: sum(slip.bets.map((bet) => bet.stake.amount)),
    win: sum(slip.bets.map(winOf)),
    odds: one ? totalOdds(first.selections.map((each) => each.odds)) : null,
  };
}
