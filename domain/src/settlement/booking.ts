import { assert } from '../assert';
import { cashOf, debtOf, promotions, type AccountId } from '../ledger/accounts';
import {
  reversed,
  settledEntries,
  type LedgerEntry,
  type Posting,
  type StakedBet,
} from '../ledger/entries';
import { larger, minor, minus, smaller, sum, ZERO, type Minor } from '../money';
import type { Due } from './due';

/**
 * The posting that brings a bet from what was due to what is due now (DESIGN §4.4): a settlement, one
 * taken back because a result was rolled back, or the difference between two. `number` counts the bet's
 * postings from 1. Null when nothing has to move.
 */
export function bookingPosting(
  bet: StakedBet,
  number: number,
  before: Due,
  after: Due,
): Posting | null {
  const entries = netted([...settledEntries(bet, after), ...reversed(settledEntries(bet, before))]);
  if (entries.length === 0) return null;
  return { id: `settle:${bet.id}:${number}`, currency: bet.currency, entries };
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

/**
 * The same posting when the player has spent the money that must come back: what `available` covers
 * is taken from the cash, the rest is owed on the player's debt account, which may be overdrawn.
 */
export function owingPosting(posting: Posting, playerId: number, available: Minor): Posting {
  const { currency } = posting;
  return coveredPosting(posting, {
    account: cashOf(playerId, currency),
    available,
    instead: debtOf(playerId, currency),
  });
}

/**
 * The same posting when a freebet that must be spent after all has staked another bet since it was
 * returned: what `available` covers is taken from it, and the promotions bear the rest.
 */
export function respentPosting(posting: Posting, freebet: AccountId, available: Minor): Posting {
  const instead = promotions(posting.currency);
  return coveredPosting(posting, { account: freebet, available, instead });
}

/** What an account has of what it must give, and where the rest is taken from. */
interface Shortage {
  account: AccountId;
  available: Minor;
  instead: AccountId;
}

function coveredPosting(posting: Posting, { account, available, instead }: Shortage): Posting {
  let left = available;
  const entries = posting.entries.flatMap((entry): LedgerEntry[] => {
    if (entry.from !== account) return [entry];
    const covered = smaller(left, entry.amount);
    left = minus(left, covered);
    const parts = [
      { ...entry, amount: covered },
      { ...entry, from: instead, amount: minus(entry.amount, covered) },
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
