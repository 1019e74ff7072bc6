import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { PaymentProvider } from '../payment-provider';
import { checkSignature } from '../signature';
import { parseEvent, SANDBOX, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './sandbox-event';

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
 * would: the request for a payment, and the webhook it sends back over HTTP.
 */
export function sandboxProvider({ db, origin, secret }: SandboxOptions): PaymentProvider {
  return {
    name: SANDBOX,
    createPayment: async ({ merchantRef, amount, currency, returnUrl, webhookUrl }) => {
      const id = randomUUID();
      const request = { merchant_ref: merchantRef, webhook_url: webhookUrl, return_url: returnUrl };
      await db
        .insertInto('sandbox_payments')
        .values({ id, amount, currency, ...request })
        .execute();
      return { providerRef: id, paymentUrl: new URL(paymentPath(id), origin).href };
    },
    parseWebhook: (headers, body, now) => {
      const timestamp = one(headers[TIMESTAMP_HEADER]);
      const signature = one(headers[SIGNATURE_HEADER]);
      const checked = checkSignature(secret, { timestamp, signature, body }, now);
      return checked.ok ? parseEvent(body) : checked;
    },
  };
}

/** A header that came twice vouches for nothing. */
function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
