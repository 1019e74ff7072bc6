import { fiat } from '@touchline/domain/currency';
import { purchaseAmount } from '@touchline/domain/format-money';
import {
  openSelections,
  selectionsOf,
  type Selection,
  type Slip,
} from '@touchline/domain/slip/slip';
import type { Bet } from '@touchline/wire/bets';

/** An outcome that a reader has put on the slip, or taken off it (SPEC §7). */
export interface OutcomeEvent {
  event: 'outcome_add_click' | 'outcome_delete_click';
  match_id: number;
  market_id: number;
  outcome_id: string;
  specifier: string;
  sport: string;
  /** In thousandths. */
  odds: number;
}

/** A bet that was placed (SPEC §5 "Purchase tracking"). */
export interface PurchaseEvent {
  event: 'purchase';
  transaction_id: string;
  /** The matches that it is on, each once. */
  content_ids: string[];
  /** In units of the currency, with all of its decimals. */
  value: string;
  currency: string;
}

export type TagEvent = OutcomeEvent | PurchaseEvent;

/**
 * What has come onto the slip and left it between two states of it. Bets that were placed have not been taken off, and
 * what stands there again after a receipt was not added again.
 */
export function outcomeEvents(before: Slip, after: Slip): OutcomeEvent[] {
  const [had, has] = [openSelections(before), openSelections(after)];
  const isReceipt = after.ticket === 'SUCCESS';
  const known = keysOf(selectionsOf(before));
  const kept = keysOf(has);
  return [
    ...(isReceipt ? [] : had.filter(({ key }) => !kept.has(key)).map(told('outcome_delete_click'))),
    ...has.filter(({ key }) => !known.has(key)).map(told('outcome_add_click')),
  ];
}

/** How a placed bet is tracked: its stake by the subunits of its currency, fixed to its decimals (SPEC §5). */
export function purchaseEvent({ id, stake, selections }: Bet): PurchaseEvent {
  return {
    event: 'purchase',
    transaction_id: String(id),
    content_ids: [...new Set(selections.map(({ match }) => String(match.id)))],
    value: purchaseAmount(stake.value, fiat(stake.currency, stake.subunits)),
    currency: stake.currency,
  };
}

function keysOf(selections: readonly Selection[]): ReadonlySet<string> {
  return new Set(selections.map(({ key }) => key));
}

function told(event: OutcomeEvent['event']) {
  return (each: Selection): OutcomeEvent => ({
    event,
    match_id: each.matchId,
    market_id: each.marketId,
    outcome_id: each.outcomeId,
    specifier: each.specifier,
    sport: each.sportKey,
    odds: each.odds,
  });
}
