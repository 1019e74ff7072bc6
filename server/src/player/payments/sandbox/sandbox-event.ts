import { minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import * as z from 'zod';
import type { ProviderEvent, WebhookRefusal } from '../payment-provider';

/** The sandbox's name in ledger accounts and addresses. */
export const SANDBOX = 'sandbox';

/** Headers of the sandbox's webhooks; see `sign` for what the signature covers. */
export const TIMESTAMP_HEADER = 'x-sandbox-timestamp';
export const SIGNATURE_HEADER = 'x-sandbox-signature';

const facts = {
  event_id: z.uuid(),
  /** Of the payment or the payout. */
  subject_id: z.uuid(),
  merchant_ref: z.uuid(),
  amount: z.int().positive(),
  currency: z.string(),
};

/** The body of a webhook; the amount in subunits. */
const sandboxEvent = z.discriminatedUnion('about', [
  z.object({
    ...facts,
    about: z.literal('payment'),
    outcome: z.enum(['paid', 'declined', 'refunded', 'charged_back']),
  }),
  z.object({
    ...facts,
    about: z.literal('payout'),
    outcome: z.enum(['paid', 'failed', 'returned']),
  }),
]);

export type SandboxEvent = z.infer<typeof sandboxEvent>;

/** Reads the body of a webhook whose signature has been checked. */
export function parseEvent(body: Buffer): Result<ProviderEvent, WebhookRefusal> {
  const parsed = sandboxEvent.safeParse(jsonOf(body.toString('utf8')));
  return parsed.success ? ok(providerEvent(parsed.data)) : refused('malformed');
}

/** The same in our words. */
export function providerEvent(event: SandboxEvent): ProviderEvent {
  const said = {
    eventId: event.event_id,
    providerRef: event.subject_id,
    merchantRef: event.merchant_ref,
    amount: minor(event.amount),
    currency: event.currency,
  };
  return event.about === 'payment'
    ? { ...said, about: event.about, outcome: event.outcome }
    : { ...said, about: event.about, outcome: event.outcome };
}

/** undefined is what no schema takes for an object. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
