import type { StakeType } from '@touchline/domain/bets/bet-limits';
import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** A limit beside the site's, in subunits; what is null does not narrow where it holds. */
export interface StakeLimits {
  id: GeneratedAlways<number>;
  market_id: number | null;
  tournament_id: number | null;
  player_id: number | null;
  currency: string | null;
  stake_type: StakeType | null;
  max_stake: bigint | null;
  max_payout: bigint | null;
}

/** The most that an event can cost the house, by the currency of the bets. */
export interface EventExposures {
  match_id: number;
  currency: string;
  liability: bigint;
}

/** The bets on one outcome, added up; the empty line is that of bets that net against no other. */
export interface ExposureOutcomes {
  match_id: number;
  currency: string;
  line: string;
  outcome_id: string;
  staked: bigint;
  pays: bigint;
  voided: bigint;
}

/** What a bet is to one of its events, while it is taken and not settled. */
export interface BetExposures {
  bet_id: number;
  match_id: number;
  line: string;
  outcome_id: string;
  staked: bigint;
  pays: bigint;
  voided: bigint;
}

/** What operators have decided; `operator` is who. Rows are only added, each with the hash of the one before. */
export interface OperatorLog {
  /** Counts from 1 without gaps. */
  id: bigint;
  at: Date;
  operator: string;
  action: string;
  player_id: number | null;
  bet_id: number | null;
  details: JSONColumnType<object>;
  /** Hashes are sha-256 in hexadecimal. */
  previous_hash: string;
  hash: string;
}
