import type { Notification } from '@touchline/wire/notifications';

/** Who is to get it. */
export interface Subscriber {
  /** The endpoint of a browser, or the id that the service gave it. */
  address: string;
  /** The browser's public key and its secret, in base64url; null where the service encrypts. */
  keys: { p256dh: string; auth: string } | null;
}

/** What is sent, in the subscriber's locale. */
export interface PushMessage {
  notification: Notification;
  /** What stands for several settled bets, `{count}` being how many. */
  many: string;
  /** A UUID: the same message is sent under the same key however often it is tried. */
  key: string;
  /** For how long it is worth showing. */
  ttlSeconds: number;
}

/** What became of a message. */
export type Sent =
  | { was: 'taken' }
  /** The subscription has ended. */
  | { was: 'gone' }
  /** It will never be taken. */
  | { was: 'refused'; why: string }
  /**
   * It may be taken later; `afterMs` is what the service asks for, null where it asks for nothing. `isSilent` where
   * nobody answered.
   */
  | { was: 'put_off'; why: string; afterMs: number | null; isSilent?: true };

/** Something that brings messages to browsers and phones. It never throws because of an answer. */
export interface PushService {
  send(to: Subscriber, message: PushMessage): Promise<Sent>;
}

/** How long an answer is waited for. */
export const PATIENCE_MS = 5000;

/** What an HTTP answer means: a subscription that is gone is told by 404 or 410 (RFC 8030). */
export function meaningOf(status: number, retryAfter: string | null, now: number): Sent {
  if (status >= 200 && status < 300) return { was: 'taken' };
  if (status === 404 || status === 410) return { was: 'gone' };
  const why = `status ${status}`;
  if (status !== 429 && status < 500) return { was: 'refused', why };
  return { was: 'put_off', why, afterMs: retryAfterMs(retryAfter, now) };
}

/** What did not reach the service, or was not answered. */
export function unanswered(error: unknown): Sent {
  return { was: 'put_off', why: String(error), afterMs: null, isSilent: true };
}

/** `Retry-After` counts seconds or names a moment (RFC 9110); null where it says neither. */
function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}
