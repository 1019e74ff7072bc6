import type { OutcomeKey } from '../bets/outcome-key';
import { changedTo, eachTo, isEditable } from './edit';
import type { PickedOutcome, Slip } from './slip';

/** What a selection is called, in the language of the page. */
export type Names = Pick<
  PickedOutcome,
  'home' | 'away' | 'tournament' | 'categoryName' | 'marketName' | 'outcomeName' | 'matchSlug'
>;

/**
 * The selections under the names of today: a slip survives another language, and matches are renamed. It is nobody's
 * edit. What is sent and what is on a receipt keeps its names. The same slip when nothing changed.
 */
export function renameSelections(slip: Slip, names: ReadonlyMap<OutcomeKey, Names>): Slip {
  if (!isEditable(slip)) return slip;
  const bets = eachTo(slip.bets, (bet) =>
    changedTo(bet, {
      selections: eachTo(bet.selections, (each) => changedTo(each, names.get(each.key) ?? {})),
    }),
  );
  return changedTo(slip, { bets });
}
