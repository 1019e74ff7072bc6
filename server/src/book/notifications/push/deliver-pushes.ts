import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { StoredFacts } from '../../../db/tables/notifications';
import { notificationReply } from '../notification-reply';
import { manyBetsText } from '../notification-texts';
import { KNOWN_SERVICES, type LaneOutcome, type OpenLanes } from './push-lanes';
import { PATIENCE_MS, type PushService, type Sent } from './sending';

type ServiceName = Database['push_subscriptions']['service'];

/** What sending takes. A service that is left out is not configured, and what waits for it is let go. */
export interface Pushing {
  db: Kysely<Database>;
  clock: { now(): Date };
  services: Partial<Record<ServiceName, PushService>>;
  /** Told of what will never be sent. */
  log: { warn(details: object, message: string): void };
}

/** A delivery that is ours to make until `due_at`. */
export interface Claimed {
  notification_id: number;
  subscription_id: number;
  attempts: number;
  key: string;
  service: ServiceName;
  address: string;
  p256dh: string | null;
  auth: string | null;
  locale: string;
  facts: StoredFacts;
  created_at: Date;
  read_at: Date | null;
  /** The host that it is sent to, or the service. */
  lane: string;
}

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const GIVE_UP_AFTER_MS = 24 * HOUR;
/** Longer than any answer is waited for: what nobody tells the end of by then is sent again. */
const CLAIM_MS = 12 * PATIENCE_MS;
const BACK_OFF_MS = [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND, HOUR];

const laneOf = sql<string>`
  case s.service when 'web_push' then coalesce(lower(substring(s.address from '://([^/?#:]+)')), '') else s.service end`;

/**
 * Takes deliveries that are due, those that wait longest first, for this server alone. Should it end before it has
 * made them, they are due again after a minute, so that each is made at least once.
 */
export async function claimPushes(
  { db, clock }: Pushing,
  most: number,
  lanes: OpenLanes,
): Promise<readonly Claimed[]> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    with due as (
      select d.notification_id, d.subscription_id from push_deliveries d
      join push_subscriptions s on s.id = d.subscription_id
      where d.due_at <= ${now}::timestamptz and ${openIn(lanes)}
      order by d.due_at limit ${most}
      for update of d skip locked)
    update push_deliveries d
    set due_at = ${new Date(now.getTime() + CLAIM_MS)}::timestamptz, attempts = attempts + 1
    from due
    join notifications n on n.id = due.notification_id
    join push_subscriptions s on s.id = due.subscription_id
    where (d.notification_id, d.subscription_id) = (due.notification_id, due.subscription_id)
    returning d.notification_id, d.subscription_id, d.attempts, d.key, s.service, s.address, s.p256dh, s.auth,
      s.locale, n.facts, n.created_at, n.read_at, ${laneOf} lane
  `.execute(db);
  return rows;
}

function openIn({ not, only }: OpenLanes) {
  if (only !== null) {
    const open = only.filter((lane) => !not.includes(lane));
    const known = sql`(${laneOf} ~ ${KNOWN_SERVICES} and ${laneOf} <> all(${[...not]}::text[]))`;
    return sql<boolean>`(${laneOf} = any(${open}::text[]) or ${known})`;
  }
  return not.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${laneOf} <> all(${[...not]}::text[])`;
}

/** Gives back what was claimed and not tried: it is due at once. */
export async function releasePushes(
  { db, clock }: Pushing,
  claimed: readonly Claimed[],
): Promise<void> {
  await sql`
    update push_deliveries d set due_at = ${clock.now()}::timestamptz, attempts = attempts - 1
    from unnest(
      ${claimed.map(({ notification_id: id }) => id)}::int[],
      ${claimed.map(({ subscription_id: id }) => id)}::int[]) released (notification_id, subscription_id)
    where (d.notification_id, d.subscription_id) = (released.notification_id, released.subscription_id)
  `.execute(db);
}

/** Makes a delivery, and keeps what became of it: done, over for the whole subscription, or due again later. */
export async function deliverPush(pushing: Pushing, claimed: Claimed): Promise<LaneOutcome> {
  const { db, clock } = pushing;
  const asked = await send(pushing, claimed);
  const sent = asked ?? { was: 'taken' };
  const outcome = outcomeOf(asked);
  if (sent.was === 'gone') {
    await db.deleteFrom('push_subscriptions').where('id', '=', claimed.subscription_id).execute();
    return outcome;
  }
  const next = sent.was === 'put_off' ? nextTry(claimed, sent.afterMs, clock.now()) : null;
  if (sent.was === 'refused' || (sent.was === 'put_off' && next === null)) {
    const { notification_id: notification, service } = claimed;
    pushing.log.warn({ notification, service, why: sent.why }, 'a push notification was not sent');
  }
  if (next === null) await forget(db, claimed);
  else await putOff(db, claimed, next);
  return outcome;
}

function outcomeOf(asked: Sent | null): LaneOutcome {
  if (asked === null) return 'unasked';
  return asked.was === 'put_off' && asked.isSilent ? 'silent' : 'answered';
}

/** What the player has read by now, or what is a day old, is not sent any more: then it is null. */
async function send({ services, clock }: Pushing, claimed: Claimed): Promise<Sent | null> {
  const service = services[claimed.service];
  const left = endOf(claimed) - clock.now().getTime();
  if (!service || left <= 0 || claimed.read_at !== null) return null;
  const { address, p256dh, auth, key, locale } = claimed;
  const keys = p256dh !== null && auth !== null ? { p256dh, auth } : null;
  const notification = notificationReply({ ...claimed, id: claimed.notification_id }, locale);
  const ttlSeconds = Math.ceil(left / SECOND);
  return service.send(
    { address, keys },
    { notification, many: manyBetsText(locale), key, ttlSeconds },
  );
}

function endOf({ created_at: created }: Claimed): number {
  return created.getTime() + GIVE_UP_AFTER_MS;
}

/** After 5 and 30 seconds, 2 and 10 minutes, and then every hour, or when the service says; null after a day. */
function nextTry(claimed: Claimed, afterMs: number | null, now: Date): Date | null {
  const pause = BACK_OFF_MS[Math.min(claimed.attempts, BACK_OFF_MS.length) - 1] ?? 0;
  const next = now.getTime() + Math.max(pause, afterMs ?? 0);
  return next < endOf(claimed) ? new Date(next) : null;
}

async function forget(db: Kysely<Database>, claimed: Claimed): Promise<void> {
  await db
    .deleteFrom('push_deliveries')
    .where('notification_id', '=', claimed.notification_id)
    .where('subscription_id', '=', claimed.subscription_id)
    .execute();
}

async function putOff(db: Kysely<Database>, claimed: Claimed, next: Date): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set({ due_at: next })
    .where('notification_id', '=', claimed.notification_id)
    .where('subscription_id', '=', claimed.subscription_id)
    .execute();
}
