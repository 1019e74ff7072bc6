import type { UnpaidReason } from '@touchline/domain/payments/withdrawal';
import type { BonusType } from '@touchline/domain/bonus/bonus-kind';
import type { BetBonusType } from '@touchline/domain/bonus/bet-bonus';
import type { BetNews } from '@touchline/domain/notifications/bet-news';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A bet as it is named, in the language of its player's account; left out by what was told before bets had names. */
export interface NamedBet {
  /** Its match with the score, its selection, and how many more: `Lille 4:0 Lens · Lille +2`. */
  about?: string;
  stake?: string;
  /** The bonus that it was placed with. */
  bonus?: NamedBonus;
}

/** The bonus of a bet; of a boost that has paid something, its factor in thousandths and what that added. */
export interface NamedBonus {
  type: BetBonusType;
  boost?: number;
  added?: string;
}

/** The campaign of a bonus by its name in each locale; left out by what was told before they had names. */
interface NamedCampaign {
  names?: Readonly<Record<string, string>> & { readonly en: string };
}

/** The bonus that it is about, a jackpot's hit by its jackpot; left out by what was told before news led to the very one. */
interface OfBonus {
  bonus?: { type: BonusType; id: number };
}

/** What a notification tells, as it was when it happened. Amounts are subunits in digits, moments ISO 8601. */
export type StoredFacts =
  | ({
      type: 'bet';
      betId: number;
      news: BetNews | 'auto_cashed_out' | 'auto_cashed_out_part';
      /** Whether another result had been told before. */
      again: boolean;
      /** What is paid for the bet now, without parts that were told of before; by an automatic cash-out what that paid. */
      paid: string;
      /** Why a leg of it is void, where an operator has said so. */
      reason?: string;
      /** Of a correction: what it has changed, below zero what was taken back. */
      moved?: string;
      currency: string;
    } & NamedBet)
  | ({
      type: 'vip_bet';
      betId: number;
      decision: 'approved' | 'rejected';
      stake: string;
      currency: string;
    } & Pick<NamedBet, 'about' | 'bonus'>)
  | ({ type: 'price_error'; betId: number; reason: string; currency?: string } & NamedBet)
  | ({
      type: 'bonus';
      gift: 'freebet' | 'prize';
      amount: string;
      currency: string;
      /** Of a prize: the place that it was won with. */
      place?: number;
    } & NamedCampaign &
      OfBonus)
  | ({ type: 'bonus'; gift: 'other' } & NamedCampaign & OfBonus)
  /** One that `isChecked` is not paid yet, and one that `isDeclined` never is. */
  | ({
      type: 'jackpot';
      amount: string;
      currency: string;
      isChecked?: boolean;
      isDeclined?: boolean;
    } & OfBonus)
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
