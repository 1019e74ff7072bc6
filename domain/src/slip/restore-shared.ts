import { checkGroup } from '../bets/check-group';
import { outcomeKey, type OutcomeKey, type OutcomeRef } from '../bets/outcome-key';
import { cappedStake } from '../bets/stake-cap';
import { lineCount } from '../bets/system-types';
import { minor, scaled, type Factor, type Minor } from '../money';
import { ok, refused, type Result } from '../result';
import { edited } from './edit';
import { kindFor, UNPRICED } from './kind-for';
import {
  emptySlip,
  newBet,
  selectionsOf,
  type CustomBetKind,
  type PickedOutcome,
  type Selection,
  type Slip,
  type SlipBet,
  type SlipBetKind,
  type SlipRules,
} from './slip';
import { joined, selectionOf } from './toggle-selection';

/** A bet as a share code names it (SPEC §5). */
export interface SharedBet {
  kind: Exclude<SlipBetKind, CustomBetKind> | { type: 'custom_bet' };
  /** In subunits of the sharer's currency. */
  stake: Minor;
  selections: readonly OutcomeRef[];
}

/** What a share code stands for now (SPEC §5). */
export interface Shared {
  bets: readonly SharedBet[];
  /** Of the outcomes of the bets, those that are still offered. */
  offered: ReadonlyMap<OutcomeKey, PickedOutcome>;
  /** Turns subunits of the sharer's currency into subunits of the slip's; null where nobody knows it. */
  rate: Factor | null;
  /**
   * What a bet may stake for each of its lines at most, in subunits of the slip's currency; null where the player has
   * chosen the stake, which is theirs again then.
   */
  stakeCap: Minor | null;
}

/** A slip out of a share code (SPEC §5), and which of the shared outcomes could not come onto it. */
export interface RestoredShare {
  slip: Slip;
  left: OutcomeKey[];
}

/**
 * Puts shared bets on the slip in place of what is on it (SPEC §5 "Share bet"). Stakes are converted to
 * the nearest subunit and capped; without a rate they are nothing. What is no longer offered is left
 * out, a bet with nothing left is dropped, and the rest are what their number makes of them; custom
 * bets have to be priced again, and keep one match. Of several bets only singles stand side by side,
 * each outcome once and where they are offered (SPEC §5); otherwise the first bet is left alone.
 * Nothing left at all is refused (SPEC §8 "link-try-another-bet").
 */
export function restoreShared(
  slip: Slip,
  shared: Shared,
  rules: SlipRules,
): Result<RestoredShare, { code: 'in_progress' | 'nothing_left' }> {
  if (slip.ticket === 'PROCESSING') return refused({ code: 'in_progress' });
  const bets = shared.bets.map((bet) => restoredBet(bet, shared, rules));
  const restored = edited(emptySlip(slip.currency), sideBySide(bets, rules));
  if (restored.bets.length === 0) return refused({ code: 'nothing_left' });
  const kept = new Set(selectionsOf(restored).map((each) => each.key));
  const asked = shared.bets.flatMap((bet) => bet.selections.map(outcomeKey));
  return ok({ slip: restored, left: asked.filter((key) => !kept.has(key)) });
}

/** Of these bets those that clicks could put on one slip. */
function sideBySide(bets: readonly SlipBet[], { multiSingleProviders }: SlipRules): SlipBet[] {
  const left = bets.filter((bet) => bet.selections.length > 0);
  if (checkGroup(left, multiSingleProviders)) return left.slice(0, 1);
  const firsts = left.map(({ selections }) => selections[0]?.key);
  return left.filter((_, at) => firsts.indexOf(firsts[at]) === at);
}

function restoredBet(
  { kind: sharedKind, stake, selections }: SharedBet,
  { offered, rate, stakeCap }: Shared,
  rules: SlipRules,
): SlipBet {
  const kind = sharedKind.type === 'custom_bet' ? UNPRICED : sharedKind;
  const found = selections.flatMap((each) => offered.get(outcomeKey(each)) ?? []);
  const left = found
    .filter(({ matchId }) => kind.type !== 'custom_bet' || matchId === found[0]?.matchId)
    .map(selectionOf)
    .reduce<Selection[]>((all, each) => joined(kind, all, each), []);
  const restored = kindFor(kind, left.length, rules);
  const lines = restored.type === 'system' ? lineCount(restored.system) : 1;
  const converted = rate ? scaled(stake, rate, 'nearest') : minor(0);
  if (stakeCap === null) return newBet(restored, left, { source: 'stake', amount: converted });
  const amount = cappedStake(converted, lines, stakeCap);
  return newBet(restored, left, { source: 'sharing', amount });
}
