import type { placementMeta } from '@touchline/wire/bets';
import type * as z from 'zod/mini';
import type { Ending } from '@touchline/domain/settlement/bet-words';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StoredBetBonus } from './bonuses';

export interface Placements {
  player_id: number;
  id: string;
  /** Of the body, so that the same id with another body is refused. */
  digest: string;
  /** How it was made; null where that was not kept. */
  meta: JSONColumnType<z.output<typeof placementMeta>> | null;
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
  /** Of a custom bet, in thousandths: its one price. */
  custom_odds: number | null;
  status: string;
  result: Generated<string>;
  /** What it came to, by what it paid beside its stake; null while it is open, and where it never ran. */
  ended_as: Generated<Ending | null>;
  currency: string;
  stake: bigint;
  /** The possible win while open; what was paid once settled. */
  win_amount: bigint;
  odds: number;
  /** How often it has been settled; names the posting. */
  settlements: Generated<number>;
  /** Whether it was beyond the usual limits, so that somebody decides on it. */
  is_vip: Generated<boolean>;
  /** Whether it has fed a jackpot, and was drawn for. */
  used_in_jackpot: Generated<boolean>;
  created_at: Generated<Date>;
  settled_at: Date | null;
  /** The part of the stake that was cashed out, and what was paid for it. */
  cashed_out_stake: Generated<bigint>;
  cashed_out_paid: Generated<bigint>;
  /** What the player was told last that cashing it out pays, or by which reason it does not, and when. */
  to_cashout: Generated<bigint | null>;
  cashout_reason: Generated<string | null>;
  cashout_at: Generated<Date | null>;
  /** Whether that has to be looked at again, whatever the lines of the bet do. */
  cashout_stale: Generated<boolean>;
  /** The offer at which so many hundredths of what is left are cashed out by themselves; null where nothing is. */
  auto_cashout_value: Generated<bigint | null>;
  auto_cashout_share: Generated<number | null>;
  /** Names the cash-out that it leads to. */
  auto_cashout_id: Generated<string | null>;
  /** Until when a cash-out waits out the live delay; null while none does. */
  cashout_until: Generated<Date | null>;
  /** The bonus it was placed with, as settling it needs it; null without one. */
  bonus: JSONColumnType<StoredBetBonus | null>;
  bonus_id: number | null;
  /** The freebet that staked for the player; null where the stake is the player's own money. */
  freebet_id: number | null;
  /** The part of what was paid that the bonus has cost. */
  from_bonus: Generated<bigint>;
  /** Whether the freebet is used up by it or was given back; null while it is open, and without one. */
  freebet_due: 'spent' | 'returned' | null;
}

/** One cash-out of a bet, or of a part of it. */
export interface CashOuts {
  bet_id: number;
  /** The caller's name for it, so that a repeat is known. */
  id: string;
  /** Counts the cash-outs of the bet from 1; names the posting. */
  number: number;
  /** Of what was asked for, so that the same id with another wish is refused. */
  digest: string;
  stake: bigint;
  paid: bigint;
  made_at: Date;
  /** Whether it came of a standing wish. */
  is_auto: Generated<boolean>;
}

/** How a bet stood after something became known of it. */
export interface BetChanges {
  bet_id: number;
  id: GeneratedAlways<bigint>;
  at: Date;
  status: string;
  result: string;
  /** All that was paid for it then. */
  paid: bigint;
  /** Whether more or less was due than before. */
  booked: boolean;
  /** The selections of which something else was known than before, by id. */
  legs: JSONColumnType<{ id: number; result: LegResult }[]>;
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
