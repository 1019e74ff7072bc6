import { oddsFactor } from '../bets/multiplier';
import { scaled } from '../money';
import { ok, refused, type Result } from '../result';
import type { Freebet, Lootbox } from './bonus';
import { userStatus } from './bonus-status';

/** The pictures there are of a chest (SPEC §3 "lootbox"). */
export const CHEST_SIZES = ['small', 'medium', 'large'] as const;

export type ChestSize = (typeof CHEST_SIZES)[number];

/** From how many freebets on a chest is medium, and large. */
const MEDIUM = 3;
const LARGE = 6;

/** The size of a chest by how many freebets it holds (SPEC §3 "Bonus kinds"). */
export function chestSize(freebets: number): ChestSize {
  if (freebets >= LARGE) return 'large';
  return freebets >= MEDIUM ? 'medium' : 'small';
}

/**
 * How a chest has ended by `now`, in milliseconds since 1970 (SPEC §3 "Bonus kinds"): won with its points,
 * lost when time ran out before; null while it is open.
 */
export function chestOutcome(
  lootbox: Lootbox,
  prizesIssued: number,
  now: number,
): 'win' | 'loss' | null {
  if (prizesIssued > 0) return 'win';
  const status = userStatus(lootbox, now);
  return status === 'expired' || status === 'bonus_over' ? 'loss' : null;
}

/** Why a freebet is not multiplied. */
export type BoostRefusal = 'not_boostable' | 'freebet_not_usable';

/**
 * Multiplies one freebet of a chest, rounded down (DESIGN §4.11). No other can be after it. Refused as
 * `not_boostable`, or as `freebet_not_usable` when it is none that may be used `now`.
 */
export function boostFreebet(
  lootbox: Lootbox,
  freebet: Freebet,
  now: number,
): Result<{ lootbox: Lootbox; freebet: Freebet }, BoostRefusal> {
  if (!lootbox.freebetsToBoost.includes(freebet.id)) return refused('not_boostable');
  const status = userStatus(freebet, now);
  if (status !== 'available' && status !== 'active') return refused('freebet_not_usable');
  return ok({
    lootbox: { ...lootbox, freebetsToBoost: [] },
    freebet: { ...freebet, amount: scaled(freebet.amount, oddsFactor(lootbox.boost)) },
  });
}
