import type { LimitStatus, LimitType } from '@touchline/domain/limits/limit';
import type { Period } from '@touchline/domain/limits/usage';
import type { GeneratedAlways } from 'kysely';

/** A limit a player has asked for. What it says never changes; no limit is ever deleted. */
export interface PlayerLimits {
  id: string;
  /** Rises in the order in which limits were asked for. */
  no: GeneratedAlways<bigint>;
  player_id: number;
  type: LimitType;
  period: Period | null;
  /** Subunits of the player's currency, bets, or milliseconds; null for an exclusion. */
  most: bigint | null;
  /** When an exclusion ends; null is never. */
  until: Date | null;
  status: LimitStatus;
  due: Date | null;
  asked_at: Date;
}

/** Each status a limit has had. */
export interface PlayerLimitChanges {
  id: GeneratedAlways<bigint>;
  limit_id: string;
  status: LimitStatus;
  due: Date | null;
  at: Date;
}

/** Stretches in which a player was signed in and gave a sign at least every five minutes. */
export interface Presences {
  player_id: number;
  began_at: Date;
  seen_at: Date;
}

/** Minutes since 1970 with a page in sight, and when in each that was told first. */
export interface ActivityMinutes {
  player_id: number;
  minute: number;
  at: Date;
}

export interface SportsbookSessions {
  id: GeneratedAlways<bigint>;
  player_id: number;
  started_at: Date;
  /** Whether the player chose to go on after the one before it. */
  continued: boolean;
}

/** Reminders of play that a player has answered. */
export interface RealityChecks {
  id: GeneratedAlways<bigint>;
  player_id: number;
  answered_at: Date;
}

export interface PlayerLimitTables {
  player_limits: PlayerLimits;
  player_limit_changes: PlayerLimitChanges;
  presences: Presences;
  activity_minutes: ActivityMinutes;
  sportsbook_sessions: SportsbookSessions;
  reality_checks: RealityChecks;
}
