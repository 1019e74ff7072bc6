import type { Odds } from '../money';
import type { Comboboost } from './bonus';
import type { BonusBet } from './bonus-bet';
import { NO_BOOST } from './boost';
import { boostView, type BoostView } from './boost-view';

/** The ladder that stands beside a slip. */
export interface SlipLadder {
  bonus: Comboboost;
  view: BoostView;
  /** The slip holds singles: the ladder is that of the combo they would make. */
  isOfSingles: boolean;
}

/**
 * Which comboboost to show beside the bets of a slip, as one combo (SPEC §3 "Bonus", client fields; §4 "The slip may be
 * collapsed"): the one that multiplies most, else the one that the fewest legs are missing for. Null where the bets are no
 * singles and no combo, or no boost has a step that they could reach.
 */
export function slipLadder(
  boosts: readonly Comboboost[],
  bets: readonly BonusBet[],
): SlipLadder | null {
  const isPlain = bets.every(({ kind }) => kind.type === 'single' || kind.type === 'combo');
  const selections = bets.flatMap((bet) => bet.selections);
  if (!isPlain || selections.length === 0) return null;
  const combo: BonusBet = { kind: { type: 'combo' }, selections };
  const ladders = boosts
    .map((bonus) => ({ bonus, view: boostView(bonus, combo) }))
    .filter(({ view }) => view.activeRangeIndex !== null || view.next !== null);
  const [best] = ladders.toSorted(
    (one, other) => boostNow(other) - boostNow(one) || missing(one) - missing(other),
  );
  return best ? { ...best, isOfSingles: bets.length > 1 } : null;
}

type Shown = Omit<SlipLadder, 'isOfSingles'>;

/** What it multiplies by as the bets stand. */
function boostNow({ bonus, view }: Shown): Odds {
  const range = view.activeRangeIndex === null ? null : bonus.ranges[view.activeRangeIndex];
  return range?.bonusOdds ?? NO_BOOST;
}

function missing({ view }: Shown): number {
  return view.next?.legsMissing ?? 0;
}
