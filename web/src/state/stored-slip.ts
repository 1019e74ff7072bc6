import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { unanswered } from '@touchline/domain/slip/place';
import { selectionsOf, type Slip } from '@touchline/domain/slip/slip';
import { keptBets, keptTicketState } from './session-keys';
import { slipStore } from './slip';

let keysFound: ReadonlySet<OutcomeKey> = new Set();

/** Whether an outcome came onto the slip from storage: it may have gone since it was stored. */
export function cameFromStorage(key: OutcomeKey): boolean {
  return keysFound.has(key);
}

/**
 * Takes the slip of this tab out of storage and keeps it there from now on. Called once the page
 * stands, so that what the server rendered is not contradicted. Returns how to stop.
 */
export function keepSlip(): () => void {
  if (slipStore.getState().bets.length === 0) takeKeptSlip();
  return slipStore.subscribe(({ ticket, ...bets }) => {
    keptBets.write(bets);
    keptTicketState.write(ticket);
  });
}

/** The slip is as this tab keeps it; where nothing is kept it stays as it is. */
export function takeKeptSlip(): void {
  const found = foundSlip();
  if (!found) return;
  slipStore.setState(unanswered(found), true);
  keysFound = new Set(selectionsOf(found).map((each) => each.key));
}

/** A slip whose ticket is not known begins from the start. */
function foundSlip(): Slip | null {
  const bets = keptBets.read();
  return bets && { ...bets, ticket: keptTicketState.read() ?? 'INITIAL' };
}
