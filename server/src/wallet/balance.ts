import { assert } from '@touchline/domain/assert';
import { currencyOf } from '@touchline/domain/currency';
import { type AccountId, cashOf } from '@touchline/domain/ledger/accounts';
import { type Minor, minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import type { PushEventSent } from '@touchline/wire/push/events';
import { type Kysely, sql, type Transaction } from 'kysely';
import { tellPlayers, type Told } from '../db/outbox';
import { PREPARED, unseen } from '../db/prepared';
import type { Database } from '../db/schema';
import { type Statement, statement } from '../db/statements';

/** What a player may stake or withdraw now, in subunits; nothing was ever posted is zero. */
export async function balanceOf(
  db: Kysely<Database>,
  playerId: number,
  currency: string,
): Promise<Minor> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', cashOf(playerId, currency))
    .executeTakeFirst();
  return minor(row?.balance ?? 0n);
}

/** The balances of accounts; those that were never posted to are left out. */
export function balancesNow(accounts: readonly AccountId[]): Statement<Map<AccountId, Minor>> {
  const query = sql<{ id: AccountId; balance: bigint }>`${PREPARED}
    select id, balance from ledger_accounts where id = any(${unseen(accounts, 'text[]')})`;
  return statement(query, (rows) => new Map(rows.map(({ id, balance }) => [id, minor(balance)])));
}

/** A player's money in one currency. */
export interface Purse {
  playerId: number;
  currency: string;
}

/**
 * What is in purses, by the names of their accounts, which stay as they are until the transaction ends unless it posts
 * to them itself. What was never posted to is zero.
 */
export function pursesLocked(purses: readonly Purse[]): Statement<Map<AccountId, Minor>> {
  const accounts = [...new Set(purses.map(({ playerId, currency }) => cashOf(playerId, currency)))];
  const query = sql<{ id: AccountId; balance: bigint }>`${PREPARED}
    select id, balance from ledger_accounts where id = any(${unseen(accounts, 'text[]')})
    order by id for update`;
  return statement(query, (rows) => {
    const balances = new Map(rows.map(({ id, balance }) => [id, minor(balance)]));
    return new Map(accounts.map((id) => [id, balances.get(id) ?? minor(0)]));
  });
}

type BalanceChanged = Extract<PushEventSent, { event_name: 'balance_changed' }>;

/**
 * Tells the player's pages what is on the account now (SPEC §4 "Events"). Call it after `post`, in
 * the same transaction: the posting still holds the account, so announcements cannot overtake each
 * other, and one that is rolled back is never sent.
 */
export async function announceBalance(
  tx: Transaction<Database>,
  playerId: number,
  currency: string,
): Promise<void> {
  const balance = await balanceOf(tx, playerId, currency);
  await announceBalances(tx, [{ playerId, currency, balance }]);
}

/** The same of many purses whose balances the caller knows, because it holds them. */
export async function announceBalances(
  tx: Transaction<Database>,
  purses: readonly (Purse & { balance: Minor })[],
): Promise<void> {
  await tellPlayers(tx, purses.map(balanceChanged));
}

/** What the pages of a player are told of a purse. */
export function balanceChanged(purse: Purse & { balance: Minor }): Told {
  return [purse.playerId, { event_name: 'balance_changed', message: messageOf(purse) }];
}

function messageOf({ currency, balance }: Purse & { balance: Minor }): BalanceChanged['message'] {
  const known = currencyOf(currency);
  assert(known, `${currency} is a currency of accounts`);
  return { currency, subunits: known.subunits, balance: onWire(balance) };
}
