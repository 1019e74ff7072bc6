import { assert } from '@touchline/domain/assert';
import { cashOf, debtOf } from '@touchline/domain/ledger/accounts';
import type { Posting } from '@touchline/domain/ledger/entries';
import { minor } from '@touchline/domain/money';
import { movedOn, owingPosting, repaymentPosting } from '@touchline/domain/ledger/shortage';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { announceBalance, balanceOf } from '../../wallet/balance';
import { post } from '../../wallet/post';

/** A posting of a settlement, and the player whose bet it is about. */
export interface Booking {
  playerId: number;
  posting: Posting;
}

/**
 * Posts settlements and tells players their balance. A correction may take back money that was spent:
 * what the cash does not cover is owed on the player's debt account, and paid off from what comes in
 * with the player's next settlements.
 *
 * The first posting holds the cash of everybody it is about; a debt is touched only by who holds the
 * cash beside it, so the later postings cannot make two transactions wait for each other.
 */
export async function bookPayouts(
  tx: Transaction<Database>,
  bookings: readonly Booking[],
): Promise<void> {
  const verdicts = await post(
    tx,
    bookings.map((booking) => booking.posting),
  );
  for (const [index, booking] of bookings.entries()) {
    const verdict = verdicts[index];
    if (verdict === 'insufficient') await postOwing(tx, booking);
    else assert(verdict === 'posted', `${booking.posting.id} is new, not ${verdict}`);
  }
  for (const purse of pursesOf(bookings)) {
    await repay(tx, purse);
    await announceBalance(tx, purse.playerId, purse.currency);
  }
}

async function postOwing(tx: Transaction<Database>, { playerId, posting }: Booking): Promise<void> {
  const available = await balanceOf(tx, playerId, posting.currency);
  const [verdict] = await post(tx, [owingPosting(posting, playerId, available)]);
  assert(verdict === 'posted', `a debt may be overdrawn, but ${posting.id} was ${verdict}`);
}

interface Purse {
  playerId: number;
  currency: string;
  /** The last posting that moved its cash. */
  cause: string;
}

/** Whose cash was moved, in which currency. */
function pursesOf(bookings: readonly Booking[]): Purse[] {
  const purses = bookings
    .filter(({ playerId, posting }) => movedOn(cashOf(playerId, posting.currency), posting) !== 0n)
    .map(({ playerId, posting }) => ({ playerId, currency: posting.currency, cause: posting.id }));
  return [
    ...new Map(purses.map((purse) => [`${purse.playerId}/${purse.currency}`, purse])).values(),
  ];
}

async function repay(
  tx: Transaction<Database>,
  { playerId, currency, cause }: Purse,
): Promise<void> {
  const owed = await owedBy(tx, playerId, currency);
  if (owed <= 0n) return;
  const cash = await balanceOf(tx, playerId, currency);
  const posting = repaymentPosting(cause, { playerId, currency, cash, owed: minor(owed) });
  if (!posting) return;
  const [verdict] = await post(tx, [posting]);
  assert(verdict === 'posted', `the cash covers ${posting.id}, but it was ${verdict}`);
}

/** What a player owes, as an amount above zero; zero without a debt. */
async function owedBy(
  tx: Transaction<Database>,
  playerId: number,
  currency: string,
): Promise<bigint> {
  const account = await tx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', debtOf(playerId, currency))
    .executeTakeFirst();
  return -(account?.balance ?? 0n);
}
