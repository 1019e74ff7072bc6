/** Statuses of a bonus that was issued to a player (SPEC §3 "Bonus"). */
export const BONUS_STATUSES = [
  'available',
  'active',
  'not_available',
  'deactivated',
  'bonus_over',
  'expired',
  'overridden',
  'unknown',
] as const;

export type BonusStatus = (typeof BONUS_STATUSES)[number];

/** What a player is told of a bonus: its status as the dates now make it (SPEC §4 "Bonus lifecycle"). */
export type UserBonusStatus = BonusStatus | 'upcoming';

/** Where a moment lies beside a range of dates (SPEC §3). */
export type DateRangeState = 'Past' | 'Valid' | 'Upcoming';

/** From when and until when, in epoch milliseconds; null has no bound on that side. */
export interface DateRange {
  validFrom: number | null;
  validTo: number | null;
}

/** What of a bonus decides whether it lives. */
export interface BonusLife extends DateRange {
  status: BonusStatus;
  /** How often it may be used; null for any number. */
  usesCount: number | null;
  usedCount: number;
}

/** Reads a status by its name; `over` is `bonus_over`, and any other word `unknown` (DESIGN §4.11). */
export function bonusStatus(word: string): BonusStatus {
  if (word === 'over') return 'bonus_over';
  return BONUS_STATUSES.find((each) => each === word) ?? 'unknown';
}

/** Whether a bonus of this status is worth a notice; the others are done with (SPEC §3 "Bonus"). */
export function isNotifiable(status: BonusStatus): boolean {
  return status === 'available' || status === 'active' || status === 'not_available';
}

/** Whether a bonus stands among the player's own on the promotions page: a lootbox may be kept off it (SPEC §3 "lootbox"). */
export function isPromoted(bonus: { type: string; show_in_promotion?: boolean }): boolean {
  return bonus.type !== 'lootbox' || bonus.show_in_promotion === true;
}

/**
 * What of a range is `now`, in milliseconds since 1970 (SPEC §3 "Date-range states"): it begins with its
 * first moment and is past with its last.
 */
export function dateRangeState({ validFrom, validTo }: DateRange, now: number): DateRangeState {
  if (validTo !== null && now >= validTo) return 'Past';
  return validFrom !== null && now < validFrom ? 'Upcoming' : 'Valid';
}

/**
 * The computed user status (SPEC §3, §4). Dates and uses change only a status that is not done with:
 * past its end a bonus is expired, before its beginning upcoming, used as often as it may be over.
 */
export function userStatus(bonus: BonusLife, now: number): UserBonusStatus {
  if (!isNotifiable(bonus.status)) return bonus.status;
  const range = dateRangeState(bonus, now);
  if (range === 'Past') return 'expired';
  if (bonus.usesCount !== null && bonus.usedCount >= bonus.usesCount) return 'bonus_over';
  return range === 'Upcoming' ? 'upcoming' : bonus.status;
}

/** The bonuses that can be marked as seen: those not seen yet (SPEC §4). */
export function unseen<B extends { seen: boolean }>(bonuses: readonly B[]): B[] {
  return bonuses.filter((each) => !each.seen);
}
