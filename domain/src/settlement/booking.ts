import { assert } from '../assert';
import { cashOf, debtOf, house, type AccountId } from '../ledger/accounts';
import {
  settlementPosting,
  type LedgerEntry,
  type Posting,
  type StakedBet,
} from '../ledger/entries';
import { minor, minus, smaller, sum, type Minor } from '../money';

/** What a bet has been paid so far: an amount once it is settled, null while it is open. */
export type Paid = Minor | null;

/**
 * The posting that brings a bet from what was paid to what is now due (DESIGN §4.4): a first
 * settlement, one taken back because its result was rolled back, or the difference between two.
 * `number` counts the bet's postings from 1. Null when no money has to move.
 */
export function bookingPosting(
  bet: StakedBet,
  number: number,
  before: Paid,
  after: Paid,
): Posting | null {
  if (before === after) return null;
  if (before === null) return after === null ? null : settlementPosting(bet, number, after);
  const entries =
    after === null ? takenBack(bet, number, before) : [difference(bet, before, after)];
  return { id: `settle:${bet.id}:${number}`, currency: bet.currency, entries };
}

function takenBack(bet: StakedBet, number: number, paid: Minor): LedgerEntry[] {
  const { entries } = settlementPosting(bet, number, paid);
  return entries.map(({ from, to, amount }) => ({ from: to, to: from, amount }));
}

function difference(bet: StakedBet, before: Minor, after: Minor): LedgerEntry {
  const cash = cashOf(bet.playerId, bet.currency);
  const bank = house(bet.currency);
  return after > before
    ? { from: bank, to: cash, amount: minus(after, before) }
    : { from: cash, to: bank, amount: minus(before, after) };
}

/**
 * The same posting when the player has spent the money that must come back: what `available` covers
 * is taken from the cash, the rest is owed on the player's debt account, which may be overdrawn.
 */
export function owingPosting(posting: Posting, playerId: number, available: Minor): Posting {
  const cash = cashOf(playerId, posting.currency);
  const debt = debtOf(playerId, posting.currency);
  let left = available;
  const entries = posting.entries.flatMap((entry): LedgerEntry[] => {
    if (entry.from !== cash) return [entry];
    const covered = smaller(left, entry.amount);
    left = minus(left, covered);
    const parts = [
      { ...entry, amount: covered },
      { ...entry, from: debt, amount: minus(entry.amount, covered) },
    ];
    return parts.filter(({ amount }) => amount > 0n);
  });
  return { ...posting, entries };
}

/** What a player owes is paid out of the next payout, as far as the cash reaches. `owed` is above zero. */
export function repaymentPosting(cause: string, player: PlayerMoney): Posting | null {
  assert(player.owed > 0n, 'a repayment needs a debt');
  const amount = smaller(player.cash, player.owed);
  if (amount <= 0n) return null;
  const from = cashOf(player.playerId, player.currency);
  const to = debtOf(player.playerId, player.currency);
  return { id: `repay:${cause}`, currency: player.currency, entries: [{ from, to, amount }] };
}

/** A player's cash in one currency and what is owed in it. */
export interface PlayerMoney {
  playerId: number;
  currency: string;
  cash: Minor;
  owed: Minor;
}

/** What a posting does to one account: above zero when it gives. */
export function movedOn(account: AccountId, posting: Posting): Minor {
  const amounts = posting.entries.map(({ from, to, amount }) =>
    minor((to === account ? amount : 0n) - (from === account ? amount : 0n)),
  );
  return sum(amounts);
}
