import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';

/** How many movements show at once (DESIGN §4.16). */
const MOVES_AT_ONCE = 30;

/** Which outcomes show that their odds have moved. */
export interface MovingOdds {
  /**
   * Takes in what has moved with one flush, and answers what of it shows: what shows already is shown anew, and of
   * others that are in sight as many as there is room for.
   */
  take(moves: readonly OutcomeKey[], isInSight: (key: OutcomeKey) => boolean): Shown;
}

export interface Shown {
  keys: ReadonlySet<OutcomeKey>;
  /** Ends those that have not moved again since, and answers which. */
  end(): readonly OutcomeKey[];
}

/** Nothing moves yet. */
export function createMovingOdds(): MovingOdds {
  /** By the flush that showed it last. */
  const moving = new Map<OutcomeKey, number>();
  let flushes = 0;
  return {
    take: (moves, isInSight) => {
      flushes += 1;
      const shownWith = flushes;
      const again = moves.filter((key) => moving.has(key));
      const room = Math.max(0, MOVES_AT_ONCE - moving.size);
      const others = moves.filter((key) => !moving.has(key) && isInSight(key)).slice(0, room);
      const keys = new Set([...again, ...others]);
      for (const key of keys) moving.set(key, shownWith);
      const end = () => {
        const over = [...keys].filter((key) => moving.get(key) === shownWith);
        for (const key of over) moving.delete(key);
        return over;
      };
      return { keys, end };
    },
  };
}
