import type { Refused } from '@touchline/domain/slip/place';
import type { BetTaken, Placement } from '@touchline/domain/slip/slip';
import { placeBets } from '@touchline/wire/calls/bets';
import type { Bet } from '@touchline/wire/bets';
import { ApiError } from '../../api/api';
import { call } from '../../api/browser-api';
import { deviceId } from '../../state/device-id';
import { freshId } from '../../state/fresh-id';
import { isKnown, onceKnown } from '../../state/once-known';
import { refusedBy } from '../../state/refused-by';
import { session, sessionStore } from '../../state/session';
import { actions, slipStore } from '../../state/slip';
import { further } from '../../state/slip-further';
import { tellAnswered } from '../../state/slip-tabs';
import { placementBody } from './placement-body';

/** How a try to place ended. Everything the book said stands on the slip itself. */
export type PlaceEnd = 'taken' | 'refused' | 'signed_out' | 'unanswered' | 'too_often' | 'not_sent';

/**
 * How long an answer may take, in milliseconds; after it the try counts as not answered. The book itself waits with live
 * bets, up to half a minute (DESIGN §4.14).
 */
const PATIENCE_MS = 50_000;

/**
 * Places the slip (SPEC §4): a visitor is asked to sign in and the ticket stays; otherwise it is
 * sent under an id that was made before, so that trying again after silence is harmless.
 */
export async function placeSlip(): Promise<PlaceEnd> {
  // A slow page is pressed before it knows who is signed in: whoever is must not be asked to sign in.
  const now = sessionStore.getState();
  const { status } = isKnown(now) ? now : await onceKnown();
  if (status !== 'logged-in') {
    session.ask('sign_in');
    return 'signed_out';
  }
  actions.placing(freshId(), sessionStore.getState().player?.id ?? null);
  const { ticket, placement } = slipStore.getState();
  if (ticket !== 'PROCESSING' || !placement) return 'not_sent';
  const end = await send(placement);
  if (end === 'taken') await session.refreshAccounts();
  return end;
}

async function send(placement: Placement): Promise<PlaceEnd> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { data } = await call(
      placeBets,
      { body: placementBody(placement, deviceId()) },
      patience,
    );
    actions.placed(data.map(betTaken));
    tellAnswered(placement.id, true);
    return 'taken';
  } catch (error) {
    if (error instanceof ApiError) return failed(error, placement.id);
    actions.unanswered();
    if (patience.aborted) return 'unanswered';
    throw error;
  }
}

function failed(error: ApiError, placementId: string): PlaceEnd {
  if (error.status === 0 || error.status >= 500) {
    actions.unanswered();
    return 'unanswered';
  }
  if (error.status === 401 || error.status === 429) {
    actions.turnedAway();
    return error.status === 401 ? 'signed_out' : 'too_often';
  }
  const refusal = refusedBy(error);
  actions.refusedByBook(refusal);
  tellAnswered(placementId, false);
  takePriceNamed(refusal);
  return 'refused';
}

/** A custom bet is refused with the price that it has now: that is the one to agree to (SPEC §8 code 120). */
function takePriceNamed({ bets: [first] }: Refused): void {
  if (first?.customOdds) further.priceCustomBet(first.customOdds);
}

function betTaken(bet: Bet): BetTaken {
  return {
    betId: bet.id,
    status: bet.status,
    isVip: bet.is_vip,
    stake: bet.stake.value,
    win: bet.remaining.win.value,
    odds: bet.selections.map((each) => each.odds),
    customOdds: bet.type === 'custom_bet' ? bet.odds : null,
  };
}
