import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { OddsDisplay } from '@touchline/domain/odds/format-odds';
import type { JSONColumnType } from 'kysely';

/** Stakes at a click by currency, in its subunits. */
export type StoredChips = Record<string, number[]>;

/** What is null or left out is as the site has it. */
export interface PlayerSettings {
  player_id: number;
  odds_type: OddsDisplay | null;
  accept_mode: OddsAcceptMode | null;
  chips: JSONColumnType<StoredChips>;
  updated_at: Date;
}

export interface Votes {
  /** The match whose end is predicted. */
  prediction_id: number;
  player_id: number;
  data: 'home' | 'draw' | 'away';
  /** When the vote that stands was cast. */
  created_at: Date;
}
