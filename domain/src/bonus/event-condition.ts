import type { EventRef } from '../event';

/** The parts of an event a bonus asks for, each by its id; null leaves a part open (SPEC §3 "Event condition"). */
export type EventCondition = { readonly [Part in keyof EventRef]: EventRef[Part] | null };

const PARTS = ['sportType', 'sportId', 'categoryId', 'tournamentId', 'matchId'] as const;

/**
 * Whether an event is what any of the conditions asks for in all its parts (SPEC §3 "Event condition").
 * No condition asks for nothing.
 */
export function meetsConditions(event: EventRef, conditions: readonly EventCondition[]): boolean {
  const meets = (asked: EventCondition) =>
    PARTS.every((part) => asked[part] === null || asked[part] === event[part]);
  return conditions.length === 0 || conditions.some(meets);
}
