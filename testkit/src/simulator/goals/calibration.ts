import { assert } from '@touchline/domain/assert';
import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import { keyOfLine, type Line, resultsOf } from '@touchline/domain/pricing/tally/line';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Match, Play, Story } from '../../../../server/src/feed/simulator/play';
import { anyDrift } from './match';

/** How often an outcome came about, and how often it was quoted to. */
export interface Calibration {
  readonly outcome: string;
  readonly count: number;
  readonly quoted: number;
  readonly happened: number;
  /** The difference in standard errors. */
  readonly errors: number;
}

interface Sums {
  count: number;
  quoted: number;
  happened: number;
  variance: number;
}

/** Gathers, match by match, what was quoted and what came about. */
export function calibrationOf() {
  const sums = new Map<string, Sums>();
  return {
    /** A line by some name, quoted by a model and decided by the tally at the end. */
    add(name: string, line: Line, model: readonly Futures[], end: Tally): void {
      const results = resultsOf(line, end);
      assert(results, `${keyOfLine(line)} is decided at the end`);
      for (const [place, { id, mass }] of chancesOf(model, line).entries()) {
        const key = `${name} ${id}`;
        const sum = sums.get(key) ?? { count: 0, quoted: 0, happened: 0, variance: 0 };
        sums.set(key, sum);
        sum.count += 1;
        sum.quoted += mass.win;
        sum.happened += Number(results[place] === 'win_entire');
        sum.variance += mass.win * (1 - mass.win);
      }
    },
    /** Outcomes of which something can be said, the furthest off first. */
    result(): Calibration[] {
      return [...sums]
        .filter(([, { variance }]) => variance > 20)
        .map(([outcome, { count, quoted, happened, variance }]) => ({
          outcome,
          count,
          quoted: quoted / count,
          happened: happened / count,
          errors: (happened - quoted) / Math.sqrt(variance),
        }))
        .toSorted((one, other) => Math.abs(other.errors) - Math.abs(one.errors));
    },
  };
}

/**
 * Quotes every line of matches at a moment of each, with a book that is off at random, and sees how they end. Of the
 * lines of a market the marked one stands for all; the numbers in specifiers are left out of the names.
 */
export function calibrationAt<Own extends Story>(
  play: Play<Own>,
  matches: readonly Match[],
  momentOf: (story: Own) => number,
): Calibration[] {
  const calibration = calibrationOf();
  for (const match of matches) {
    const story = play.storyOf(match);
    const at = momentOf(story);
    const model = play.modelOf(match, story, at, anyDrift(match.number));
    const end = play.tallyAt(story, play.longest);
    for (const { line, favourite } of play.linesOf(match, story, at, model)) {
      if (favourite) calibration.add(nameOf(line), line, model, end);
    }
  }
  return calibration.result();
}

function nameOf({ market, specifier }: Line): string {
  const fixed = specifier.split('|').filter((part) => part.startsWith('periodnr='));
  return [market, ...fixed].join(' ');
}

/**
 * What is too far off to be chance, as text. Of some hundred outcomes one lies beyond three standard errors now and
 * then: two of them may, and none beyond four.
 */
export function surprising(results: readonly Calibration[]): string[] {
  const beyond = (limit: number) => results.filter(({ errors }) => Math.abs(errors) > limit);
  const far = beyond(3).length > 2 ? beyond(3) : beyond(4);
  return far.map(
    ({ outcome, quoted, happened, errors }) =>
      `${outcome}: ${quoted.toFixed(4)} quoted, ${happened.toFixed(4)} happened, ${errors.toFixed(1)} errors`,
  );
}
