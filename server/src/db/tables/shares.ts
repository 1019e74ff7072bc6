import type { BetType } from '@touchline/domain/bets/bet-kind';
import type { Generated, JSONColumnType } from 'kysely';

/** A selection of a shared bet; its specifier is canonical (see `canonicalSpecifier`). */
export interface StoredSharedSelection {
  match_id: number;
  market_id: number;
  specifier: string;
  outcome_id: string;
}

/** A bet as it was shared: no odds, as those of the day it is restored count. */
export interface StoredSharedBet {
  type: BetType;
  /** Of a system, by the ids of the domain. */
  system_id?: number;
  /** In subunits of its currency. */
  stake: { value: number; currency: string };
  selections: StoredSharedSelection[];
}

export interface ShareCodes {
  code: string;
  /** Of the bets, so that equal ones have one code. */
  digest: string;
  bets: JSONColumnType<StoredSharedBet[]>;
  created_at: Generated<Date>;
  expires_at: Date;
}
