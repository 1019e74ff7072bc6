import { freshId } from '../../state/fresh-id';
import { isKnown, onceKnown } from '../../state/once-known';
import { quickActions, quickStore } from '../../state/quick-bet';
import { sendQuickBet, type PlacementAnswer } from '../../state/send-quick-bet';
import { accountOf, session, sessionStore } from '../../state/session';

/** How a try to place ended; `not_sent` where something stands in the way. */
export type QuickEnd = PlacementAnswer['end'] | 'not_sent';

/**
 * Places the bet at hand (SPEC §4 "Quick bet"): a visitor is asked to sign in. It goes under an id that was made before,
 * and what had no answer goes again under the id it had, so that no try places a second bet (DESIGN §4.5).
 */
export async function placeQuickBet(): Promise<QuickEnd> {
  // A tap may come before the page knows who is signed in.
  const now = sessionStore.getState();
  const { status } = isKnown(now) ? now : await onceKnown();
  if (status !== 'logged-in') {
    session.ask('sign_in');
    return 'signed_out';
  }
  if (quickStore.getState().slip.ticket === 'PROCESSING') return 'not_sent';
  quickActions.placing(freshId());
  const { ticket, placement } = quickStore.getState().slip;
  if (ticket !== 'PROCESSING' || !placement) return 'not_sent';
  const answer = await sendQuickBet(placement).catch((error: unknown) => {
    quickActions.answered(placement.id, { end: 'unanswered' });
    throw error;
  });
  quickActions.answered(placement.id, answer);
  if (answer.end === 'taken') await session.refreshAccounts();
  const account = accountOf(sessionStore.getState());
  // While it was sent the balance said nothing: it may have been lowered by this very bet.
  if (account?.currency === placement.currency) quickActions.balanceIs(account.balance);
  return answer.end;
}
