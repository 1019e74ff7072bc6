import type { Score } from '@touchline/domain/pricing/score-grid';

/** What is known of a match that was really played, and is told again. */
export interface Told {
  /** Null where it is not known. */
  readonly halfTime: Score | null;
  /** After ninety minutes. */
  readonly fullTime: Score;
  /** In the order of time, extra time left out. Goals are among them only where their minutes are known. */
  readonly incidents: readonly ToldIncident[];
  readonly goalsAreKnown: boolean;
}

export interface ToldIncident {
  readonly kind: 'goal' | 'yellow_card' | 'yellow_red_card' | 'red_card' | 'substitution';
  readonly side: 'home' | 'away';
  /** The minute under way, from 1; `added` counts those after the forty-fifth and the ninetieth. */
  readonly minute: number;
  readonly added: number;
  readonly player: string | null;
  readonly detail: string | null;
}
