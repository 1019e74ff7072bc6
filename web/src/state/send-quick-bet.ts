import type { Refused } from '@touchline/domain/slip/place';
import type { BetTaken, Placement } from '@touchline/domain/slip/slip';
import { placeBets } from '@touchline/wire/calls/bets';
import type { Bet, PlacementSent } from '@touchline/wire/bets';
import { onWire } from '@touchline/wire/money';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';
import { deviceId } from './device-id';
import { refusedBy } from './refused-by';

/** What came of sending a placement. */
export type PlacementAnswer =
  | { end: 'taken'; bets: BetTaken[] }
  | { end: 'refused'; refusal: Refused }
  /** Nobody is signed in, or too many were sent: nothing was taken. */
  | { end: 'signed_out' | 'too_often' }
  /** It may have been taken or not: sending it again under the same id is harmless (DESIGN §4.5). */
  | { end: 'unanswered' };

/**
 * How long an answer may take, in milliseconds; after it the try counts as not answered. The book itself waits with live
 * bets, up to half a minute (DESIGN §4.14).
 */
const PATIENCE_MS = 50_000;

/** Sends a quick bet (SPEC §7 POST /bets, quick flag). Throws where the answer cannot be read. */
export async function sendQuickBet(placement: Placement): Promise<PlacementAnswer> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { data } = await call(placeBets, { body: quickBody(placement) }, patience);
    return { end: 'taken', bets: data.map(betTaken) };
  } catch (error) {
    if (error instanceof ApiError) return failed(error);
    if (patience.aborted) return { end: 'unanswered' };
    throw error;
  }
}

function quickBody({ id, currency, acceptMode, bets }: Placement): PlacementSent {
  return {
    meta: { placement_id: id, device_id: deviceId(), quick: true, type: 'single' },
    auto_accept_odds_change: acceptMode,
    bets: bets.map((bet) => ({
      type: 'single',
      stake: { value: onWire(bet.stake.amount), currency },
      selections: bet.selections.map((each) => ({
        match_id: each.matchId,
        market_id: each.marketId,
        specifier: each.specifier,
        outcome_id: each.outcomeId,
        odds: each.odds,
      })),
    })),
  };
}

function failed(error: ApiError): PlacementAnswer {
  if (error.status === 0 || error.status >= 500) return { end: 'unanswered' };
  if (error.status === 401) return { end: 'signed_out' };
  if (error.status === 429) return { end: 'too_often' };
  return { end: 'refused', refusal: refusedBy(error) };
}

function betTaken(bet: Bet): BetTaken {
  return {
    betId: bet.id,
    status: bet.status,
    isVip: bet.is_vip,
    stake: bet.stake.value,
    win: bet.remaining.win.value,
    odds: bet.selections.map((each) => each.odds),
    customOdds: null,
  };
}
