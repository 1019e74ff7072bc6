import { popupStep, type BonusType } from './bonus-kind';
import type { BonusStatus } from './bonus-status';

/** A bonus that is waiting to be told of. */
export interface WaitingBonus {
  id: number;
  type: BonusType;
  status: BonusStatus;
}

/** What decides whether a bonus is told of (SPEC §5). */
export interface PopupRules {
  isLoggedIn: boolean;
  /** Types that nobody is told of. */
  disabled: readonly BonusType[];
}

/**
 * Puts bonuses at the end of the queue of popups (SPEC §4 "bonus_issued queues a bonus popup"): each once, those that are
 * to be shown alone, in the order in which they came. Visitors have no queue. The same queue when nothing joins it.
 */
export function queued<B extends WaitingBonus>(
  queue: readonly B[],
  issued: readonly B[],
  { isLoggedIn, disabled }: PopupRules,
): readonly B[] {
  if (!isLoggedIn) return [];
  const next = [...queue];
  for (const bonus of issued) {
    const isKnown = next.some((each) => isSame(each, bonus));
    if (!isKnown && popupStep(bonus, isLoggedIn, disabled) === 'show') next.push(bonus);
  }
  return next.length === queue.length ? queue : next;
}

/** The queue without a bonus that was looked at or put away. */
export function withoutPopup<B extends WaitingBonus>(
  queue: readonly B[],
  gone: Pick<WaitingBonus, 'id' | 'type'>,
): readonly B[] {
  return queue.filter((each) => !isSame(each, gone));
}

type Name = Pick<WaitingBonus, 'id' | 'type'>;

/** Ids are of one type of bonus. */
function isSame(one: Name, other: Name): boolean {
  return one.id === other.id && one.type === other.type;
}
