import type { Score } from '../score-grid';

/**
 * What was counted in a match up to a moment, or at its end. Every market of a match is a question about its tally,
 * so a model that says how tallies may end prices them all, and the tally at the end settles them all.
 */
export interface Tally {
  /** By name, such as `goals` or `games`: home and away in each period, the last of which may be under way. */
  readonly counts: Readonly<Record<string, readonly Score[]>>;
  /**
   * What happens once, or to one side, by name, such as `goal:1`: 1 is home, 2 is away, 0 is that it never came.
   * What is not known yet is left out.
   */
  readonly facts: Readonly<Record<string, number>>;
  /** How many periods are over, counted from the first. */
  readonly periodsOver: number;
  /** Whether nothing more can happen: then a period that was not played counts nothing. */
  readonly isOver: boolean;
}

/** The tally of a match that has not begun. */
export const NOTHING_COUNTED: Tally = { counts: {}, facts: {}, periodsOver: 0, isOver: false };

/** One whole number read off a tally. Periods count from 0, both ends are included; all of them without `periods`. */
export type Reading =
  | {
      readonly of: 'sum' | 'difference' | 'home' | 'away';
      /** The name of a count. */
      readonly count: string;
      /** Adds up what was counted, or the periods in which a side counted more than the other. */
      readonly unit: 'points' | 'periods_won';
      readonly periods?: readonly [first: number, last: number];
    }
  | { readonly of: 'fact'; readonly fact: string };

/** The number that a reading has in a tally; null for a fact that is not known yet. */
export function valueOf(reading: Reading, tally: Tally): number | null {
  if (reading.of === 'fact') return tally.facts[reading.fact] ?? (tally.isOver ? 0 : null);
  const scores = tally.counts[reading.count] ?? [];
  const [first, last] = reading.periods ?? [0, scores.length - 1];
  let [home, away] = [0, 0];
  for (let period = first; period <= last; period += 1) {
    const score = scores[period];
    if (!score) continue;
    if (reading.unit === 'points') {
      home += score.home;
      away += score.away;
    } else if (tally.isOver || period < tally.periodsOver) {
      home += Number(score.home > score.away);
      away += Number(score.away > score.home);
    }
  }
  return combined(reading.of, home, away);
}

/** What a side's two numbers come to. */
export function combined(of: 'sum' | 'difference' | 'home' | 'away', home: number, away: number) {
  if (of === 'sum') return home + away;
  if (of === 'difference') return home - away;
  return of === 'home' ? home : away;
}

/** Whether nothing that may still happen changes the reading. */
export function isFinal(reading: Reading, tally: Tally): boolean {
  if (tally.isOver) return true;
  if (reading.of === 'fact') return tally.facts[reading.fact] !== undefined;
  return reading.periods !== undefined && reading.periods[1] < tally.periodsOver;
}

/** Names a reading among those of its match. */
export function readingKey(reading: Reading): string {
  if (reading.of === 'fact') return `fact ${reading.fact}`;
  const { of, count, unit, periods } = reading;
  return `${of} ${unit} ${count} ${periods ? periods.join('-') : 'all'}`;
}
