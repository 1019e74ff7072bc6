import type { Selectable, Transaction, Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

/** A browser or phone that is to get push notifications. */
export type Subscription = Omit<Selectable<Database['push_subscriptions']>, 'id'>;

/** The most browsers and phones of one player; a new one takes the place of that which was heard of longest ago. */
export const MOST_SUBSCRIPTIONS = 20;

/**
 * Keeps a subscription. One that another player had on the same browser ends, with all that was still to be sent to it:
 * what one player is told is not for the next.
 */
export async function keepSubscription(
  db: Kysely<Database>,
  subscription: Subscription,
): Promise<void> {
  const { player_id: playerId, service, address } = subscription;
  await db.transaction().execute(async (tx) => {
    // Two browsers of one player may subscribe at once: the second counts the first.
    await tx
      .selectFrom('players')
      .select('id')
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .execute();
    await tx
      .deleteFrom('push_subscriptions')
      .where('service', '=', service)
      .where('address', '=', address)
      .where('player_id', '<>', playerId)
      .execute();
    await tx
      .insertInto('push_subscriptions')
      .values(subscription)
      .onConflict((same) => same.columns(['service', 'address']).doUpdateSet(subscription))
      .execute();
    await forgetOldest(tx, playerId);
  });
}

async function forgetOldest(tx: Transaction<Database>, playerId: number): Promise<void> {
  const newest = tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SUBSCRIPTIONS);
  await tx
    .deleteFrom('push_subscriptions')
    .where('player_id', '=', playerId)
    .where('id', 'not in', newest)
    .execute();
}

/** Ends a subscription, if it is the player's. */
export async function endSubscription(
  db: Kysely<Database>,
  { player_id, service, address }: Pick<Subscription, 'player_id' | 'service' | 'address'>,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('service', '=', service)
    .where('address', '=', address)
    .where('player_id', '=', player_id)
    .execute();
}

/**
 * Keeps what `one_signal_push_notification_subscription` of POST /settings says (SPEC §7): one more subscription of the
 * player, or with null none of them any more.
 */
export async function keepOneSignal(
  db: Kysely<Database>,
  { playerId, locale, now }: { playerId: number; locale: string; now: Date },
  id: string | null,
): Promise<void> {
  const service = 'one_signal' as const;
  if (id !== null) {
    const none = { p256dh: null, auth: null };
    const kept = { player_id: playerId, service, address: id, ...none, locale, updated_at: now };
    await keepSubscription(db, kept);
    return;
  }
  await db
    .deleteFrom('push_subscriptions')
    .where('player_id', '=', playerId)
    .where('service', '=', service)
    .execute();
}
