import type { Minor } from '@touchline/domain/money';
import type { NoteEvent } from '../db/event-log';
import { roughly } from './rates';

/** What a bet has paid, by itself or in a cash-out. */
export interface Win {
  betId: number;
  playerId: number;
  paid: Minor;
  currency: string;
}

/** Told of what bets pay, once that is written. */
export type NoteWin = (win: Win) => void;

/** From where on an amount is worth a note, in subunits of some currency. */
export interface LargeFrom {
  amount: Minor;
  currency: string;
}

/** Whether an amount is large; one in another currency counts roughly. */
export function isLarge(amount: Minor, currency: string, from: LargeFrom): boolean {
  return roughly(amount, currency, from.currency) >= from.amount;
}

/** Takes note of the large ones among wins. */
export function largeWins(noteEvent: NoteEvent, from: () => LargeFrom): NoteWin {
  return ({ betId, playerId, paid, currency }) => {
    if (!isLarge(paid, currency, from())) return;
    noteEvent({ kind: 'large_win', playerId, about: { bet_id: betId } });
  };
}
