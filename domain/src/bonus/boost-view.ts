import type { Odds } from '../money';
import type { Comboboost } from './bonus';
import type { BonusBet } from './bonus-bet';
import { activeRange, nextRange } from './boost';
import { legFault } from './why-not-usable';

/** A comboboost beside one bet, for showing its ladder (SPEC §3 "Bonus", client fields). */
export interface BoostView {
  /** The range that counts; null when none does. */
  activeRangeIndex: number | null;
  /** The selections the boost is for, as places on the bet, from 0. */
  suitableSelections: readonly number[];
  /** The range above, and how many suitable legs more it takes; null on the last one. */
  next: { bonusOdds: Odds; legsMissing: number } | null;
}

/** A comboboost beside a bet. A range counts only for a combo of nothing but suitable selections (DESIGN §4.11). */
export function boostView(bonus: Comboboost, { kind, selections }: BonusBet): BoostView {
  const suitable = selections.flatMap((leg, place) => (legFault(bonus, leg) ? [] : [place]));
  const legs = selections.map((leg) => leg.odds);
  const counts = kind.type === 'combo' && suitable.length === legs.length;
  const next = nextRange(bonus.ranges, suitable.length);
  return {
    activeRangeIndex: counts ? activeRange(bonus, legs) : null,
    suitableSelections: suitable,
    next: next ? { bonusOdds: next.bonusOdds, legsMissing: next.minCount - suitable.length } : null,
  };
}
