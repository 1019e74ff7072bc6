import type { Drive, FootballStory } from './football-story';
import {
  type DriveEnd,
  driveChances,
  driveEnd,
  driveLength,
  FIELD_GOAL,
  HALF,
  WHOLE,
} from '@touchline/domain/pricing/sports/amfootball/drives';
import type { FootballSides } from '@touchline/domain/pricing/sports/amfootball/futures';
import {
  hasTry,
  isOvertimeOver,
  MOST_OVERTIME_DRIVES,
} from '@touchline/domain/pricing/sports/amfootball/overtime';
import { leadOfRating } from '@touchline/domain/pricing/sports/sample';
import type { Drift, Match, Side } from '../../play';
import { momentsOf } from './moments';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Real ms for each second of the match clock while a side has the ball. */
export const RATE = 2_300;
const HALF_TIME = 13 * MINUTE;
const BEFORE_OVERTIME = 4 * MINUTE;
const TRY_AFTER = 60 * SECOND;
/** From the end of a drive, or the try after it, to the next. */
const CHANGE = { scored: 150 * SECOND, other: 110 * SECOND };

/** What playing at home is worth, in rating points. */
const HOME_EDGE = 40;
/** Points by which a side's form of the day lies off its rating, and by which the book may be off. */
const FORM = 0.8;
const DRIFT = 0.35;

/** What ratings and form make of a match, as far off as the book is. */
export function sidesOf(
  { league, dice, home, away }: Match,
  drift: Drift = { home: 0, away: 0 },
): FootballSides {
  const [points, spread] = [league.level['points'] ?? 22.5, league.level['spread'] ?? 13];
  const lead = spread * leadOfRating(home.rating + HOME_EDGE - away.rating);
  return {
    home: driveChances(points + lead / 2 + FORM * dice.normal(1) + DRIFT * drift.home),
    away: driveChances(points - lead / 2 + FORM * dice.normal(2) + DRIFT * drift.away),
  };
}

/** Plays a match, drive by drive. */
export function footballStory(match: Match): FootballStory {
  const sides = sidesOf(match);
  const quarters = quarterDrives(match, sides);
  const lead = quarters.reduce((sum, each) => sum + leadBy(each), 0);
  const ended = over(quarters.at(-1)) + 5 * SECOND;
  const overtime = lead === 0 ? ended + BEFORE_OVERTIME : null;
  const drives =
    overtime === null ? quarters : [...quarters, ...overtimeDrives(match, sides, overtime)];
  const secondHalf = quarters.find(({ from }) => from === HALF)?.begins ?? 0;
  const timed = {
    sides,
    drives,
    quarterEnds: quarterEnds(quarters, ended),
    secondHalf,
    overtime,
    overturned: overturnedOf(match, quarters),
    length: over(drives.at(-1)) + 5 * SECOND,
    breaks: breaksOf(quarters, secondHalf, ended, overtime),
  };
  return { ...timed, moments: momentsOf(match, timed) };
}

function breaksOf(
  quarters: readonly Drive[],
  secondHalf: number,
  ended: number,
  overtime: number | null,
) {
  const half = { from: over(quarters.find(({ to }) => to === HALF)) + 5 * SECOND, to: secondHalf };
  return overtime === null ? [half] : [half, { from: ended, to: overtime }];
}

/** By how much more the home side scored in a drive. */
function leadBy({ end, by, tryAt }: Drive): number {
  const points = end.points + (tryAt === null ? 0 : end.extra);
  return by === null ? 0 : by === 'home' ? points : -points;
}

/** When a drive and its try are over. */
function over(drive: Drive | undefined): number {
  return drive ? (drive.tryAt ?? drive.ends) : 0;
}

function otherOf(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

function scorer(end: DriveEnd, ball: Side): Side | null {
  if (end.kind === 'none') return null;
  return end.kind === 'touchdown' || end.kind === 'field_goal' ? ball : otherOf(ball);
}

function quarterDrives({ dice }: Match, sides: FootballSides): Drive[] {
  const received = dice.unit(3) < 0.5 ? 'home' : 'away';
  const drives: Drive[] = [];
  let [begins, from, side]: [number, number, Side] = [0, 0, received];
  while (from < WHOLE) {
    const number = drives.length;
    const half = from < HALF ? HALF : WHOLE;
    const through = from + driveLength(dice.unit(4, number, 1));
    const isCutShort = through >= half;
    const to = Math.min(through, half);
    const end = driveEnd(sides[side], dice.unit(4, number, 0), isCutShort);
    const by = scorer(end, side);
    const ends = begins + Math.round((to - from) * RATE);
    const tryAt = end.points === 6 ? ends + TRY_AFTER : null;
    const drive = { begins, ends, from, to, side, end, by, tryAt, isOvertime: false };
    drives.push(drive);
    begins = over(drive) + (isCutShort ? HALF_TIME : by ? CHANGE.scored : CHANGE.other);
    if (isCutShort) side = otherOf(received);
    else if (end.kind !== 'return') side = otherOf(side);
    from = to;
  }
  return drives;
}

function overtimeDrives({ dice }: Match, sides: FootballSides, begin: number): Drive[] {
  const drives: Drive[] = [];
  let [begins, from, lead] = [begin, WHOLE, 0];
  let side: Side = dice.unit(5) < 0.5 ? 'home' : 'away';
  for (let number = 0; ; number += 1) {
    const isLast = number === MOST_OVERTIME_DRIVES;
    const end: DriveEnd = isLast
      ? FIELD_GOAL
      : driveEnd(sides[side], dice.unit(6, number, 0), false);
    const by = scorer(end, side);
    const to = from + driveLength(dice.unit(6, number, 1));
    const ends = begins + Math.round((to - from) * RATE);
    lead += by === null ? 0 : by === 'home' ? end.points : -end.points;
    const tries = end.points === 6 && by !== null && hasTry(number, side, by, lead);
    if (tries) lead += by === 'home' ? end.extra : -end.extra;
    const tryAt = tries ? ends + TRY_AFTER : null;
    const drive = { begins, ends, from, to, side, end, by, tryAt, isOvertime: true };
    drives.push(drive);
    if (isLast || isOvertimeOver(number, side, by, lead)) return drives;
    begins = over(drive) + (by ? CHANGE.scored : CHANGE.other);
    from = to;
    side = otherOf(side);
  }
}

/** The first and third quarters end while a drive goes on, the others with one. */
function quarterEnds(drives: readonly Drive[], ended: number): number[] {
  const during = (clock: number) => {
    const drive = drives.find(({ from, to }) => from < clock && clock <= to);
    return drive ? drive.begins + Math.round((clock - drive.from) * RATE) : ended;
  };
  const half = drives.find(({ to }) => to === HALF);
  return [during(900), over(half) + 5 * SECOND, during(2_700), ended];
}

/** Now and then a touchdown is seen to have been none: the drive was over without points. */
function overturnedOf({ dice }: Match, drives: readonly Drive[]): FootballStory['overturned'] {
  if (dice.unit(7) > 0.08) return null;
  const empty = drives.filter(
    ({ end, from, to }) => end.kind === 'none' && to < WHOLE - 300 && to !== HALF && to - from > 60,
  );
  const drive = empty[Math.floor(dice.unit(7, 1) * empty.length)];
  return drive ? { from: drive.ends, to: drive.ends + 70 * SECOND, drive } : null;
}
