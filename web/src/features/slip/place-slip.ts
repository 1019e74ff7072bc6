import type { Placement } from '@touchline/domain/slip/slip';
import { freshId } from '../../state/fresh-id';
import { sendPlacement, type PlacementAnswer } from '../../state/send-placement';
import { session, sessionStore } from '../../state/session';
import { actions, slipStore } from '../../state/slip';

/** How a try to place ended. Everything the book said stands on the slip itself. */
export type PlaceEnd = PlacementAnswer['end'] | 'not_sent';

/**
 * Places the slip (SPEC §4): a visitor is asked to sign in and the ticket stays; otherwise it is
 * sent under an id that was made before, so that trying again after silence is harmless.
 */
export async function placeSlip(): Promise<PlaceEnd> {
  if (sessionStore.getState().status !== 'logged-in') {
    session.ask('sign_in');
    return 'signed_out';
  }
  actions.placing(freshId());
  const { ticket, placement } = slipStore.getState();
  if (ticket !== 'PROCESSING' || !placement) return 'not_sent';
  const answer = await send(placement);
  take(answer);
  if (answer.end === 'taken') await session.refreshAccounts();
  return answer.end;
}

/** Whatever went wrong on the way, the slip is never left waiting for an answer that nobody expects. */
async function send(placement: Placement): Promise<PlacementAnswer> {
  try {
    return await sendPlacement(placement);
  } catch (error) {
    actions.unanswered();
    throw error;
  }
}

function take(answer: PlacementAnswer): void {
  switch (answer.end) {
    case 'taken':
      return actions.placed(answer.bets);
    case 'refused':
      return actions.refusedByBook(answer.refusal);
    case 'unanswered':
      return actions.unanswered();
    case 'signed_out':
    case 'too_often':
      return actions.turnedAway();
  }
}
