import type { UnpaidReason } from '@touchline/domain/payments/withdrawal';
import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** What became of a payment: a withdrawal that was not paid, a deposit that came late. Amounts are subunits in digits. */
export type StoredPaymentNews =
  | { about: 'withdrawal'; why: UnpaidReason; amount: string; currency: string }
  | { about: 'deposit'; amount: string; currency: string };

/** What players are still to be told of payments; a row goes when it is told. */
interface PaymentNews {
  id: GeneratedAlways<number>;
  payment_id: string;
  player_id: number;
  news: JSONColumnType<StoredPaymentNews>;
  /** When it is told; put off where that failed. */
  due_at: Date;
}

export interface PaymentNewsTables {
  payment_news: PaymentNews;
}
