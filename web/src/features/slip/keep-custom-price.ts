import { NO_PRICES, type NoPrice } from '@touchline/domain/bets/custom-price';
import { isEditable } from '@touchline/domain/slip/edit';
import type { Selection, Slip } from '@touchline/domain/slip/slip';
import { getCustomOdds } from '@touchline/wire/calls/custom-bets';
import { ApiError } from '../../api/api';
import { call } from '../../api/browser-api';
import { slipStore } from '../../state/slip';
import { further } from '../../state/slip-further';
import { tellNoPrice } from './custom-price-store';

/** Prices of legs move together: what moves within this is asked about once, in milliseconds. */
const GATHER_MS = 250;
/** Where nobody answers, it is asked again after this, in milliseconds. */
const AGAIN_MS = 5_000;

/**
 * Keeps the price of a custom bet on the slip: the book is asked for it when selections come or go, and again when one
 * of them moves, is suspended or comes back (SPEC §7 POST /bets/custom/odds). Returns how to stop.
 */
export function keepCustomPrice(): () => void {
  let asked = '';
  let asking: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const slip = slipStore.getState();
    const legs = legsOf(slip);
    if (!legs) return;
    asking?.abort();
    const { signal } = (asking = new AbortController());
    const end = await askedFor(legs, signal);
    // Another click has come between: its own answer is on the way.
    if (signal.aborted || standing(slipStore.getState()) !== standing(slip)) return;
    tellNoPrice(end.why);
    if (end.odds !== undefined) further.priceCustomBet(end.odds);
    if (end.isUnanswered) timer = setTimeout(() => void ask(), AGAIN_MS);
  };
  const look = (slip: Slip) => {
    const now = standing(slip);
    if (now === asked) return;
    asked = now;
    clearTimeout(timer);
    tellNoPrice(null);
    if (now === '') asking?.abort();
    else timer = setTimeout(() => void ask(), GATHER_MS);
  };
  look(slipStore.getState());
  const unwatch = slipStore.subscribe(look);
  return () => {
    unwatch();
    clearTimeout(timer);
    asking?.abort();
  };
}

/** The selections whose price is asked for; null where there are none, or they are being sent. */
function legsOf(slip: Slip): readonly Selection[] | null {
  const [bet] = slip.bets;
  return bet?.kind.type === 'custom_bet' && isEditable(slip) ? bet.selections : null;
}

/** All that the price hangs on, as text; empty where none is asked for. */
function standing(slip: Slip): string {
  const legs = legsOf(slip) ?? [];
  return legs.map(({ key, odds, isSuspended }) => `${key} ${odds} ${isSuspended}`).join();
}

/** How asking went: the price, or null for none and why; neither where nobody answered. */
interface Told {
  odds?: Parameters<typeof further.priceCustomBet>[0];
  why: { reason: NoPrice | null; message: string } | null;
  isUnanswered?: boolean;
}

async function askedFor(legs: readonly Selection[], signal: AbortSignal): Promise<Told> {
  const selections = legs.map(({ matchId, marketId, specifier, outcomeId }) => ({
    match_id: matchId,
    market_id: marketId,
    specifier,
    outcome_id: outcomeId,
  }));
  try {
    const { data } = await call(getCustomOdds, { body: { selections } }, signal);
    return { odds: data.custom_odds, why: null };
  } catch (error) {
    if (signal.aborted) return { why: null };
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 422) return { why: null, isUnanswered: true };
    const { details, errors_by_bet: errors } = error.error.data ?? {};
    const reason = NO_PRICES.find((each) => each === details) ?? null;
    const message = errors?.[0]?.localized_message ?? error.error.message;
    return { odds: null, why: { reason, message }, isUnanswered: reason === 'unavailable' };
  }
}
