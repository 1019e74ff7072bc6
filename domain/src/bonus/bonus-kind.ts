import { BET_BONUS_TYPES, FREEBET_TYPES } from './bet-bonus';
import { isNotifiable, type BonusStatus } from './bonus-status';

/** Everything that is called a bonus. */
export const BONUS_TYPES = [...BET_BONUS_TYPES, 'amb', 'jackpot'] as const;

export type BonusType = (typeof BONUS_TYPES)[number];

/** What is issued to players one by one: all but jackpots, which are everybody's. */
export const ISSUED_TYPES = [...BET_BONUS_TYPES, 'amb'] as const;

/** Campaigns an operator can run (SPEC §3 "Campaign kinds"). */
export type CampaignKind = 'freebet' | 'hunting' | 'lootbox' | 'hunting_tournament' | 'jackpot';

/** The lists bonuses are fetched in. All freebets share one. */
export type BonusList = Exclude<BonusType, (typeof FREEBET_TYPES)[number]> | 'freebet';

/** The list a bonus is found in (SPEC §7 "Bonuses"). */
export function listOf(type: BonusType): BonusList {
  return (FREEBET_TYPES as readonly string[]).includes(type) ? 'freebet' : (type as BonusList);
}

/**
 * The kind of campaign behind a bonus (SPEC §3 "Bonus"); null for comboboosts and amb freebets, which are
 * none.
 */
export function campaignKind(type: BonusType): CampaignKind | null {
  const list = listOf(type);
  if (list === 'comboboost' || list === 'amb') return null;
  return list === 'tournament' ? 'hunting_tournament' : list;
}

/** The lists to fetch again when a bonus was activated: hunting and tournaments go together (SPEC §4). */
export function listsToRefresh(type: BonusType): BonusList[] {
  const list = listOf(type);
  return list === 'hunting' || list === 'tournament' ? ['hunting', 'tournament'] : [list];
}

/** What the page does with a bonus that was issued, or with its alert. */
export type PopupStep = 'show' | 'skip' | 'close' | 'jackpot';

/**
 * SPEC §4, §5: visitors see no bonuses, so an alert of one is closed; types on the disabled list are
 * skipped, and so is what is done with; jackpots have a popup of their own.
 */
export function popupStep(
  bonus: { type: BonusType; status: BonusStatus },
  isLoggedIn: boolean,
  disabled: readonly BonusType[],
): PopupStep {
  if (!isLoggedIn) return 'close';
  if (disabled.includes(bonus.type) || !isNotifiable(bonus.status)) return 'skip';
  return bonus.type === 'jackpot' ? 'jackpot' : 'show';
}
