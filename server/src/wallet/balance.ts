import { assert } from '@touchline/domain/assert';
import { currencyOf } from '@touchline/domain/currency';
import { cashOf } from '@touchline/domain/ledger/accounts';
import { type Minor, minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import { userChannel } from '@touchline/wire/push/channels';
import type { PushEventSent } from '@touchline/wire/push/events';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';

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
  const known = currencyOf(currency);
  assert(known, `${currency} is a currency of accounts`);
  const balance = onWire(await balanceOf(tx, playerId, currency));
  const event: BalanceChanged = {
    event_name: 'balance_changed',
    message: { currency, subunits: known.subunits, balance },
  };
  await tx
    .insertInto('outbox')
    .values({
      channel: userChannel(playerId),
      event_name: event.event_name,
      message: JSON.stringify(event.message),
    })
    .execute();
}
