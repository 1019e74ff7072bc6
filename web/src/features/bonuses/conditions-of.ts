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

/** What a bonus asks for, in the order in which it is told; nothing for what it leaves open (SPEC §3 "Bonus kinds"). */
export function conditionsOf(bonus: Bonus): Condition[] {
  const { min_odds, max_odds, selection_count_from, selection_count_to } = bonus;
  const { bet_types: types, match_status: when, event_conditions: events } = bonus;
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
