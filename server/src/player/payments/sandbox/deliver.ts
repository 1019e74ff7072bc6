import { minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema';
import { sign } from '../signature';
import { type SandboxEvent, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './sandbox-event';

type EventRow = Selectable<Database['sandbox_events']>;

/** What sending a webhook takes. `secret` is the one of `sandboxProvider`. */
export interface Delivery {
  db: Kysely<Database>;
  clock: { now(): Date };
  secret: string;
  /** Told of each delivery that failed. */
  log: { warn(details: object, message: string): void };
}

const PATIENCE_MS = 5000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;
const BACK_OFF_MS = [1000, 2000, 5000, 15_000, 60_000, 300_000];

/**
 * Tells the merchant what is due to be told of a payment, in order. True when the merchant has taken note of all there
 * is to tell of it; what is told later is waited for.
 */
export async function deliverOf(delivery: Delivery, subjectId: string): Promise<boolean> {
  const waiting = await delivery.db
    .selectFrom('sandbox_events')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('delivered_at', 'is', null)
    .orderBy('due_at')
    .execute();
  const now = delivery.clock.now();
  for (const event of waiting) {
    if (event.due_at > now || !(await deliver(delivery, event))) return false;
  }
  return true;
}

/** Tells the merchant of one event over HTTP, signed anew for this attempt. True when the merchant has taken note. */
async function deliver(delivery: Delivery, event: EventRow): Promise<boolean> {
  const { db, clock, log } = delivery;
  const copies = Array.from({ length: event.copies }, () => send(delivery, event));
  const answers = await Promise.all(copies);
  const refused = answers.find((answer) => answer !== 'taken');
  if (refused !== undefined) {
    log.warn({ event: event.id, answer: refused }, 'the merchant could not be told of an event');
    return false;
  }
  await db
    .updateTable('sandbox_events')
    .set({ delivered_at: clock.now() })
    .where('id', '=', event.id)
    .execute();
  return true;
}

/** An event as it is told. */
export function eventOf(row: EventRow): SandboxEvent {
  const [about, outcome] = row.kind.split('.');
  return {
    event_id: row.id,
    subject_id: row.subject_id,
    merchant_ref: row.merchant_ref,
    about,
    outcome,
    amount: onWire(minor(row.amount)),
    currency: row.currency,
    // The kind was put together of the two where the event was written down.
  } as SandboxEvent;
}

async function send({ clock, secret }: Delivery, event: EventRow): Promise<string> {
  const body = JSON.stringify(eventOf(event));
  const timestamp = String(clock.now().getTime());
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign(secret, timestamp, body),
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
  return fetch(event.webhook_url, request).then(
    (response) => (response.ok ? 'taken' : `status ${response.status}`),
    (error: unknown) => String(error),
  );
}

/**
 * Makes the round that sends what is due and again what could not be delivered: after 1, 2, 5, 15, 60 and then every
 * 300 seconds, for a day. Call it once a second. When each is due again is kept in memory: after a restart
 * all are due at once, and a merchant who is told twice is no worse off.
 */
export function redelivery(delivery: Delivery): () => Promise<void> {
  const tries = new Map<string, { count: number; due: number }>();
  return async () => {
    const now = delivery.clock.now();
    const waiting = await undelivered(delivery.db, now);
    const ids = new Set(waiting.map(({ id }) => id));
    for (const id of tries.keys()) if (!ids.has(id)) tries.delete(id);
    for (const event of waiting) {
      const { count, due } = tries.get(event.id) ?? { count: 0, due: 0 };
      if (due > now.getTime() || (await deliver(delivery, event))) continue;
      const pause = BACK_OFF_MS[Math.min(count, BACK_OFF_MS.length - 1)] ?? 0;
      tries.set(event.id, { count: count + 1, due: now.getTime() + pause });
    }
  };
}

function undelivered(db: Kysely<Database>, now: Date): Promise<EventRow[]> {
  return db
    .selectFrom('sandbox_events')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .where('due_at', '>', new Date(now.getTime() - GIVE_UP_AFTER_MS))
    .orderBy('due_at')
    .limit(100)
    .execute();
}
