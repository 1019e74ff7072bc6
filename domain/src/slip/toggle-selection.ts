import { outcomeKey, type OutcomeKey } from '../bets/outcome-key';
import { edited, isEditable } from './edit';
import { rescaled } from './stake';
import {
  emptySlip,
  newBet,
  selectionsOf,
  slipType,
  type BetKind,
  type PickedOutcome,
  type Selection,
  type Slip,
  type SlipBet,
  type SlipRules,
} from './slip';

/** An outcome as it comes onto the slip: the price that is seen is the price agreed to. */
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

/**
 * Clicking an outcome adds it to the slip; clicking it again takes it out (SPEC §4). A ticket in
 * progress ignores clicks. A click beside a receipt begins an empty slip.
 */
export function toggleSelection(slip: Slip, picked: PickedOutcome, rules: SlipRules): Slip {
  if (slip.ticket === 'PROCESSING') return slip;
  const open = slip.ticket === 'SUCCESS' ? emptySlip(slip.currency) : slip;
  const key = outcomeKey(picked);
  if (selectionsOf(open).some((each) => each.key === key)) return removeSelection(open, key);
  return edited(open, including(open, selectionOf(picked), rules));
}

/** Takes one outcome out, and its bet with it when that bet has no other (SPEC §4). */
export function removeSelection(slip: Slip, key: OutcomeKey): Slip {
  return removeSelections(slip, (each) => each.key === key);
}

/** Takes out every selection of which `leaves` is true. The same slip when there is none. */
export function removeSelections(slip: Slip, leaves: (selection: Selection) => boolean): Slip {
  if (!isEditable(slip)) return slip;
  if (!selectionsOf(slip).some(leaves)) return slip;
  return edited(
    slip,
    slip.bets.map((bet) => without(bet, leaves)),
  );
}

/** Takes everything off the slip. */
export function clear(slip: Slip): Slip {
  return slip.ticket === 'PROCESSING' ? slip : emptySlip(slip.currency);
}

function without(bet: SlipBet, leaves: (selection: Selection) => boolean): SlipBet {
  const selections = bet.selections.filter((each) => !leaves(each));
  return rescaled({ ...bet, kind: kindFor(selections.length), selections });
}

function including(slip: Slip, selection: Selection, rules: SlipRules): readonly SlipBet[] {
  const [first] = slip.bets;
  if (!first) return [newBet({ type: 'single' }, [selection])];
  if (slipType(slip) === 'single' && mayStandAlone(slip, selection, rules)) {
    return [...slip.bets, newBet({ type: 'single' }, [selection])];
  }
  const selections = [...selectionsOf(slip), selection];
  return [rescaled({ ...first, kind: kindFor(selections.length), selections })];
}

/** Several singles are offered for every provider on the slip (SPEC §5). */
function mayStandAlone(slip: Slip, selection: Selection, rules: SlipRules): boolean {
  return [...selectionsOf(slip), selection].every((each) =>
    rules.multiSingleProviders.has(each.provider),
  );
}

/** The only place where the number of selections decides what kind of bet it is. */
export function kindFor(count: number): BetKind {
  return count > 1 ? { type: 'combo' } : { type: 'single' };
}
