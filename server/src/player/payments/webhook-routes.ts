import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { settleDeposit } from '../deposits/settle-deposit';
import type { PaymentProvider } from './payment-provider';

/** Where a provider's webhooks arrive, on the platform origin. */
export function webhookPath(provider: string): string {
  return `/api/payments/${provider}/webhook`;
}

export interface WebhookDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  payments: PaymentProvider;
}

const BODY_LIMIT = 64 * 1024;

/**
 * The door for the payment provider; register it as a plug-in, since it reads bodies as raw bytes.
 * 200: taken note of, also when it changed nothing. 401: not believed. 404: no such deposit (yet), so
 * the provider may try again.
 */
export function paymentWebhookRoutes(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  const { db, clock, payments } = deps;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.route({
    method: 'POST',
    url: webhookPath(payments.name),
    handler: async (request, response) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = payments.parseWebhook(request.headers, body, clock.now());
      if (!event.ok) {
        request.log.warn({ provider: payments.name, refusal: event.error }, 'webhook not believed');
        return response.code(401).send({ outcome: event.error });
      }
      const outcome = await settleDeposit(db, payments.name, event.value, clock.now());
      request.log.info({ deposit: event.value.merchantRef, outcome }, 'webhook');
      return response.code(outcome === 'unknown' ? 404 : 200).send({ outcome });
    },
  });
  return Promise.resolve();
}
