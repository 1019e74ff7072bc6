import { minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import * as z from 'zod';
import type { PaymentEvent, WebhookRefusal } from '../payment-provider';

/** The sandbox's name in ledger accounts and addresses. */
export const SANDBOX = 'sandbox';

/** Headers of the sandbox's webhooks; see `sign` for what the signature covers. */
export const TIMESTAMP_HEADER = 'x-sandbox-timestamp';
export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** The body of a webhook; the amount in subunits. */
const sandboxEvent = z.object({
  payment_id: z.uuid(),
  merchant_ref: z.uuid(),
  outcome: z.enum(['paid', 'declined']),
  amount: z.int().positive(),
  currency: z.string(),
});

export type SandboxEvent = z.infer<typeof sandboxEvent>;

/** Reads the body of a webhook whose signature has been checked. */
export function parseEvent(body: Buffer): Result<PaymentEvent, WebhookRefusal> {
  const parsed = sandboxEvent.safeParse(jsonOf(body.toString('utf8')));
  if (!parsed.success) return refused('malformed');
  const { payment_id, merchant_ref, outcome, amount, currency } = parsed.data;
  return ok({
    providerRef: payment_id,
    merchantRef: merchant_ref,
    outcome,
    amount: minor(amount),
    currency,
  });
}

/** undefined is what no schema takes for an object. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
