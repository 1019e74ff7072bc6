import { assert } from '@touchline/domain/assert';
import { cashOf, debtOf } from '@touchline/domain/ledger/accounts';
import type { Posting } from '@touchline/domain/ledger/entries';
import { movedOn, owingPosting, repaymentPosting } from '@touchline/domain/ledger/shortage';
import { type Minor, minor, sum, ZERO } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { announceBalance, balancesNow, type Purse, pursesLocked } from '../../wallet/balance';
import { post } from '../../wallet/post';

/** What is in a purse, and what is owed in its currency; neither is below zero. */
export interface PurseHeld {
  cash: Minor;
  owed: Minor;
}

/**
 * What is in a purse, which stays as it is until the transaction ends unless it posts to it itself. Lock your own rows
 * before: whoever moves a player's money holds the cash, and only who holds the cash touches the debt beside it.
 */
export async function holdPurse(tx: Transaction<Database>, purse: Purse): Promise<PurseHeld> {
  const { playerId, currency } = purse;
  const [cash, debt] = [cashOf(playerId, currency), debtOf(playerId, currency)];
  const held = await run(tx, pursesLocked([purse]));
  const owed = (await run(tx, balancesNow([debt]))).get(debt) ?? ZERO;
  return { cash: held.get(cash) ?? ZERO, owed: minor(-owed) };
}

/**
 * Books what must be booked, once, and tells the player's pages. What is taken and not covered by the cash is owed on the
 * debt account; what comes in pays off what is owed first. Throws when the fact was posted before.
 */
export async function moveMoney(
  tx: Transaction<Database>,
  playerId: number,
  posting: Posting,
): Promise<void> {
  const { currency } = posting;
  const { cash, owed } = await holdPurse(tx, { playerId, currency });
  const moved = movedOn(cashOf(playerId, currency), posting);
  const covered = moved >= 0n || cash >= -moved;
  const booked = covered ? posting : owingPosting(posting, playerId, cash);
  const after = minor(covered ? cash + moved : 0n);
  const repayment =
    moved > 0n && owed > 0n
      ? repaymentPosting(posting.id, { playerId, currency, cash: after, owed })
      : null;
  const verdicts = await post(tx, repayment ? [booked, repayment] : [booked]);
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    `${posting.id} is new and covered, not ${verdicts.join()}`,
  );
  await announceBalance(tx, playerId, currency);
}

/** What a player owes, in any currency: the sum is of no use, whether it is nothing is. */
export async function hasDebt(tx: Transaction<Database>, playerId: number): Promise<boolean> {
  const accounts = await tx
    .selectFrom('player_accounts')
    .select('currency')
    .where('player_id', '=', playerId)
    .execute();
  const debts = accounts.map(({ currency }) => debtOf(playerId, currency));
  const balances = await run(tx, balancesNow(debts));
  return sum([...balances.values()]) < 0n;
}
