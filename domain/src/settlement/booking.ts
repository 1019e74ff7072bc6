import { assert } from '../assert';
import { cashOf, house, openBets, promotions, type AccountId } from '../ledger/accounts';
import {
  reversed,
  stakeOf,
  type LedgerEntry,
  type Posting,
  type StakedBet,
} from '../ledger/entries';
import { larger, minor, minus, smaller, sum, ZERO } from '../money';
import type { Due } from './due';

/** What a bet is booked for; `number` counts its bookings of that cause from 1. */
export interface Booked {
  cause: 'settle' | 'cash_out';
  number: number;
}

/**
 * The posting that brings a bet from what was due to what is due now (DESIGN §4.4): a settlement, one
 * taken back because a result was rolled back, the difference between two, or a cash-out of the bet or
 * of a part. Null when nothing has to move. Throws when a bonus pays more than the payout.
 */
export function bookingPosting(
  bet: StakedBet,
  { cause, number }: Booked,
  before: Due,
  after: Due,
): Posting | null {
  const entries = netted([...settledEntries(bet, after), ...reversed(settledEntries(bet, before))]);
  if (entries.length === 0) return null;
  return { id: `${cause}:${bet.id}:${number}`, currency: bet.currency, entries };
}

/**
 * What settling a part of a bet moves. The stake leaves the open bets: to the player as far as it is
 * paid back and to the house for the rest; winnings above the stake come from the house. The stake of a
 * freebet goes to the house, or back to the freebet when it was not used; it is never paid out itself.
 * What a bonus pays comes from the promotions.
 */
function settledEntries(bet: StakedBet, due: Due): LedgerEntry[] {
  const { currency, freebetId } = bet;
  const { stake, payout, fromBonus, freebet } = due;
  assert(fromBonus <= payout, 'what a bonus pays is a part of the payout');
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

/** Entries that give each account what all of these give it together, and move no more than that. */
function netted(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const moved = new Map<AccountId, bigint>();
  for (const { from, to, amount } of entries) {
    moved.set(from, (moved.get(from) ?? 0n) - amount);
    moved.set(to, (moved.get(to) ?? 0n) + amount);
  }
  const takers = spansOf(moved, 1n);
  return spansOf(moved, -1n).flatMap((giver) =>
    takers.flatMap((taker) => {
      const amount = minus(smaller(giver.end, taker.end), larger(giver.start, taker.start));
      return amount > 0n ? { from: giver.account, to: taker.account, amount } : [];
    }),
  );
}

/** What accounts give, or take, laid end to end: where a giver and a taker overlap, one gives to the other. */
function spansOf(moved: ReadonlyMap<AccountId, bigint>, sign: 1n | -1n) {
  let end = ZERO;
  return [...moved].flatMap(([account, amount]) => {
    if (amount * sign <= 0n) return [];
    const start = end;
    end = sum([end, minor(amount * sign)]);
    return { account, start, end };
  });
}
