import type { Minor } from '@touchline/domain/money';
import type { NoteEvent } from '../db/event-log';
import { roughly } from './rates';

/** What a bet has paid, by itself or in a cash-out, or a transaction of a game. */
export type Win = WonMoney & ({ betId: number } | { transactionId: string });

interface WonMoney {
  playerId: number;
  paid: Minor;
  currency: string;
}

/** Told of what bets and games pay, once that is written. */
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
  return ({ playerId, paid, currency, ...of }) => {
    if (!isLarge(paid, currency, from())) return;
    const about = 'betId' in of ? { bet_id: of.betId } : { transaction_id: of.transactionId };
    noteEvent({ kind: 'large_win', playerId, about });
  };
}
