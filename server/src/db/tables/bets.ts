import type { Generated, GeneratedAlways } from 'kysely';

export interface Placements {
  player_id: number;
  id: string;
  /** Of the body, so that the same id with another body is refused. */
  digest: string;
  created_at: Generated<Date>;
}

export interface Bets {
  id: GeneratedAlways<number>;
  player_id: number;
  placement_id: string;
  ordinal: number;
  type: string;
  /** Of a system, by the ids of the domain. */
  system_id: number | null;
  /** The most it pays if it is a system; null where nothing capped it. */
  system_cap: bigint | null;
  status: string;
  result: Generated<string>;
  currency: string;
  stake: bigint;
  /** The possible win while open; what was paid once settled. */
  win_amount: bigint;
  odds: number;
  /** How often it has been settled; names the posting. */
  settlements: Generated<number>;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

export interface BetSelections {
  id: GeneratedAlways<number>;
  bet_id: number;
  ordinal: number;
  match_id: number;
  market_id: number;
  specifier: string;
  outcome_id: string;
  odds: number;
  result: Generated<string>;
  /** What is left of a win after a dead heat, in ten-thousandths; null where nothing is shared. */
  dead_heat: Generated<number | null>;
}
