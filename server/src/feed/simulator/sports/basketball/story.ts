import {
  answerTo,
  type BasketballSides,
  basketballSides,
  pointsAt,
} from '@touchline/domain/pricing/sports/basketball/points';
import { MOST_OVERTIMES, pairsOf } from '@touchline/domain/pricing/sports/basketball/futures';
import { leadOfRating } from '@touchline/domain/pricing/sports/sample';
import type { Drift, Match, Moment, Side, Story } from '../../play';

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const QUARTERS = 4;

const HALF_TIME = 12 * MINUTE;
const BREAK = 2 * MINUTE;
/** How long the clock stands at least in a timeout. */
const LONG = 55 * SECOND;
/** What playing at home is worth, in rating points. */
const HOME_EDGE = 65;
/** Points by which a side's form of the day lies off its rating, and by which the book may be off. */
const FORM = 2;
const DRIFT = 0.7;
/** Possessions that each side has in a minute; long quarters are played faster. */
const PACE = { slow: 1.8, fast: 2.08 };

/** A possession that is over: `clock` is what is left of its period then, and play goes on `resumes`. */
export interface Possession {
  readonly at: number;
  readonly clock: number;
  readonly resumes: number;
  readonly side: Side;
  readonly points: 0 | 1 | 2 | 3;
}

/** A quarter or an overtime. */
export interface Period {
  readonly begins: number;
  readonly ends: number;
  readonly length: number;
  readonly possessions: readonly Possession[];
}

/** All that will happen in a match of basketball. */
export interface BasketballStory extends Story {
  readonly minutes: number;
  readonly sides: BasketballSides;
  readonly periods: readonly Period[];
  /** A basket shown as three points until it is seen to have been two. */
  readonly misread: {
    readonly from: number;
    readonly to: number;
    readonly possession: Possession;
  } | null;
}

/** Minutes of a quarter in the league of a match. */
export function minutesOf({ league: { level } }: Match): number {
  return level['quarter'] ?? 10;
}

/** What ratings and form make of a match, as far off as the book is. */
export function sidesOf(match: Match, drift: Drift = { home: 0, away: 0 }): BasketballSides {
  const { league, dice, home, away } = match;
  const minutes = minutesOf(match);
  const [points, spread] = [league.level['points'] ?? 82, league.level['spread'] ?? 12];
  const lead = spread * leadOfRating(home.rating + HOME_EDGE - away.rating);
  const pace = minutes >= 12 ? PACE.fast : PACE.slow;
  const means = {
    home: points + lead / 2 + FORM * dice.normal(1) + DRIFT * drift.home,
    away: points - lead / 2 + FORM * dice.normal(2) + DRIFT * drift.away,
  };
  return basketballSides(means, Math.round(pace * minutes), spread);
}

/** Plays a match, possession by possession. */
export function basketballStory(match: Match): BasketballStory {
  const sides = sidesOf(match);
  const minutes = minutesOf(match);
  const periods: Period[] = [];
  let lead = 0;
  for (let number = 0; number < QUARTERS || lead === 0; number += 1) {
    const last = periods.at(-1);
    const pause = number === 2 ? HALF_TIME : BREAK;
    const period = periodOf(match, sides, minutes, number, last ? last.ends + pause : 0);
    lead += period.possessions.reduce((sum, each) => sum + signed(each), 0);
    periods.push(period);
    if (number === QUARTERS + MOST_OVERTIMES - 1 && lead === 0) {
      periods[number] = withFreeThrow(match, period);
      break;
    }
  }
  const misread = misreadOf(match, periods);
  return {
    length: periods.at(-1)?.ends ?? 0,
    moments: momentsOf(match, periods, misread),
    breaks: periods.slice(1).map(({ begins }, index) => ({
      from: periods[index]?.ends ?? 0,
      to: begins,
    })),
    minutes,
    sides,
    periods,
    misread,
  };
}

function signed({ side, points }: Possession): number {
  return side === 'home' ? points : -points;
}

