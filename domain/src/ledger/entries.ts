import type { Minor } from '../money';
import { cashOf, freebetOf, openBets, type AccountId } from './accounts';

/** One movement: it takes from one account what it gives to another. */
export interface LedgerEntry {
  from: AccountId;
  to: AccountId;
  amount: Minor;
}

/** Entries that happen together, named after the fact that caused them (DESIGN §4.4). */
export interface Posting {
  id: string;
  currency: string;
  entries: readonly LedgerEntry[];
}

/** A posting of one movement (DESIGN §4.4). The amount is in subunits and above zero. */
export function movement(
  id: string,
  { currency, amount }: { currency: string; amount: Minor },
  from: AccountId,
  to: AccountId,
): Posting {
  return { id, currency, entries: [{ from, to, amount }] };
}

/** A bet as far as the ledger needs to know it. */
export interface StakedBet {
  id: number;
  playerId: number;
  currency: string;
  stake: Minor;
  /** The freebet that stakes for the player; absent: the stake is the player's cash. */
  freebetId?: number;
}

/** Where a bet's stake comes from, and goes back to. */
export function stakeOf({ playerId, currency, freebetId }: StakedBet): AccountId {
  return freebetId === undefined
    ? cashOf(playerId, currency)
    : freebetOf(playerId, freebetId, currency);
}

/** The stake leaves the player's cash, or the freebet, and waits among the open bets (DESIGN §4.4). */
export function stakePosting(bet: StakedBet): Posting {
  const { id, currency, stake: amount } = bet;
  return movement(`stake:${id}`, { currency, amount }, stakeOf(bet), openBets(currency));
}

/** A bet that was not taken in the end, after a live delay (DESIGN §4.14) or by hand: its stake goes back. */
export function rejectionPosting(bet: StakedBet): Posting {
  const { id, currency, stake: amount } = bet;
  return movement(`reject:${id}`, { currency, amount }, openBets(currency), stakeOf(bet));
}

/** Entries that take back what others moved, the last first (DESIGN §4.4). */
export function reversed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map(({ from, to, amount }) => ({ from: to, to: from, amount })).reverse();
}
