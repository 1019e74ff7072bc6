import type { IncomingHttpHeaders } from 'node:http';
import type { DepositNews } from '@touchline/domain/payments/deposit';
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

/** What we ask a provider to send. */
export interface PayoutRequest {
  /** Our name for it: the withdrawal's id. Asked for again under the same name, it is the same payout. */
  merchantRef: string;
  amount: Minor;
  currency: string;
  /** The provider's own name for where it goes, of `keepDestination`. */
  destination: string;
  webhookUrl: string;
}

/** What we ask a provider to give back: all of a payment that is not credited. */
export interface RefundRequest {
  /** Our name for the payment. */
  merchantRef: string;
  /** Our name for the refund. Asked for again under the same name, it is the same refund. */
  refundRef: string;
  amount: Minor;
  currency: string;
}

/** What every event says of the payment or payout it is about. */
interface EventFacts {
  /** The provider's own name of the event: told twice, it happened once. Null for what we asked for ourselves. */
  eventId: string | null;
  merchantRef: string;
  providerRef: string;
  amount: Minor;
  currency: string;
}

/** What a provider says happened to a payment; the amount of a refund or chargeback is its own. */
export interface PaymentEvent extends EventFacts {
  about: 'payment';
  outcome: DepositNews;
}

/** What a provider says happened to a payout; `returned`: it was sent, and the bank sent it back. */
export interface PayoutEvent extends EventFacts {
  about: 'payout';
  outcome: 'paid' | 'failed' | 'returned';
}

export type ProviderEvent = PaymentEvent | PayoutEvent;

/** Why an event is not believed. */
export type WebhookRefusal = 'unsigned' | 'wrong_signature' | 'stale' | 'malformed';

/** Somebody who collects and sends money for us. */
export interface PaymentProvider {
  /** Part of ledger account names and of the webhook's address: lower-case letters. */
  name: string;
  /** Nobody stands behind it: neither deposits nor withdrawals are begun. */
  isClosed?: true;
  /** Registers a payment and answers with the provider's name for it and the page where it is paid. */
  createPayment(request: PaymentRequest): Promise<{ providerRef: string; paymentUrl: string }>;
  /** What became of a payment, by our name for it; null while nobody has paid, or when there is none. */
  paymentStatus(merchantRef: string, now: Date): Promise<PaymentEvent | null>;
  /** Gives a payment back, once for each of our names; it is reported as refunded later. Throws when it is not accepted. */
  refundPayment(request: RefundRequest, now: Date): Promise<void>;
  /** Hands over where money is to be sent; only the provider keeps the number. */
  keepDestination(number: string): Promise<string>;
  /** Sends money, once for each of our names. */
  sendPayout(request: PayoutRequest, now: Date): Promise<{ providerRef: string }>;
  /** What became of a payout, by our name for it; null while it is on its way. */
  payoutStatus(merchantRef: string, now: Date): Promise<PayoutEvent | null>;
  /**
   * Reads an event out of a request that anybody may have sent. The signature is checked over the
   * bytes as they came, before anything in them is read.
   */
  parseWebhook(
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
    now: Date,
  ): Result<ProviderEvent, WebhookRefusal>;
}
