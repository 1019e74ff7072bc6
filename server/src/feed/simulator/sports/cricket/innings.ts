import type { Ball, Tempo } from '@touchline/domain/pricing/sports/cricket/balls';
import type { Side } from '../../play';

/** A ball that counts; a wide before it was bowled `wideAt`. */
export interface Delivery extends Ball {
  readonly at: number;
  readonly wideAt: number | null;
  /** Runs that count: fewer where the match was won before. */
  readonly made: number;
  /** How the wicket fell (see `METHODS`). */
  readonly method: number;
}

export interface Over {
  readonly tempo: Tempo;
  readonly ends: number;
  readonly deliveries: readonly Delivery[];
}

/** One side's innings. */
export interface SideInnings {
  readonly side: Side;
  readonly begins: number;
  readonly ends: number;
  readonly overs: readonly Over[];
}
