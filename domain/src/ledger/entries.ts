import { minus, smaller, ZERO, type Minor } from '../money';
import { cashOf, freebetOf, house, openBets, promotions, type AccountId } from './accounts';

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

/** A posting of one movement. The amount is above zero. */
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
function stakeOf({ playerId, currency, freebetId }: StakedBet): AccountId {
  return freebetId === undefined
    ? cashOf(playerId, currency)
    : freebetOf(playerId, freebetId, currency);
}

/** The stake leaves the player's cash, or the freebet, and waits among the open bets. */
export function stakePosting(bet: StakedBet): Posting {
  const { id, currency, stake: amount } = bet;
  return movement(`stake:${id}`, { currency, amount }, stakeOf(bet), openBets(currency));
}

/** A bet that was not taken in the end, after a live delay or a look at it by hand: its stake goes back. */
export function rejectionPosting(bet: StakedBet): Posting {
  const { id, currency, stake: amount } = bet;
  return movement(`reject:${id}`, { currency, amount }, openBets(currency), stakeOf(bet));
}

/** What is settled of a bet, in subunits: see `Due` in settlement. */
export interface SettledPart {
  stake: Minor;
  payout: Minor;
  fromBonus: Minor;
  freebet: 'spent' | 'returned' | null;
}

/**
 * What settling a part of a bet moves. The stake leaves the open bets: to the player as far as it is
 * paid back and to the house for the rest; winnings above the stake come from the house. The stake of a
 * freebet goes to the house, or back to the freebet when it was not used; it is never paid out itself.
 * What a bonus pays comes from the promotions.
 */
export function settledEntries(bet: StakedBet, part: SettledPart): LedgerEntry[] {
  const { currency, freebetId } = bet;
  const { stake, payout, fromBonus, freebet } = part;
  const [cash, open, bank] = [cashOf(bet.playerId, currency), openBets(currency), house(currency)];
  const own = minus(payout, fromBonus);
  const back = freebetId === undefined ? smaller(stake, own) : ZERO;
  const rest = freebet === 'returned' ? stakeOf(bet) : bank;
  return [
    { from: open, to: cash, amount: back },
    { from: open, to: rest, amount: minus(stake, back) },
    { from: bank, to: cash, amount: minus(own, back) },
    { from: promotions(currency), to: cash, amount: fromBonus },
  ].filter(({ amount }) => amount !== 0n);
}

/**
 * A cash-out, of the whole stake or of a part of it: it is settled for what is paid. `number` counts
 * the cash-outs of a bet from 1.
 */
export function cashOutPosting(
  bet: StakedBet,
  number: number,
  { stake, paid }: { stake: Minor; paid: Minor },
): Posting {
  const { id, currency } = bet;
  const entries = settledEntries(bet, { stake, payout: paid, fromBonus: ZERO, freebet: null });
  return { id: `cash_out:${id}:${number}`, currency, entries };
}

/** Entries that take back what others moved, the last first. */
export function reversed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map(({ from, to, amount }) => ({ from: to, to: from, amount })).reverse();
}