function periodOf(
  { dice }: Match,
  sides: BasketballSides,
  minutes: number,
  number: number,
  begins: number,
): Period {
  const length = (number < QUARTERS ? minutes : 5) * MINUTE;
  const pairs = pairsOf(sides, number, minutes);
  const possessions: Possession[] = [];
  let resumes = begins;
  let clock = length;
  for (let turn = 0; turn < 2 * pairs; turn += 1) {
    const key = [3, number, turn];
    const side = (turn + number) % 2 === 0 ? 'home' : 'away';
    const opened = turn % 2 === 0 ? undefined : possessions.at(-1);
    const chances = opened
      ? answerTo(sides[opened.side], opened.points, sides[side], sides.alike)
      : sides[side];
    const points = pointsAt(chances, dice.unit(...key, 0));
    const isLast = turn + 1 === 2 * pairs;
    const early = isLast ? 0 : dice.between(0, 0.6, ...key, 1);
    const next = Math.round(length * (1 - (turn + 1 - early) / (2 * pairs)));
    const at = resumes + clock - next;
    const stands = !isLast && dice.unit(...key, 2) < 0.4;
    clock = next;
    resumes = at + (stands ? Math.round(dice.between(10 * SECOND, 70 * SECOND, ...key, 3)) : 0);
    possessions.push({ at, clock, resumes, side, points });
  }
  return { begins, ends: (possessions.at(-1)?.at ?? begins) + 5 * SECOND, length, possessions };
}

/** The last overtime ends tied: a last possession gets one point more. */
function withFreeThrow({ dice }: Match, period: Period): Period {
  const side = dice.unit(4) < 0.5 ? 'home' : 'away';
  const place = period.possessions.findLastIndex((each) => each.side === side && each.points < 3);
  const more = { 0: 1, 1: 2, 2: 3, 3: 3 } as const;
  const possessions = period.possessions.map((each, index) =>
    index === place ? { ...each, points: more[each.points] } : each,
  );
  return { ...period, possessions };
}

/** Now and then a long two looks like a three, until somebody has looked at the pictures. */
function misreadOf({ dice }: Match, periods: readonly Period[]): BasketballStory['misread'] {
  if (dice.unit(5) > 0.08) return null;
  const period = periods[Math.floor(dice.between(0, 3, 5, 1))];
  const twos = (period?.possessions ?? []).slice(5, -12).filter(({ points }) => points === 2);
  const possession = twos[Math.floor(dice.unit(5, 2) * twos.length)];
  return possession ? { from: possession.at, to: possession.at + 55 * SECOND, possession } : null;
}

function momentsOf(
  { dice }: Match,
  periods: readonly Period[],
  misread: BasketballStory['misread'],
): Moment[] {
  const moments = periods.flatMap(({ begins, ends, possessions }, number): Moment[] => [
    { at: begins, kind: 'period_start', told: 'tick', decides: false },
    ...possessions.flatMap((possession) => baskets(possession, misread)),
    ...stoppages(possessions, (turn) => dice.unit(6, number, turn)),
    { at: ends, kind: 'period_end', told: 'tick', decides: true },
  ]);
  if (misread) {
    const { to: at, possession } = misread;
    const about = { kind: 'correction', side: possession.side, detail: '2' };
    moments.push({ at, ...about, told: 'stop', reason: 23, decides: true });
  }
  return moments.toSorted((one, other) => one.at - other.at);
}

/** A basket decides little: what it did is settled when the clock next stands for long. */
function baskets(possession: Possession, misread: BasketballStory['misread']): Moment[] {
  const { at, side, points } = possession;
  if (points === 0) return [];
  const isMisread = misread?.possession === possession;
  const detail = `${points + Number(isMisread)}`;
  return [{ at, kind: 'point', side, told: 'tick', decides: isMisread, detail }];
}

/** The clock stands for long: a timeout, or officials who look at the pictures and see nothing. */
function stoppages(possessions: readonly Possession[], luck: (turn: number) => number): Moment[] {
  return possessions.flatMap(({ at, resumes, side }, turn): Moment[] => {
    if (resumes - at < LONG) return [];
    if (luck(turn) > 0.1) {
      return [{ at: at + 5 * SECOND, kind: 'timeout', side, told: 'tick', decides: true }];
    }
    const about = { at: at + 12 * SECOND, kind: 'review', told: 'stop', reason: 37 } as const;
    return [{ ...about, decides: false, isAlarm: true }];
  });
}
