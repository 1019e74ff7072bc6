import { randomUUID } from 'node:crypto';
import { assert } from '@touchline/domain/assert';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { PaymentProvider, PayoutRequest, ProviderEvent } from '../payment-provider';
import { checkSignature } from '../signature';
import { payoutNews } from './cards';
import { eventOf } from './deliver';
import { refundPayment, tellLater } from './happen';
import {
  parseEvent,
  providerEvent,
  SANDBOX,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from './sandbox-event';

/** Where a payment is paid or declined, on the sandbox's origin. */
export function paymentPath(paymentId: string): string {
  return `/sandbox/payments/${paymentId}`;
}

export interface SandboxOptions {
  db: Kysely<Database>;
  /** Where browsers find the sandbox's pages. */
  origin: string;
  /** Shared by the sandbox and its merchant; signs the webhooks. */
  secret: string;
}

/**
 * A payment provider that moves no money (DESIGN §4.15). It knows a merchant only by what any provider
 * would: the requests, and the webhooks it sends back over HTTP.
 */
export function sandboxProvider({ db, origin, secret }: SandboxOptions): PaymentProvider {
  return {
    name: SANDBOX,
    createPayment: async ({ merchantRef, amount, currency, returnUrl, webhookUrl }) => {
      const id = randomUUID();
      const request = { merchant_ref: merchantRef, webhook_url: webhookUrl, return_url: returnUrl };
      await db
        .insertInto('sandbox_payments')
        .values({ id, amount, currency, card: null, ...request })
        .execute();
      return { providerRef: id, paymentUrl: new URL(paymentPath(id), origin).href };
    },
    paymentStatus: async (merchantRef, now) => {
      const event = await findFinalEvent(db, merchantRef, now);
      return event?.about === 'payment' ? event : null;
    },
    refundPayment: async ({ merchantRef }, now) => {
      const payment = await db
        .selectFrom('sandbox_payments')
        .select('id')
        .where('merchant_ref', '=', merchantRef)
        .executeTakeFirstOrThrow();
      // The rest of a payment is given back once, so the name of the refund adds nothing here.
      await refundPayment(db, payment.id, 'rest', now);
    },
    keepDestination: async (number) => {
      const token = randomUUID();
      await db.insertInto('sandbox_destinations').values({ token, number }).execute();
      return token;
    },
    sendPayout: (request, now) => sendPayout(db, request, now),
    payoutStatus: async (merchantRef, now) => {
      const event = await findFinalEvent(db, merchantRef, now);
      return event?.about === 'payout' ? event : null;
    },
    parseWebhook: (headers, body, now) => {
      const timestamp = one(headers[TIMESTAMP_HEADER]);
      const signature = one(headers[SIGNATURE_HEADER]);
      const checked = checkSignature(secret, { timestamp, signature, body }, now);
      return checked.ok ? parseEvent(body) : checked;
    },
  };
}

/** How a payment or payout ended, as it is reported: once it is paid, whatever came before; null while nothing is known. */
async function findFinalEvent(
  db: Kysely<Database>,
  merchantRef: string,
  now: Date,
): Promise<ProviderEvent | null> {
  const row = await db
    .selectFrom('sandbox_events')
    .selectAll()
    .where('merchant_ref', '=', merchantRef)
    .where('due_at', '<=', now)
    .orderBy(sql`kind = 'payment.paid'`, 'desc')
    .orderBy('due_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ? providerEvent(eventOf(row)) : null;
}

/** The same name is the same payout, however often it is asked for. */
function sendPayout(
  db: Kysely<Database>,
  { merchantRef, amount, currency, destination, webhookUrl }: PayoutRequest,
  now: Date,
): Promise<{ providerRef: string }> {
  return db.transaction().execute(async (tx) => {
    const { number } = await tx
      .selectFrom('sandbox_destinations')
      .select('number')
      .where('token', '=', destination)
      .executeTakeFirstOrThrow();
    const request = { merchant_ref: merchantRef, currency, amount, webhook_url: webhookUrl };
    const payout = await tx
      .insertInto('sandbox_payouts')
      .values({ id: randomUUID(), destination: number, created_at: now, ...request })
      .onConflict((clash) => clash.column('merchant_ref').doNothing())
      .returningAll()
      .executeTakeFirst();
    for (const { outcome, afterMs } of payout ? payoutNews(number) : []) {
      assert(payout, 'there is no news without a payout');
      await tellLater(tx, { subject: payout, about: 'payout', outcome, amount, afterMs }, now);
    }
    const { id } = await tx
      .selectFrom('sandbox_payouts')
      .select('id')
      .where('merchant_ref', '=', merchantRef)
      .executeTakeFirstOrThrow();
    return { providerRef: id };
  });
}

/** A header that came twice vouches for nothing. */
function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
