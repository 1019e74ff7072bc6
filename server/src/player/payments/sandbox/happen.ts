import { randomUUID } from 'node:crypto';
import { assert } from '@touchline/domain/assert';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema';
import type { SandboxEvent } from './sandbox-event';

export type SandboxPayment = Selectable<Database['sandbox_payments']>;

/** What the merchant is going to be told: in which words, from when, and how often at once. */
export interface News {
  subject: { id: string; merchant_ref: string; currency: string; webhook_url: string };
  about: SandboxEvent['about'];
  outcome: SandboxEvent['outcome'];
  amount: bigint;
  afterMs?: number;
  copies?: number;
}

/** Writes down what the merchant is to be told, in the transaction of what happened: it survives a restart. */
export async function tellLater(db: Kysely<Database>, news: News, now: Date): Promise<void> {
  const { subject, about, outcome, amount, afterMs = 0, copies = 1 } = news;
  await db
    .insertInto('sandbox_events')
    .values({
      id: randomUUID(),
      subject_id: subject.id,
      merchant_ref: subject.merchant_ref,
      kind: `${about}.${outcome}`,
      amount,
      currency: subject.currency,
      webhook_url: subject.webhook_url,
      copies,
      created_at: now,
      due_at: new Date(now.getTime() + afterMs),
      delivered_at: null,
    })
    .execute();
}

/** Where a payment goes from its state, and what the merchant is told of it. */
export interface Step {
  from: readonly string[];
  to: string;
  card?: string;
  news?: Omit<News, 'subject' | 'about'>;
}

/**
 * Brings a payment a step further and writes down what is told of it. The first step stands: a form that is sent twice,
 * or after another one, changes nothing. Answers with the payment as it is then.
 */
export function stepPayment(
  db: Kysely<Database>,
  id: string,
  { from, to, card, news }: Step,
  now: Date,
): Promise<SandboxPayment> {
  return db.transaction().execute(async (tx) => {
    const stepped = await tx
      .updateTable('sandbox_payments')
      .set({ state: to, ...(card !== undefined && { card }) })
      .where('id', '=', id)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst();
    if (stepped && news) await tellLater(tx, { ...news, subject: stepped, about: 'payment' }, now);
    if (stepped) return stepped;
    const query = tx.selectFrom('sandbox_payments').selectAll().where('id', '=', id);
    return query.executeTakeFirstOrThrow();
  });
}

/** Gives a part of a payment back, or what is left of it; nothing when it was not paid or is given back already. */
export function refundPayment(
  db: Kysely<Database>,
  id: string,
  part: 'half' | 'rest',
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'paid')
      .forUpdate()
      .executeTakeFirst();
    if (!payment) return;
    const left = payment.amount - payment.refunded;
    const amount = part === 'half' ? (left + 1n) / 2n : left;
    assert(amount > 0n, 'a payment that is given back whole is not paid any more');
    const refunded = payment.refunded + amount;
    await tx
      .updateTable('sandbox_payments')
      .set({ refunded, state: refunded === payment.amount ? 'refunded' : 'paid' })
      .where('id', '=', id)
      .execute();
    await tellLater(tx, { subject: payment, about: 'payment', outcome: 'refunded', amount }, now);
  });
}

/** The player's bank takes back what is left of a payment; nothing when there is nothing left. */
export function chargeBackPayment(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const payment = await tx
      .updateTable('sandbox_payments')
      .set({ state: 'charged_back' })
      .where('id', '=', id)
      .where('state', '=', 'paid')
      .returningAll()
      .executeTakeFirst();
    if (!payment) return;
    const amount = payment.amount - payment.refunded;
    const news = { subject: payment, about: 'payment', outcome: 'charged_back', amount } as const;
    await tellLater(tx, news, now);
  });
}
