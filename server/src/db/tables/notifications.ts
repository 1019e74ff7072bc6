import type { UnpaidReason } from '@touchline/domain/payments/withdrawal';
import type { BetNews } from '@touchline/domain/notifications/bet-news';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** What a notification tells, as it was when it happened. Amounts are subunits in digits, moments ISO 8601. */
export type StoredFacts =
  | {
      type: 'bet';
      betId: number;
      news: BetNews | 'auto_cashed_out' | 'auto_cashed_out_part';
      /** Whether another result had been told before. */
      again: boolean;
      /** All that is paid for the bet now; by an automatic cash-out what that paid. */
      paid: string;
      currency: string;
    }
  | {
      type: 'vip_bet';
      betId: number;
      decision: 'approved' | 'rejected';
      stake: string;
      currency: string;
    }
  | { type: 'price_error'; betId: number; reason: string }
  | { type: 'bonus'; gift: 'freebet' | 'prize'; amount: string; currency: string }
  | { type: 'bonus'; gift: 'other' }
  | { type: 'jackpot'; amount: string; currency: string }
  /** A withdrawal that was not paid, and why; or a deposit that came late, and was credited. */
  | {
      type: 'payment';
      about: 'withdrawal';
      why: UnpaidReason;
      amount: string;
      currency: string;
    }
  | { type: 'payment'; about: 'deposit'; amount: string; currency: string }
  /** `text` is the operator's, in the language that the player had when it was told. */
  | { type: 'maintenance'; from: string; until: string; text?: string };

export interface Notifications {
  id: GeneratedAlways<number>;
  player_id: number;
  /** Names the fact: it tells a player once. */
  cause: string;
  facts: JSONColumnType<StoredFacts>;
  created_at: Date;
  /** Null while it is unread. */
  read_at: Date | null;
}

export interface NotificationCounters {
  player_id: number;
  unread: number;
}

export interface PushSubscriptions {
  id: GeneratedAlways<number>;
  player_id: number;
  service: 'web_push' | 'one_signal';
  /** The endpoint of a browser, or the id that OneSignal gave it. */
  address: string;
  /** The browser's public key and its secret, in base64url; null at OneSignal. */
  p256dh: string | null;
  auth: string | null;
  locale: string;
  updated_at: Date;
}

export interface PushDeliveries {
  notification_id: number;
  subscription_id: number;
  /** When it is tried next; while it is being sent, when it is sent again if nobody says what became of it. */
  due_at: Date;
  attempts: Generated<number>;
  /** By which a service that is told twice knows that it was told before. */
  key: Generated<string>;
}
