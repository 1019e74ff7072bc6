import type { BetKind } from '../bets/bet-kind';
import type { MatchStatus } from '../bets/market-status';
import { oddsFactor } from '../bets/multiplier';
import { winFactor } from '../bets/potential-win';
import type { EventRef } from '../event';
import type { Factor, Minor, Odds } from '../money';

/** A selection as far as bonuses look at it; those on the slip are such. */
export interface BonusLeg extends EventRef {
  matchStatus: MatchStatus;
  odds: Odds;
}

/** A bet as far as bonuses look at it; bets on the slip are such. */
export interface BonusBet {
  /** A custom bet is without odds until the book has priced it. */
  kind: Exclude<BetKind, { type: 'custom_bet' }> | { type: 'custom_bet'; odds: Odds | null };
  selections: readonly BonusLeg[];
}

/** The money of a bet: its stake, and what that is multiplied by to be in the default currency's subunits. */
export interface BonusStake {
  stake: Minor;
  toDefault: Factor;
}

/**
 * What the stake is multiplied by without a bonus when every leg wins (SPEC §5 "Total odds"); null while
 * nobody has priced the bet.
 */
export function plainPrice({ kind, selections }: BonusBet): Factor | null {
  if (kind.type === 'custom_bet') return kind.odds === null ? null : oddsFactor(kind.odds);
  return winFactor({ kind, legs: selections.map((leg) => leg.odds), bonus: null });
}
