import type { Minor } from '@touchline/domain/money';

/** What of a bet was not cashed out yet, in subunits: its stake, and what it wins at most. */
export interface Rest {
  stake: Minor;
  win: Minor;
}
