import type { Minor, Odds } from '../money';

/** Freebets by what they pay (SPEC §1, DESIGN §4.10). */
export const FREEBET_TYPES = [
  'freebet',
  'freebet_no_risk',
  'freebet_all_win',
  'freebet_only_win',
] as const;

export type FreebetType = (typeof FREEBET_TYPES)[number];

/** Bonuses whose bets earn points and pay as any bet does. */
export const POINT_BONUS_TYPES = ['hunting', 'tournament', 'lootbox'] as const;

export type PointBonusType = (typeof POINT_BONUS_TYPES)[number];

/** Every bonus that can be used on a bet, by the names of SPEC §1. */
export const BET_BONUS_TYPES = ['comboboost', ...FREEBET_TYPES, ...POINT_BONUS_TYPES] as const;

export type BetBonusType = (typeof BET_BONUS_TYPES)[number];

/**
 * A step of a comboboost: from how many legs to how many, null being any number, and its factor. It
 * begins at two legs or more: only combos are boosted.
 */
export interface BoostRange {
  minCount: number;
  maxCount: number | null;
  /** In thousandths: 1100 pays a tenth more. */
  bonusOdds: Odds;
}

/** A bonus on a bet: all that settling the bet needs of it, so it is kept with the bet. */
export type BetBonus =
  | { type: 'comboboost'; id: number; minOdds: Odds; ranges: readonly BoostRange[] }
  | { type: FreebetType; id: number }
  | { type: PointBonusType; id: number };

/** A bonus the player may choose for a bet on the slip (SPEC §3 "Slip bet"). */
export type OfferedBonus =
  | {
      type: 'comboboost';
      id: number;
      minOdds: Odds;
      ranges: readonly BoostRange[];
    }
  | {
      type: Exclude<FreebetType, 'freebet_no_risk'>;
      id: number;
      /** What it stakes for the player, in subunits of the slip's currency; above zero. */
      freebetStake: Minor;
    }
  | {
      type: 'freebet_no_risk';
      id: number;
      /** The player's own stake that it insures, in subunits; zero leaves it to the player. */
      freebetStake: Minor;
    }
  | { type: PointBonusType; id: number };

/** Whether a bonus is one of the freebets (DESIGN §4.10). */
export function isFreebet<B extends { type: string }>(
  bonus: B,
): bonus is Extract<B, { type: FreebetType }> {
  return (FREEBET_TYPES as readonly string[]).includes(bonus.type);
}

/**
 * Whether the stake is the player's own money: a freebet stakes for the player, unless it takes the
 * risk only (DESIGN §4.10).
 */
export function stakesCash(bonus: { type: string } | null): boolean {
  return !bonus || bonus.type === 'freebet_no_risk' || !isFreebet(bonus);
}

/** The stake that a bonus names, in subunits; null where the player names it (SPEC §4 "Bonus handling"). */
export function freebetStakeOf(bonus: OfferedBonus | null): Minor | null {
  return bonus && isFreebet(bonus) && bonus.freebetStake > 0n ? bonus.freebetStake : null;
}
