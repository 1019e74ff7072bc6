import { unreachable } from '../assert';
import type { BetKind } from '../bets/bet-kind';
import { comboFactor, systemFactor } from '../bets/multiplier';
import { ODDS_SCALE, type Factor, type Odds } from '../money';
import type { FinalResult, LegResult } from './leg-result';

/** A leg as far as its result is known. */
export interface Leg {
  odds: Odds;
  result: LegResult;
  /** What is left of a win, or of its half, after a dead heat, in ten-thousandths; null or absent: all of it. */
  deadHeat?: number | null;
}

/** A leg that has ended. It cannot hold `no_results`: an unfinished leg does not reach the payout. */
export interface EndedLeg extends Leg {
  result: FinalResult;
}

/** Whether a leg has a result (SPEC §3 "Bet"). */
export function isEnded(leg: Leg): leg is EndedLeg {
  return leg.result !== 'no_results';
}

/**
 * What a leg makes of the stake that reaches it, in parts of a whole: some wins at its odds, some
 * comes back as it was, and the rest is lost.
 */
export interface Split {
  odds: Odds;
  won: bigint;
  refunded: bigint;
}

const DEAD_HEAT_SCALE = 10_000;

/** The parts of `splitOf`: halves and shares of dead heats are whole numbers of them. */
export const PARTS = BigInt(2 * DEAD_HEAT_SCALE);

const HALF = PARTS / 2n;
const SCALE = BigInt(ODDS_SCALE);

/** How a leg that has ended splits its stake (SPEC §3 "Bet"), in `PARTS`. */
export function splitOf({ odds, result, deadHeat }: EndedLeg): Split {
  switch (result) {
    case 'win_entire':
      return { odds, won: shared(PARTS, deadHeat), refunded: 0n };
    case 'lose_entire':
      return { odds, won: 0n, refunded: 0n };
    case 'canceled':
    case 'refund_entire':
      return { odds, won: 0n, refunded: PARTS };
    case 'refund_half_win_other':
      return { odds, won: shared(HALF, deadHeat), refunded: HALF };
    case 'refund_half_lose_other':
      return { odds, won: 0n, refunded: HALF };
    default:
      return unreachable(result);
  }
}

/** What a dead heat leaves of the part that has won; what is given back beside it stays whole. */
function shared(won: bigint, deadHeat: number | null = null): bigint {
  return (won * BigInt(deadHeat ?? DEAD_HEAT_SCALE)) / BigInt(DEAD_HEAT_SCALE);
}

/**
 * What a bet multiplies its stake by when its legs split it like this, exactly (DESIGN §4.4, §4.7); `whole`
 * is all of a leg's stake.
 */
export function splitFactor(kind: BetKind, splits: readonly Split[], whole: bigint): Factor {
  switch (kind.type) {
    case 'single':
    case 'combo':
      return comboFactor(splits.map(legFactor), whole * SCALE);
    case 'system':
      return systemFactor(splits.map(legFactor), whole * SCALE, kind.system);
    case 'custom_bet':
      return customBetFactor(kind.odds, splits, whole);
    default:
      return unreachable(kind);
  }
}

function legFactor({ odds, won, refunded }: Split): bigint {
  return won * BigInt(odds) + refunded * SCALE;
}

/**
 * The one price of a custom bet is known for all of its legs together only. What wins on every leg is
 * paid at it; what is refunded on one leg and lost on none comes back as it was.
 */
function customBetFactor(odds: Odds, splits: readonly Split[], whole: bigint): Factor {
  const won = comboFactor(
    splits.map((split) => split.won),
    whole,
  );
  const kept = comboFactor(
    splits.map((split) => split.won + split.refunded),
    whole,
  );
  const times = won.times * BigInt(odds) + (kept.times - won.times) * SCALE;
  return { times, over: won.over * SCALE };
}
