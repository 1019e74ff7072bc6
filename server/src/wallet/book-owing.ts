import { assert } from '@touchline/domain/assert';
import { type AccountId, cashOf, debtOf } from '@touchline/domain/ledger/accounts';
import type { Posting } from '@touchline/domain/ledger/entries';
import { type Minor, minor, minus, sum, ZERO } from '@touchline/domain/money';
import { movedOn, owingPosting, repaymentPosting } from '@touchline/domain/ledger/shortage';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { run, runTogether, type Statement } from '../db/statements';
import { announceBalances, balanceOf, balancesNow, type Purse } from './balance';
import { post, posted } from './post';

/** A posting, and the player whose money it is about. */
export interface Booking {
  playerId: number;
  posting: Posting;
}

/**
 * Books what must be booked, once, behind what is left to write before it, and tells players their balance. A correction
 * or a chargeback may take back money that was spent: what the cash does not cover is owed on the player's debt account,
 * and paid off from what comes in next. Throws when a fact was posted before.
 *
 * The first posting holds the cash of everybody it is about; a debt is touched only by who holds the
 * cash beside it, so the later postings cannot make two transactions wait for each other. Lock your own rows before.
 */
export async function bookOwing(
  tx: Transaction<Database>,
  bookings: readonly Booking[],
  before: readonly Statement<void>[] = [],
): Promise<void> {
  const purses = pursesOf(bookings);
  const postings = bookings.map((booking) => booking.posting);
  const asked = [posted(postings), balancesNow(accountsOf(purses))] as const;
  const [verdicts, balances] = await runTogether(tx, asked, before);
  for (const [index, booking] of bookings.entries()) {
    const verdict = verdicts[index];
    if (verdict === 'insufficient') await postOwing(tx, booking);
    else assert(verdict === 'posted', `${booking.posting.id} is new, not ${verdict}`);
  }
  const isOwed = verdicts.includes('insufficient');
  const standing = isOwed ? await run(tx, balancesNow(accountsOf(purses))) : balances;
  await repayAndAnnounce(tx, purses, standing);
}

/** The cash of each, and what is owed. */
function accountsOf(purses: readonly Purse[]): AccountId[] {
  return purses.flatMap(({ playerId, currency }) => [
    cashOf(playerId, currency),
    debtOf(playerId, currency),
  ]);
}

async function postOwing(tx: Transaction<Database>, { playerId, posting }: Booking): Promise<void> {
  const available = await balanceOf(tx, playerId, posting.currency);
  const [verdict] = await post(tx, [owingPosting(posting, playerId, available)]);
  assert(verdict === 'posted', `a debt may be overdrawn, but ${posting.id} was ${verdict}`);
}

/** A purse that was moved, by the name of the last posting that did. */
interface MovedPurse extends Purse {
  cause: string;
}

/** Whose cash was moved, in which currency. */
function pursesOf(bookings: readonly Booking[]): MovedPurse[] {
  const purses = bookings
    .filter(({ playerId, posting }) => movedOn(cashOf(playerId, posting.currency), posting) !== 0n)
    .map(({ playerId, posting }) => ({ playerId, currency: posting.currency, cause: posting.id }));
  return [
    ...new Map(purses.map((purse) => [`${purse.playerId}/${purse.currency}`, purse])).values(),
  ];
}

/** Debts are paid off as far as the cash reaches; then players are told what is left. */
async function repayAndAnnounce(
  tx: Transaction<Database>,
  purses: readonly MovedPurse[],
  balances: ReadonlyMap<AccountId, Minor>,
): Promise<void> {
  if (purses.length === 0) return;
  const standing = purses.map(({ playerId, currency, cause }) => {
    const cash = balances.get(cashOf(playerId, currency)) ?? ZERO;
    const owed = minor(-(balances.get(debtOf(playerId, currency)) ?? ZERO));
    const player = { playerId, currency, cash, owed };
    const repayment = owed > 0n ? repaymentPosting(cause, player) : null;
    const repaid = repayment ? sum(repayment.entries.map(({ amount }) => amount)) : ZERO;
    return { playerId, currency, balance: minus(cash, repaid), repayment };
  });
  const repayments = standing.flatMap(({ repayment }) => repayment ?? []);
  const verdicts = await post(tx, repayments);
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    'the cash covers what is repaid of it',
  );
  await announceBalances(tx, standing);
}
