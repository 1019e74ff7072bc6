import { assert } from '@touchline/domain/assert';
import type { League } from './leagues';
import type { Billing } from './billing';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STEP = 5 * 60_000;

/** When the evening of most countries lies, UTC. */
const EVENING = { from: 14.5 * HOUR, length: 6 * HOUR };
/** Local hours at which people play. */
const PLAYED = { from: 10, to: 22 };
/** What an hour outside of them weighs against a match more than others have. */
const UNTIMELY = 0.7;
const CROWDED = 10;
/** When the days of what is won outright begin, ms after midnight UTC. */
const STARTS = 9 * HOUR;

/** Hours ahead of UTC where it is far from Europe's, by the code of the country. */
const OFFSETS: Readonly<Record<string, number>> = {
  USA: -6,
  CAN: -6,
  MEX: -6,
  DOM: -4,
  VEN: -4,
  BRA: -3,
  ARG: -3,
  CHL: -3,
  IND: 5.5,
  PAK: 5,
  BGD: 6,
  LKA: 5.5,
  THA: 7,
  CHN: 8,
  TWN: 8,
  PHL: 8,
  JPN: 9,
  KOR: 9,
  AUS: 10,
  NZL: 12,
  ZAF: 2,
  ARE: 4,
};

/** One kick-off of the cycle of a sport. */
export interface Place {
  readonly league: League;
  /** Ms after the cycle begins. */
  readonly at: number;
  /** Which of the league's matches of a cycle it is, and how many it has. */
  readonly rank: number;
  readonly ofLeague: number;
  /** Which stage of a race it is, from 0. */
  readonly part?: number;
}

/** When each match of a cycle of days begins, and of which league it is. A cycle is as long as it takes to give every league a match. */
export interface TimeTable {
  readonly days: number;
  readonly places: readonly Place[];
}

/** When those who are first of many are found: a stage on each day, and all of them together from the first on. */
export function outrightTableOf(every: number, leagues: readonly League[]): TimeTable {
  const places = leagues.flatMap((league, index) => {
    const begins = Math.floor((index * every) / leagues.length) * DAY + STARTS;
    const stages = (league.stages ?? []).map((_, part) => {
      return { part, at: league.groups ? begins : begins + part * DAY };
    });
    return [{ at: begins }, ...stages].map((place) => ({ ...place, league, rank: 0, ofLeague: 1 }));
  });
  return { days: every, places };
}

/** The time table of a sport, for matches spread over the clock so that something is nearly always on. */
export function timeTableOf(
  { perDay }: Pick<Billing, 'perDay'>,
  leagues: readonly League[],
  shift: number,
): TimeTable {
  assert(leagues.length > 0, 'a sport has a league');
  const daily = kickOffs(perDay.around, perDay.evening, shift);
  const days = Math.ceil(leagues.length / daily.length);
  const slots = Array.from({ length: days }, (_, day) => daily.map((at) => day * DAY + at)).flat();
  const used = new Map<League, number>();
  const chosen = slots.map((at) => {
    const cost = (league: League) => costOf(league, at, used.get(league) ?? 0, days);
    const league = leagues.reduce((best, each) => (cost(each) < cost(best) ? each : best));
    const rank = used.get(league) ?? 0;
    used.set(league, rank + 1);
    return { league, at, rank };
  });
  return {
    days,
    places: chosen.map((place) => ({ ...place, ofLeague: used.get(place.league) ?? 1 })),
  };
}

/** Ms of the day. `shift`, 0 to 1, keeps sports from beginning all at once. */
function kickOffs(around: number, evening: number, shift: number): number[] {
  const all = [
    ...Array.from({ length: around }, (_, index) => ((index + shift) / around) * DAY),
    ...Array.from(
      { length: evening },
      (_, index) => EVENING.from + ((index + shift) / evening) * EVENING.length,
    ),
  ];
  return all.map((at) => Math.round(at / STEP) * STEP).toSorted((one, other) => one - other);
}

/** Leagues take turns, each rather at its own daytime; none plays so often that its sides get no rest. */
function costOf({ category, clubs }: League, at: number, used: number, days: number): number {
  const hour = (((at / HOUR) % 24) + (OFFSETS[category.countryCode] ?? 1) + 24) % 24;
  const outside = Math.max(0, PLAYED.from - hour, hour - PLAYED.to);
  const most = Math.max(1, Math.floor(clubs.length / 2) - 1) * days;
  return used + UNTIMELY * outside + (used < most ? 0 : CROWDED * (used - most + 1));
}
