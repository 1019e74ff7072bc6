import type { HitCause } from '@touchline/domain/bonus/jackpot-draw';
import type { PayoutStatus } from '@touchline/domain/bonus/jackpot-hit';
import type { PoolState } from '@touchline/domain/bonus/pool-state';
import type { AccountId } from '@touchline/domain/ledger/accounts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StoredTerms, StoredTexts } from './bonuses';

interface Jackpots {
  id: GeneratedAlways<number>;
  /** By locale; English is always one. */
  texts: JSONColumnType<Record<string, StoredTexts>>;
  terms: JSONColumnType<StoredTerms>;
  currency: string;
  /** Secret for good: with it a player's hash is made, which nobody else can make. */
  salt: string;
  starts_at: Date;
  ends_at: Date | null;
  /** What pages were told last of the pools. */
  told: string | null;
  created_at: Date;
  created_by: string;
}

/** Amounts are subunits of the jackpot's currency. */
interface JackpotLevels {
  jackpot_id: number;
  code: string;
  /** Counts from 1. */
  place: number;
  /** By locale; English is always one. */
  names: JSONColumnType<Record<string, string>>;
  /** Holds the pool. */
  account: AccountId;
  state: PoolState;
  /** In millionths. */
  share: number;
  carry: Generated<bigint>;
  start_amount: bigint;
  must_drop_at: bigint | null;
  hit_every: bigint;
  /** What bets have given. */
  fed: Generated<bigint>;
  /** What came from hits of other levels that were declined. */
  received: Generated<bigint>;
  /** How often promotions have put the start amount into it. */
  fillings: Generated<number>;
  /** What went back to the promotions in the end; null until then. */
  closed_amount: bigint | null;
}

interface JackpotSeeds {
  id: GeneratedAlways<number>;
  jackpot_id: number;
  /** Counts from 1. */
  number: number;
  /** 32 bytes in hex, told to nobody before it is revealed. */
  value: string;
  hash: string;
  committed_at: Date;
  revealed_at: Date | null;
}

/** A bet that feeds a jackpot. */
interface JackpotBets {
  bet_id: number;
  jackpot_id: number;
  /** In the jackpot's currency. */
  stake: bigint;
  /** What all levels got. */
  fed: Generated<bigint>;
  /** What was drawn with; null while the bet waits for a decision. */
  seed_id: number | null;
}

interface JackpotHits {
  id: Generated<number>;
  jackpot_id: number;
  level_code: string;
  bet_id: number;
  player_id: number;
  seed_id: number;
  cause: HitCause;
  /** All that the pool held. */
  amount: bigint;
  amount_eur: bigint;
  stake: bigint;
  /** As they were of the level. */
  must_drop_at: bigint | null;
  hit_every: bigint;
  status: Generated<PayoutStatus>;
  /** What went back to its own pool when it was declined. */
  returned: Generated<bigint>;
  user_hash: string;
  hit_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  paid_at: Date | null;
  seen_at: Date | null;
}

export interface JackpotTables {
  jackpots: Jackpots;
  jackpot_levels: JackpotLevels;
  jackpot_seeds: JackpotSeeds;
  jackpot_bets: JackpotBets;
  jackpot_hits: JackpotHits;
}
