import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import type { Odds } from '@touchline/domain/money';
import type { Bonus } from '../../api/bonus-queries';

/** A range; null is open on that side. */
export interface Between<N extends number> {
  least: N | null;
  most: N | null;
}

/** One thing that a bonus asks of a bet or of a player. */
export type Condition =
  | ({ what: 'odds' } & Between<Odds>)
  | ({ what: 'selections' } & Between<number>)
  | { what: 'types'; types: Bonus['bet_types'] }
  | { what: 'when'; when: Exclude<Bonus['match_status'], 'both'> }
  | { what: 'events'; events: Bonus['event_conditions'] }
  | { what: 'verified' }
  | { what: 'uses'; used: number; most: number };

/** Whether every bet counts for a bonus that asks for nothing: those that earn points have a least stake and highest odds. */
export function takesAnyBet({ type }: Pick<Bonus, 'type'>): boolean {
  return isFreebet({ type });
}

/** What a bonus asks for, in the order in which it is told; nothing for what it leaves open (SPEC §3 "Bonus kinds"). */
export function conditionsOf(bonus: Bonus): Condition[] {
  const { min_odds, max_odds, selection_count_to } = bonus;
  const { match_status: when, event_conditions: events } = bonus;
  // Only combos are boosted, and from the first step of the ladder on.
  const isBoost = bonus.type === 'comboboost';
  const types: Bonus['bet_types'] = isBoost ? ['combo'] : bonus.bet_types;
  const first = isBoost ? (bonus.ranges[0]?.min_count ?? null) : null;
  const selection_count_from = larger(bonus.selection_count_from, first);
  const all: (Condition | false)[] = [
    (min_odds !== null || max_odds !== null) && { what: 'odds', least: min_odds, most: max_odds },
    (selection_count_from !== null || selection_count_to !== null) && {
      what: 'selections',
      least: selection_count_from,
      most: selection_count_to,
    },
    types.length > 0 && { what: 'types', types },
    when !== 'both' && { what: 'when', when },
    events.length > 0 && { what: 'events', events },
    bonus.only_verified && { what: 'verified' },
    bonus.uses_count !== null &&
      !isFreebet(bonus) && { what: 'uses', used: bonus.used_count, most: bonus.uses_count },
  ];
  return all.filter((each) => each !== false);
}

function larger(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}
