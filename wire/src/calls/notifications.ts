import * as z from 'zod/mini';
import { pagination } from '../catalogue';
import { notification } from '../notifications';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { MOST_ROWS, pageLimit, pageNumber } from './whole-number';

/** How many notifications of the player are unread. */
const counters = z.object({ data: z.object({ unread: z.int() }) });

/** SPEC §7 GET /notifications, newest first, at most 500 a page. */
export const listNotifications = defineCall({
  name: 'listNotifications',
  summary: 'My notifications',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/notifications`,
  access: 'player',
  query: z.object({ page: z.optional(pageNumber), limit: z.optional(pageLimit) }),
  reply: z.object({ data: z.array(notification), pagination }),
});

/** SPEC §7 GET /notifications/counters. */
export const countNotifications = defineCall({
  name: 'countNotifications',
  summary: 'How many of my notifications are unread',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/notifications/counters`,
  access: 'player',
  reply: counters,
});

/** SPEC §7 POST /notifications/read-all: answers how many are unread after that. */
export const readAllNotifications = defineCall({
  name: 'readAllNotifications',
  summary: 'Mark all of my notifications as read',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/notifications/read-all`,
  access: 'player',
  reply: counters,
});

const LAST_ID = 2_147_483_647;

/** SPEC §7 POST /notifications/read: ids that are not the player's own, or are read already, change nothing. */
export const readNotifications = defineCall({
  name: 'readNotifications',
  summary: 'Mark some of my notifications as read',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/notifications/read`,
  access: 'player',
  body: z.object({
    ids: z
      .array(z.int().check(z.positive(), z.maximum(LAST_ID)))
      .check(z.minLength(1), z.maxLength(MOST_ROWS)),
  }),
  reply: counters,
});

/** What a page needs to subscribe to push notifications; null where the site sends none that way. */
export const getPushKeys = defineCall({
  name: 'getPushKeys',
  summary: 'The public keys under which push notifications are sent',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/notifications/push-keys`,
  access: 'anyone',
  reply: z.object({
    data: z.object({
      /** The `applicationServerKey` of Web Push, in base64url. */
      vapid_public_key: z.nullable(z.string()),
      one_signal_app_id: z.nullable(z.string()),
    }),
  }),
});

/** Endpoints of browsers are a few hundred characters long, as an address is written. */
const endpoint = z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/, 'is no address'));

/** So many bytes in base64url, as browsers write them. */
const bytes = (count: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}={0,2}$`)));

/** What `PushSubscription.toJSON()` of a browser tells, and the locale to write in. */
export const subscribeToPush = defineCall({
  name: 'subscribeToPush',
  summary: 'Get push notifications on this browser; it leaves whoever had it before',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/notifications/push-subscriptions`,
  access: 'player',
  body: z.object({
    endpoint,
    /** Browsers tell it; of no matter here. */
    expirationTime: z.optional(z.nullable(z.number())),
    /** An uncompressed point of P-256, and sixteen bytes. */
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
    /** One of the site's; left out, the caller's. */
    locale: z.optional(z.string().check(z.maxLength(20))),
  }),
  reply: z.object({}),
});

/** A browser that the player does not have changes nothing. */
export const unsubscribeFromPush = defineCall({
  name: 'unsubscribeFromPush',
  summary: 'No more push notifications on this browser',
  origin: 'sportsbook',
  method: 'DELETE',
  path: `${SPORTSBOOK_V2}/notifications/push-subscriptions`,
  access: 'player',
  query: z.object({ endpoint }),
  reply: z.object({}),
});
