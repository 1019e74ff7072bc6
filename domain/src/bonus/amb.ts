import type { Minor } from '../money';
import type { BetResult } from '../settlement/bet-result';
import { isPlayed } from './points';

/** A step of an amb freebet: what so many bets give (SPEC §3 "Amb-freebet progress"). */
export interface AmbRange {
  numberOfBets: number;
  numberOfFreebets: number;
  /** What each of the freebets stakes, in subunits. */
  issuedBonusAmount: Minor;
}

/** How far a player has come. */
export interface AmbProgress {
  progressCount: number;
  /** As far as it would be if every open bet counted. */
  possibleProgressCount: number;
}

/** Counts bets that meet the terms, those won or lost and those open (SPEC §3 "Amb-freebet progress"). */
export function ambProgress(results: readonly BetResult[]): AmbProgress {
  const progressCount = results.filter(isPlayed).length;
  const open = results.filter((each) => each === 'no_results').length;
  return { progressCount, possibleProgressCount: progressCount + open };
}

/**
 * The ranges whose freebets are to be issued now, of ranges by rising numbers of bets. `issued` counts
 * the ranges already given: a count that falls by a resettlement and rises again gives nothing twice
 * (DESIGN §4.11).
 */
export function ambDue(
  ranges: readonly AmbRange[],
  progressCount: number,
  issued: number,
): AmbRange[] {
  return ranges.slice(issued).filter((each) => each.numberOfBets <= progressCount);
}

/**
 * The range that the next bets lead to, and how many they are (SPEC §3 "Amb-freebet progress"); null when
 * all are reached.
 */
export function ambNext(
  ranges: readonly AmbRange[],
  progressCount: number,
): { range: AmbRange; betsMissing: number } | null {
  const range = ranges.find((each) => each.numberOfBets > progressCount);
  return range ? { range, betsMissing: range.numberOfBets - progressCount } : null;
}
