import type { FastifyInstance } from 'fastify';
import { rawBodyOf, readRawBodies } from '../raw-bodies';
import type { PaymentProvider } from './payment-provider';
import { type EventOutcome, takeEvent, type Taking } from './take-event';

/** Where a provider's webhooks arrive, on the platform origin. */
export function webhookPath(provider: string): string {
  return `/api/payments/${provider}/webhook`;
}

export interface WebhookDeps extends Taking {
  clock: { now(): Date };
  payments: PaymentProvider;
}

const BODY_LIMIT = 64 * 1024;

/** Answers that ask the provider to tell us again later; everything else was taken note of. */
const AGAIN: Partial<Record<EventOutcome, number>> = { unknown: 404, too_early: 409 };

/**
 * The door for the payment provider; register it as a plug-in, since it reads bodies as raw bytes.
 * 200: taken note of, also when it changed nothing. 401: not believed. 404: nothing of that name (yet), and 409: of
 * money that we do not know of (yet), so the provider may try again.
 */
export function paymentWebhookRoutes(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  const { clock, payments } = deps;
  readRawBodies(app, BODY_LIMIT);
  app.route({
    method: 'POST',
    url: webhookPath(payments.name),
    handler: async (request, response) => {
      const body = rawBodyOf(request);
      const event = payments.parseWebhook(request.headers, body, clock.now());
      if (!event.ok) {
        request.log.warn({ provider: payments.name, refusal: event.error }, 'webhook not believed');
        return response.code(401).send({ outcome: event.error });
      }
      const outcome = await takeEvent(deps, event.value, clock.now());
      const { about, merchantRef } = event.value;
      if (outcome === 'mismatch')
        request.log.error({ about, merchantRef }, 'webhook of other money');
      else request.log.info({ about, merchantRef, outcome }, 'webhook');
      return response.code(AGAIN[outcome] ?? 200).send({ outcome });
    },
  });
  return Promise.resolve();
}
