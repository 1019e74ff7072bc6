import { minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema';
import { sign } from '../signature';
import { type SandboxEvent, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './sandbox-event';

export type SandboxPayment = Selectable<Database['sandbox_payments']>;

/** What sending a webhook takes. `secret` is the one of `sandboxProvider`. */
export interface Delivery {
  db: Kysely<Database>;
  clock: { now(): Date };
  secret: string;
  /** Told of each delivery that failed. */
  log: { warn(details: object, message: string): void };
}

/**
 * A payment is `open` until somebody decides; `paying` or `declining` while the merchant has not
 * been told; then `paid` or `declined`. What is owed to the merchant is thus in the table, and
 * survives a restart.
 */
const TOLD = { paying: 'paid', declining: 'declined' } as const;

const PATIENCE_MS = 5000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;
const BACK_OFF_MS = [1000, 2000, 5000, 15_000, 60_000, 300_000];

/**
 * Tells the merchant what became of a payment, over HTTP, signed anew for this attempt. True when the
 * merchant has taken note. A payment that is open, or of which it was told, is left alone.
 */
export async function deliver(delivery: Delivery, payment: SandboxPayment): Promise<boolean> {
  const { db, log } = delivery;
  if (payment.state !== 'paying' && payment.state !== 'declining') return true;
  const told = TOLD[payment.state];
  const answer = await send(delivery, payment, told);
  if (answer !== 'taken') {
    log.warn({ payment: payment.id, answer }, 'the merchant could not be told of a payment');
    return false;
  }
  await db
    .updateTable('sandbox_payments')
    .set({ state: told })
    .where('id', '=', payment.id)
    .where('state', '=', payment.state)
    .execute();
  return true;
}

async function send(
  { clock, secret }: Delivery,
  payment: SandboxPayment,
  outcome: SandboxEvent['outcome'],
): Promise<string> {
  const event: SandboxEvent = {
    payment_id: payment.id,
    merchant_ref: payment.merchant_ref,
    outcome,
    amount: onWire(minor(payment.amount)),
    currency: payment.currency,
  };
  const body = JSON.stringify(event);
  const timestamp = String(clock.now().getTime());
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign(secret, timestamp, body),
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
  return fetch(payment.webhook_url, request).then(
    (response) => (response.ok ? 'taken' : `status ${response.status}`),
    (error: unknown) => String(error),
  );
}

/**
 * Makes the round that sends again what could not be delivered: after 1, 2, 5, 15, 60 and then every
 * 300 seconds, for a day. Call it once a second. When each is due is kept in memory: after a restart
 * all are due at once, and a merchant who is told twice is no worse off.
 */
export function redelivery(delivery: Delivery): () => Promise<void> {
  const tries = new Map<string, { count: number; due: number }>();
  return async () => {
    const now = delivery.clock.now().getTime();
    const waiting = await undelivered(delivery.db, new Date(now - GIVE_UP_AFTER_MS));
    const ids = new Set(waiting.map(({ id }) => id));
    for (const id of tries.keys()) if (!ids.has(id)) tries.delete(id);
    for (const payment of waiting) {
      const { count, due } = tries.get(payment.id) ?? { count: 0, due: 0 };
      if (due > now || (await deliver(delivery, payment))) continue;
      const pause = BACK_OFF_MS[Math.min(count, BACK_OFF_MS.length - 1)] ?? 0;
      tries.set(payment.id, { count: count + 1, due: now + pause });
    }
  };
}

function undelivered(db: Kysely<Database>, since: Date): Promise<SandboxPayment[]> {
  return db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('state', 'in', Object.keys(TOLD))
    .where('created_at', '>', since)
    .orderBy('created_at')
    .limit(100)
    .execute();
}
