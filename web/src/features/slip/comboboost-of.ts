import type { Comboboost } from '@touchline/domain/bonus/bonus';
import type { EventCondition } from '@touchline/domain/bonus/event-condition';
import type { Bonus } from '../../api/bonus-queries';

type Told = Extract<Bonus, { type: 'comboboost' }>;

/** A comboboost as the rules know it, from what a player is told of it. */
export function comboboostOf(told: Told): Comboboost {
  return {
    type: 'comboboost',
    id: told.id,
    status: told.status,
    seen: told.seen,
    usesCount: told.uses_count,
    usedCount: told.used_count,
    validFrom: momentOf(told.valid_from),
    validTo: momentOf(told.expired_at),
    triggerKey: told.trigger_key,
    issuedAt: Date.parse(told.issued_at),
    activatedAt: momentOf(told.activated_at),
    countryCodes: told.country_codes,
    onlyVerified: told.only_verified,
    eventConditions: told.event_conditions.map(conditionOf),
    betTypes: told.bet_types,
    matchStatus: told.match_status,
    minOdds: told.min_odds,
    maxOdds: told.max_odds,
    selectionCountFrom: told.selection_count_from,
    selectionCountTo: told.selection_count_to,
    ranges: told.ranges.map((range) => ({
      minCount: range.min_count,
      maxCount: range.max_count,
      bonusOdds: range.bonus_odds,
    })),
  };
}

function momentOf(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}

function conditionOf(told: Told['event_conditions'][number]): EventCondition {
  return {
    sportId: told.sport?.id ?? null,
    categoryId: told.category?.id ?? null,
    tournamentId: told.tournament?.id ?? null,
    matchId: told.event?.id ?? null,
    sportType: told.sport_type,
  };
}
