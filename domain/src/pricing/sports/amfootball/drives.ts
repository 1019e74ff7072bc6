/** How often a drive ends in each way; the rest are punts and lost balls. */
export interface DriveChances {
  readonly touchdown: number;
  readonly fieldGoal: number;
  /** Two points for the other side. */
  readonly safety: number;
  /** The other side takes the ball and carries it home. */
  readonly returned: number;
}

/** How a drive ended: `points` go to the side that had the ball, or to the other. */
export interface DriveEnd {
  readonly kind: 'none' | 'field_goal' | 'safety' | 'touchdown' | 'return';
  /** Points at once, and those of the try after a touchdown. */
  readonly points: number;
  readonly extra: number;
}

/** Seconds of a quarter, a half and a match. */
export const QUARTER = 900;
export const HALF = 1_800;
export const WHOLE = 3_600;

const AVERAGE = { touchdown: 0.225, fieldGoal: 0.165, safety: 0.003, returned: 0.01 };
/** Points that an average drive brings the side that has the ball, less what it brings the other. */
const PER_DRIVE = 6.95 * AVERAGE.touchdown + 3 * AVERAGE.fieldGoal;
/** What a side makes of a match: drives, less those that the end of a half cuts short. */
const DRIVES = 11.75;

/** The chances of a side that scores so many points in four quarters on average. */
export function driveChances(points: number): DriveChances {
  const factor = Math.min(Math.max(points / (DRIVES * PER_DRIVE), 0.1), 2.2);
  const { touchdown, fieldGoal, safety, returned } = AVERAGE;
  return { touchdown: factor * touchdown, fieldGoal: factor * fieldGoal, safety, returned };
}

const NONE: DriveEnd = { kind: 'none', points: 0, extra: 0 };
/** What decides when overtime has gone on for too long. */
export const FIELD_GOAL: DriveEnd = { kind: 'field_goal', points: 3, extra: 0 };
const SAFETY: DriveEnd = { kind: 'safety', points: 2, extra: 0 };
const TOUCHDOWNS = [0, 1, 2].map((extra): DriveEnd => ({ kind: 'touchdown', points: 6, extra }));
const RETURNS = [0, 1, 2].map((extra): DriveEnd => ({ kind: 'return', points: 6, extra }));

/** What is left of the chances of a drive that the end of a half cuts short. */
const CUT_SHORT = { touchdown: 0.25, fieldGoal: 0.7, safety: 0.2, returned: 0.5 };
const WHOLE_DRIVE = { touchdown: 1, fieldGoal: 1, safety: 1, returned: 1 };

/** How a drive ends where its luck is `unit`, 0 to 1: the more, the better for the side that has the ball. */
export function driveEnd(chances: DriveChances, unit: number, isCutShort: boolean): DriveEnd {
  const left = isCutShort ? CUT_SHORT : WHOLE_DRIVE;
  const touchdown = chances.touchdown * left.touchdown;
  const fieldGoal = chances.fieldGoal * left.fieldGoal;
  const returned = chances.returned * left.returned;
  if (unit >= 1 - touchdown) return TOUCHDOWNS[extraAt((unit - 1 + touchdown) / touchdown)] ?? NONE;
  if (unit >= 1 - touchdown - fieldGoal) return FIELD_GOAL;
  if (unit < returned) return RETURNS[extraAt(unit / returned)] ?? NONE;
  return unit < returned + chances.safety * left.safety ? SAFETY : NONE;
}

/** Between which luck nobody scores in a drive. */
export function quietLuck(
  chances: DriveChances,
  isCutShort: boolean,
): { from: number; to: number } {
  const left = isCutShort ? CUT_SHORT : WHOLE_DRIVE;
  const { touchdown, fieldGoal, safety, returned } = chances;
  return {
    from: returned * left.returned + safety * left.safety,
    to: 1 - touchdown * left.touchdown - fieldGoal * left.fieldGoal,
  };
}

/** Tries that fail, and those for two points. */
const NO_EXTRA = 0.095;
const TWO_EXTRA = 0.04;

/** Points of the try after a touchdown where its luck is `unit`, 0 to 1. */
export function extraAt(unit: number): 0 | 1 | 2 {
  if (unit < NO_EXTRA) return 0;
  return unit < 1 - TWO_EXTRA ? 1 : 2;
}

/** Scale of how long drives last, seconds: two minutes and forty on average. */
const DRIVE_SCALE = 180;

/** Seconds that a drive lasts which has lasted `elapsed` already, where its luck is `unit`, 0 to 1. */
export function driveLength(unit: number, elapsed = 0): number {
  return lastingFor(-Math.log(1 - unit), elapsed);
}

/** The same where the luck is a waiting time with mean 1. */
export function lastingFor(wait: number, elapsed: number): number {
  // A Weibull distribution of shape 2 (Rayleigh): what has passed adds to its hazard.
  return DRIVE_SCALE * Math.sqrt((elapsed / DRIVE_SCALE) ** 2 + wait);
}

/** The quarter, from 0, that a second of the match clock belongs to: the last second of one to that one. */
export function quarterOf(clock: number): number {
  return Math.min(Math.max(Math.ceil(clock / QUARTER) - 1, 0), WHOLE / QUARTER - 1);
}
