import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '@touchline/domain/money';
import type { Result } from '@touchline/domain/result';

/** What we ask a provider to collect. Amounts are in subunits. */
export interface PaymentRequest {
  /** Our name for it: the deposit's id. The provider says it back in every event. */
  merchantRef: string;
  amount: Minor;
  currency: string;
  /** Where the provider sends the player afterwards, with `deposit=success|error|pending` added. */
  returnUrl: string;
  /** Where the provider tells us what became of it. */
  webhookUrl: string;
}

/** What a provider says happened to a payment. */
export interface PaymentEvent {
  merchantRef: string;
  providerRef: string;
  outcome: 'paid' | 'declined';
  amount: Minor;
  currency: string;
}

/** Why an event is not believed. */
export type WebhookRefusal = 'unsigned' | 'wrong_signature' | 'stale' | 'malformed';

/** Somebody who collects money for us. */
export interface PaymentProvider {
  /** Part of ledger account names and of the webhook's address: lower-case letters. */
  name: string;
  /** Registers a payment and answers with the provider's name for it and the page where it is paid. */
  createPayment(request: PaymentRequest): Promise<{ providerRef: string; paymentUrl: string }>;
  /**
   * Reads an event out of a request that anybody may have sent. The signature is checked over the
   * bytes as they came, before anything in them is read.
   */
  parseWebhook(
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
    now: Date,
  ): Result<PaymentEvent, WebhookRefusal>;
}
