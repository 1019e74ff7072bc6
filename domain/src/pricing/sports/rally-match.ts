import type { Score } from '../score-grid';
import type { Futures } from '../tally/futures';
import { type Beginner, type Mark, rallyEnds, type RallyRules, type RallyState } from './rallies';
import {
  courseFutures,
  eitherOf,
  futuresOfPaths,
  type Period,
  type PeriodEnd,
  periodOf,
  seriesPaths,
} from './sets';

/** A match of sets that are made of rallies, or of maps that are made of rounds. */
export interface RallyMatch {
  /** How many sets win it. */
  readonly target: number;
  /** What a point is called among the counts. */
  readonly count: string;
  /** The rules of the n-th set, counted from 0, all alike but the last; `begun` is who began it. */
  readonly rules: (set: number, begun: Beginner) => RallyRules;
  /** Who begins a set of the match that `first` began; null when that is drawn anew. */
  readonly begins: (set: number, first: Beginner) => Beginner | null;
}

/** Where such a match stands. */
export interface RallyMatchState {
  /** Points of the sets that are over. */
  readonly over: readonly Score[];
  readonly present: RallyState;
  /** Who began the match, and who began the set under way; null while it is not known. */
  readonly first: Beginner | null;
  readonly begun: Beginner | null;
  /** What is marked in the set under way, and what the facts are called. */
  readonly marks: readonly Mark[];
  readonly facts: readonly string[];
  readonly known: Readonly<Record<string, number>>;
}

/** How many futures are told apart. */
const SIZE = 2_048;
const BEGINNERS: readonly Beginner[] = [1, 0];

/**
 * How a match of sets may end. Who wins which set is exact, and so are the ends of a set; how those of several sets
 * meet is spread evenly over about 2,000 futures.
 */
export function rallyFutures(match: RallyMatch, state: RallyMatchState): Futures {
  const won = {
    home: state.over.filter(({ home, away }) => home > away).length,
    away: state.over.filter(({ home, away }) => away > home).length,
  };
  const firsts = state.first === null ? BEGINNERS : [state.first];
  const known = new Map<string, Period>();
  const paths = firsts.flatMap((first) => {
    const periodAt = periodsOf(match, state, first, known);
    return seriesPaths(match.target, won, periodAt, SIZE / firsts.length);
  });
  const isOver = Math.max(won.home, won.away) >= match.target;
  return futuresOfPaths(paths, {
    most: 2 * match.target - 1,
    counts: [match.count],
    over: state.over.map(({ home, away }) => [home, away]),
    facts: isOver ? [] : state.facts,
    known: state.known,
  });
}

/** Who wins which set of a match that has not begun, as `rallyFutures` has it, without the points. */
export function rallyCourses(match: RallyMatch): Futures {
  const known = new Map<string, number>();
  const chanceAt = (set: number, first: Beginner) => {
    const begins = match.begins(set, first);
    const key = `${set === 2 * match.target - 2} ${begins}`;
    const chance = known.get(key) ?? homeShareOf(fresh(match, set, begins));
    known.set(key, chance);
    return chance;
  };
  return courseFutures(
    match.target,
    match.count,
    BEGINNERS.map((first) => (set: number) => chanceAt(set, first)),
  );
}

function homeShareOf(ends: readonly PeriodEnd[]): number {
  let [home, all] = [0, 0];
  for (const { weight, homeWins } of ends) {
    if (homeWins) home += weight;
    all += weight;
  }
  return home / all;
}

/** The periods of a match that `first` began; each is worked out once and kept in `known`. */
function periodsOf(
  match: RallyMatch,
  state: RallyMatchState,
  first: Beginner,
  known: Map<string, Period>,
): (set: number) => Period {
  const now = state.over.length;
  return (set) => {
    const begun = set === now && state.begun !== null ? state.begun : match.begins(set, first);
    const kind = set === now ? 'present' : set === 2 * match.target - 2 ? 'last' : 'usual';
    const key = `${kind} ${begun}`;
    const found = known.get(key);
    if (found) return found;
    const period = periodOf(
      set === now ? presentEnds(match, state, begun) : fresh(match, set, begun),
    );
    known.set(key, period);
    return period;
  };
}

function presentEnds(
  match: RallyMatch,
  { over, present, begun, marks }: RallyMatchState,
  begins: Beginner | null,
): readonly PeriodEnd[] {
  const set = over.length;
  const from = (beginner: Beginner) => ({
    ...present,
    beginner: begun === null ? beginner : present.beginner,
  });
  const ends = (beginner: Beginner) => rallyEnds(match.rules(set, beginner), from(beginner), marks);
  return begins === null ? eitherOf(ends(1), ends(0)) : ends(begins);
}

function fresh(match: RallyMatch, set: number, begins: Beginner | null): readonly PeriodEnd[] {
  const ends = (beginner: Beginner) =>
    rallyEnds(match.rules(set, beginner), { home: 0, away: 0, beginner, marks: [] });
  return begins === null ? eitherOf(ends(1), ends(0)) : ends(begins);
}
