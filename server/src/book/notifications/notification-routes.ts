import { ECDH } from 'node:crypto';
import * as calls from '@touchline/wire/calls/notifications';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { SiteSettings } from '../site';
import { listNotifications } from './list-notifications';
import type { PushDoor } from './push/open-push';
import { PUBLIC_NETWORK } from './push/public-network';
import { endSubscription, keepSubscription } from './push/subscriptions';
import { markAllRead, markRead, unreadOf } from './read-notifications';

/** What notifications of players stand on. */
export interface NotificationDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  site: Pick<SiteSettings, 'locales'>;
  /** Left out, the site names no keys to subscribe with. */
  push?: PushDoor;
}

const NO_KEYS: PushDoor = {
  vapidPublicKey: null,
  oneSignalAppId: null,
  faultOf: PUBLIC_NETWORK.faultOf,
};

/** Says how the sportsbook answers for what players are told, and where they are told it. */
export function notificationRoutes(router: Router, deps: NotificationDeps): void {
  const { db, clock } = deps;
  router.on(calls.listNotifications, async ({ query, playerId, locale }) =>
    reply(await listNotifications(db, playerId, query, locale)),
  );
  router.on(calls.countNotifications, async ({ playerId }) =>
    reply({ data: { unread: await unreadOf(db, playerId) } }),
  );
  router.on(calls.readNotifications, async ({ playerId, body }) =>
    reply({ data: { unread: await markRead(db, playerId, body.ids, clock.now()) } }),
  );
  router.on(calls.readAllNotifications, async ({ playerId }) =>
    reply({ data: { unread: await markAllRead(db, playerId, clock.now()) } }),
  );
  pushRoutes(router, deps);
}

function pushRoutes(router: Router, { db, clock, site, push = NO_KEYS }: NotificationDeps): void {
  const { vapidPublicKey, oneSignalAppId } = push;
  const keys = { vapid_public_key: vapidPublicKey, one_signal_app_id: oneSignalAppId };
  router.on(calls.getPushKeys, () => Promise.resolve(reply({ data: keys })));
  router.on(calls.subscribeToPush, async ({ body, playerId, locale: spoken }) => {
    const { endpoint, keys: browser, locale = spoken } = body;
    const fault = push.faultOf(endpoint);
    if (fault !== null) return wrong('endpoint', fault);
    if (!isPoint(browser.p256dh)) return wrong('keys.p256dh', 'is no point of P-256');
    if (!site.locales.some(({ code }) => code === locale)) {
      return wrong('locale', 'is none of this site');
    }
    await keepSubscription(db, {
      player_id: playerId,
      service: 'web_push',
      address: endpoint,
      ...browser,
      locale,
      updated_at: clock.now(),
    });
    return reply({});
  });
  router.on(calls.unsubscribeFromPush, async ({ query, playerId }) => {
    await endSubscription(db, {
      player_id: playerId,
      service: 'web_push',
      address: query.endpoint,
    });
    return reply({});
  });
}

function wrong(part: string, why: string) {
  const field = `body.${part}`;
  return failure(400, 'bad_request', `${field}: ${why}`, { field });
}

/** Nothing can be encrypted for a browser whose public key is not on the curve. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
