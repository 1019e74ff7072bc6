import { sameMatchTwice } from '../bets/same-match-twice';
import { lineKey, outcomeKey, type OutcomeKey } from '../bets/outcome-key';
import { edited, isEditable, opened } from './edit';
import { kindFor } from './kind-for';
import {
  emptySlip,
  newBet,
  selectionsOf,
  slipType,
  type PickedOutcome,
  type Selection,
  type Slip,
  type SlipBet,
  type SlipBetKind,
  type SlipRules,
} from './slip';
import { rescaled, stakeAlone } from './stake';

/** An outcome as it comes onto the slip: the price that is seen is the price agreed to (SPEC §3). */
export function selectionOf(picked: PickedOutcome): Selection {
  return {
    ...picked,
    key: outcomeKey(picked),
    acceptedOdds: picked.odds,
    initialOdds: picked.odds,
    isSuspended: false,
    isChanged: false,
    isNotAvailable: false,
  };
}

/** Why a click on an outcome adds nothing. */
export type NotAdded =
  | { code: 'in_progress' }
  /** A custom bet is alone on the slip, and takes outcomes of its own match alone. */
  | { code: 'other_match' }
  /** The singles on the slip would have to become one bet, and these are of one match. */
  | { code: 'same_match_twice'; selections: OutcomeKey[] };

/**
 * Clicking an outcome adds it to the slip; clicking it again takes it out (SPEC §4). In a combo or
 * system it takes the place of another outcome of its match, and in a custom bet that of another of
 * its line. A click beside a receipt begins an empty slip. The same slip when `whyNotAdded` says why.
 */
export function toggleSelection(slip: Slip, picked: PickedOutcome, rules: SlipRules): Slip {
  const open = opened(slip);
  const key = outcomeKey(picked);
  if (holds(open, key)) return removeSelection(open, key, rules);
  if (whyNotAdded(open, picked, rules)) return slip;
  return edited(open, including(open, selectionOf(picked), rules));
}

/** Why clicking an outcome would not add it; null when it would, or would take it out (SPEC §4, §5). */
export function whyNotAdded(slip: Slip, picked: PickedOutcome, rules: SlipRules): NotAdded | null {
  if (slip.ticket === 'PROCESSING') return { code: 'in_progress' };
  const open = opened(slip);
  if (holds(open, outcomeKey(picked))) return null;
  if (slipType(open) === 'custom_bet') {
    const isOfIts = selectionsOf(open)[0]?.matchId === picked.matchId;
    return isOfIts ? null : { code: 'other_match' };
  }
  if (open.bets.length < 2 || standsAlone(open, picked, rules)) return null;
  const twice = sameMatchTwice(selectionsOf(open));
  return twice.length > 0 ? { code: 'same_match_twice', selections: twice } : null;
}

/** Takes one outcome out, and its bet with it when that bet has no other (SPEC §4). */
export function removeSelection(slip: Slip, key: OutcomeKey, rules: SlipRules): Slip {
  return removeSelections(slip, (each) => each.key === key, rules);
}

/** Takes out every selection of which `leaves` is true (SPEC §4). The same slip when there is none. */
export function removeSelections(
  slip: Slip,
  leaves: (selection: Selection) => boolean,
  rules: SlipRules,
): Slip {
  if (!isEditable(slip) || !selectionsOf(slip).some(leaves)) return slip;
  const bets = slip.bets.map((bet) => {
    const left = bet.selections.filter((each) => !leaves(each));
    return left.length < bet.selections.length ? holding(bet, left, rules) : bet;
  });
  return edited(slip, bets);
}

/** Takes everything off the slip, a receipt too (SPEC §4). The same slip when it is empty or sent. */
export function clear(slip: Slip): Slip {
  const isKept = slip.ticket === 'PROCESSING' || slip.bets.length === 0;
  return isKept ? slip : emptySlip(slip.currency);
}

/**
 * Everything on the slip as one bet of this kind (SPEC §4). Bets that are merged leave their bonuses
 * behind, and the stake is that of the first.
 */
export function merged({ bets }: Pick<Slip, 'bets'>, kind: SlipBetKind): SlipBet {
  const [first] = bets;
  if (first && bets.length === 1) return { ...first, kind };
  return newBet(kind, selectionsOf({ bets }), first && stakeAlone(first));
}

/**
 * The selections with one more. No bet holds two outcomes of one match, and no custom bet two of one
 * line (SPEC §5): the newcomer takes the place of the other.
 */
export function joined(
  { type }: SlipBetKind,
  selections: readonly Selection[],
  newcomer: Selection,
): Selection[] {
  const placeOf = type === 'custom_bet' ? lineKey : (each: Selection) => each.matchId;
  const at = selections.findIndex((each) => placeOf(each) === placeOf(newcomer));
  return at < 0 ? [...selections, newcomer] : selections.with(at, newcomer);
}

function holds(slip: Slip, key: OutcomeKey): boolean {
  return slip.bets.some((bet) => bet.selections.some((each) => each.key === key));
}

function including(slip: Slip, selection: Selection, rules: SlipRules): readonly SlipBet[] {
  if (standsAlone(slip, selection, rules)) {
    return [...slip.bets, newBet({ type: 'single' }, [selection])];
  }
  const one = merged(slip, slip.bets[0]?.kind ?? { type: 'single' });
  return [holding(one, joined(one.kind, one.selections, selection), rules)];
}

/** On an empty slip, and among singles where every provider on the slip offers several (SPEC §5). */
function standsAlone(slip: Slip, { provider }: PickedOutcome, rules: SlipRules): boolean {
  const { multiSingleProviders: offered } = rules;
  if (slip.bets.length === 0) return true;
  if (slipType(slip) !== 'single' || !offered.has(provider)) return false;
  return selectionsOf(slip).every((each) => offered.has(each.provider));
}

/** The bet with other selections than it had, and what follows from their number. */
function holding(bet: SlipBet, selections: readonly Selection[], rules: SlipRules): SlipBet {
  return rescaled({ ...bet, kind: kindFor(bet.kind, selections.length, rules), selections });
}
