import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Matches of imported files that are still to be played. */
export interface ImportedMatches {
  urn: string;
  start_time: Date;
  /** An `ImportedMatch` of the feed. */
  match: JSONColumnType<object>;
}

export interface Producers {
  /** The provider's number of it; two providers may use the same. */
  id: number;
  provider: string;
  /** `active`, `down`, or `delayed`: its messages come late, so it takes no bets. */
  status: string;
  name: string | null;
  recovery_window_minutes: number | null;
  last_alive_at: Date | null;
  /** When it last gave a sign of life while nothing was missing, by the feed's clock. */
  last_sign_at: Date | null;
  /** The same by the database's clock: what judges whether it takes bets. */
  signed_at: Date | null;
  /** Feed time of the last line taken in, for going on after a restart. */
  last_message_at: Date | null;
  /** The last id given to a request for recovery. */
  recovery_request_id: Generated<number>;
  /** When recovery was last asked for, answered or not. */
  recovery_requested_at: Date | null;
  /** Whether the answer to the last request is awaited. */
  recovering: Generated<boolean>;
}

export interface FeedRuns {
  source: string;
  seed: string;
  speed: number;
  epoch: Date;
  resumed_to: Date | null;
}

export interface Outbox {
  id: GeneratedAlways<bigint>;
  channel: string;
  event_name: string;
  message: JSONColumnType<object>;
  /** A suspension is sent at once. */
  urgent: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface SettlementQueue {
  id: GeneratedAlways<bigint>;
  match_id: number;
  market_id: number;
  specifier: string;
  created_at: Generated<Date>;
  /** Not looked at before; in the future only after something went wrong. */
  due_at: Generated<Date>;
  /** Bets on it up to this id have been looked at. */
  after_bet: Generated<number>;
  /** Only bets up to this id are meant; null is all. */
  until_bet: number | null;
}
