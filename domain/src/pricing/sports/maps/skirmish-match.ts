import type { Futures } from '../../tally/futures';
import type { Mark } from '../rallies';
import { courseFutures, futuresOfPaths, type PeriodEnd, periodOf, seriesPaths } from '../sets';
import { mapChance, type SkirmishRules, skirmishEnds, type SkirmishState } from './skirmish';

/** Where a match of maps stands. */
export interface SkirmishMatchState {
  /** What was counted on the maps that are over, as `skirmishEnds` counts. */
  readonly over: readonly (readonly number[])[];
  /** The map under way; null before it begins. */
  readonly present: SkirmishState | null;
  /** What is marked on the map under way, or on the next one, and what the facts are called. */
  readonly marks: readonly Mark[];
  readonly facts: readonly string[];
  readonly known: Readonly<Record<string, number>>;
}

/** The counts of a match of maps; minutes stand on the home side alone. */
export const SKIRMISH_COUNTS = ['maps', 'kills', 'towers', 'minutes'] as const;

/** How many futures are told apart, and runs of the map under way. */
const SIZE = 2_048;
const RUNS = 1_024;

/** Who wins which map of a match that has not begun, as `skirmishFutures` has it, without what is counted on them. */
export function skirmishCourses(rules: SkirmishRules, target: number): Futures {
  const chance = mapChance(rules, [0, 0]);
  return courseFutures(target, 'maps', [() => chance]);
}

/**
 * How a match to `target` won maps may end. `fresh` are the ends of a map from its beginning, with the same marks as
 * the map that has not begun; who wins a map is exact, the rest follows the runs.
 */
export function skirmishFutures(
  rules: SkirmishRules,
  target: number,
  fresh: readonly PeriodEnd[],
  state: SkirmishMatchState,
  shift: number,
): Futures {
  const now = state.over.length;
  const won = {
    home: state.over.filter(([home = 0]) => home === 1).length,
    away: state.over.filter(([home = 0]) => home === 0).length,
  };
  const usual = periodOf(fresh, mapChance(rules, [0, 0]));
  const { present } = state;
  const first = present
    ? periodOf(
        skirmishEnds(rules, present, state.marks, shift, RUNS),
        mapChance(rules, present.towers),
      )
    : usual;
  const isOver = Math.max(won.home, won.away) >= target;
  const paths = seriesPaths(target, won, (map) => (map === now ? first : usual), SIZE);
  return futuresOfPaths(paths, {
    most: 2 * target - 1,
    counts: SKIRMISH_COUNTS,
    over: state.over,
    facts: isOver ? [] : state.facts,
    known: state.known,
  });
}
