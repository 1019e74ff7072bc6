import { createHmac, timingSafeEqual } from 'node:crypto';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { WebhookRefusal } from './payment-provider';

/** How far the sender's clock may be from ours, either way. */
const TOLERANCE_MS = 5 * 60_000;

/** What was sent, and the two headers that vouch for it. */
export interface SignedMessage {
  /** Milliseconds since 1970, in decimal digits. */
  timestamp: string | undefined;
  /** HMAC-SHA256 over the timestamp, a full stop and the body; in hexadecimal. */
  signature: string | undefined;
  body: Buffer;
}

/** Signs a body as sent at `timestamp`. */
export function sign(secret: string, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** Whether whoever sent this knows the secret, and sent it within five minutes of now. */
export function checkSignature(
  secret: string,
  { timestamp, signature, body }: SignedMessage,
  now: Date,
): Result<null, WebhookRefusal> {
  if (timestamp === undefined || signature === undefined) return refused('unsigned');
  const expected = Buffer.from(sign(secret, timestamp, body));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    return refused('wrong_signature');
  }
  const apart = Math.abs(now.getTime() - Number(timestamp));
  return apart <= TOLERANCE_MS ? ok(null) : refused('stale');
}
