import type { FinalResult } from '../../settlement/leg-result';
import { isFinal, type Reading, type Tally, valueOf } from './tally';

/** One line of one market as a question about a tally. */
export interface Line {
  /** The feed's id of the market. */
  readonly market: number;
  /** Canonical; empty for a market without lines. */
  readonly specifier: string;
  readonly reads: readonly Reading[];
  /** Ids of the outcomes, in the order in which they are listed. */
  readonly outcomes: readonly string[];
  /** Whether one outcome at most can win; double chance has two that do. */
  readonly isExclusive: boolean;
  /** Each outcome hangs on the reading in its place alone, whatever the others are: there is no need to go through all. */
  readonly readsApart?: boolean;
  /** The result of each outcome, in that order, where the readings have these values. */
  readonly results: (values: readonly number[]) => readonly FinalResult[];
}

/** Names a line within its match. */
export function keyOfLine({ market, specifier }: Pick<Line, 'market' | 'specifier'>): string {
  return `${market}/${specifier}`;
}

/** The results of a line that is decided; null while something that may still happen would change them. */
export function resultsOf(line: Line, tally: Tally): readonly FinalResult[] | null {
  const possible = line.reads.map((reading) => possibleValues(reading, tally));
  let found: readonly FinalResult[] | null = null;
  for (const values of combinations(possible)) {
    const results = line.results(values);
    if (found && results.some((result, index) => result !== found?.[index])) return null;
    found ??= results;
  }
  return found;
}

/** By how much a number may still grow: enough steps to meet any value that is asked for, and one far away. */
const GROWTH = [...Array.from({ length: 17 }, (_, more) => more), 1000];

/** Values that the reading may end at. More than can really come about, never fewer that matter. */
function possibleValues(reading: Reading, tally: Tally): readonly number[] {
  const value = valueOf(reading, tally);
  if (value === null) return GROWTH;
  if (isFinal(reading, tally)) return [value];
  if (reading.of !== 'difference') return GROWTH.map((more) => value + more);
  return GROWTH.flatMap((more) => (more === 0 ? [value] : [value - more, value + more]));
}

function* combinations(possible: readonly (readonly number[])[]): Generator<number[]> {
  const [first, ...others] = possible;
  if (!first) {
    yield [];
    return;
  }
  if (others.length === 0) {
    for (const value of first) yield [value];
    return;
  }
  for (const value of first) for (const rest of combinations(others)) yield [value, ...rest];
}
