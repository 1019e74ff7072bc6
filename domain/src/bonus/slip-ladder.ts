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
  /** Whether the slip's combo is placed with it: what is not applied is not shown as reached. */
  isApplied: boolean;
}

/** A bet of a slip, with the bonus that is chosen for it. */
type LadderBet = BonusBet & { bonus?: { type: string; id: number } | null };

/**
 * Which comboboost to show beside the bets of a slip, as one combo (SPEC §3 "Bonus", client fields; §4 "The slip may be
 * collapsed"): the one that is chosen, else the one that multiplies most, else the one that the fewest legs are missing for. Null where the bets are no
 * singles and no combo, or no boost has a step that they could reach.
 */
export function slipLadder(
  boosts: readonly Comboboost[],
  bets: readonly LadderBet[],
): SlipLadder | null {
  const isPlain = bets.every(({ kind }) => kind.type === 'single' || kind.type === 'combo');
  const selections = bets.flatMap((bet) => bet.selections);
  if (!isPlain || selections.length === 0) return null;
  const [only, ...others] = bets;
  const chosen = others.length === 0 ? only?.bonus : null;
  const isChosen = ({ bonus: { id } }: Shown) => chosen?.type === 'comboboost' && chosen.id === id;
  const combo: BonusBet = { kind: { type: 'combo' }, selections };
  const ladders = boosts
    .map((bonus) => ({ bonus, view: boostView(bonus, combo) }))
    .filter(({ view }) => view.activeRangeIndex !== null || view.next !== null);
  const [best] = ladders.toSorted(
    (one, other) =>
      Number(isChosen(other)) - Number(isChosen(one)) ||
      boostNow(other) - boostNow(one) ||
      missing(one) - missing(other),
  );
  return best ? { ...best, isOfSingles: bets.length > 1, isApplied: isChosen(best) } : null;
}

type Shown = Omit<SlipLadder, 'isOfSingles' | 'isApplied'>;

/** What it multiplies by as the bets stand. */
function boostNow({ bonus, view }: Shown): Odds {
  const range = view.activeRangeIndex === null ? null : bonus.ranges[view.activeRangeIndex];
  return range?.bonusOdds ?? NO_BOOST;
}

function missing({ view }: Shown): number {
  return view.next?.legsMissing ?? 0;
}
