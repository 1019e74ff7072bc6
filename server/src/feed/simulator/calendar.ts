import { assert } from '@touchline/domain/assert';
import type { EventType } from '@touchline/domain/event';
import type { ImportedMatch } from '../openfootball/imported-match';
import type { Fixture } from '../source';
import { matchOfImport } from './imported';
import type { Club } from './leagues';
import { pairingOf } from './pairings';
import { URN_PREFIX } from './programme';
import type { Match, Sport } from './play';
import { dice } from './random';
import { outrightTableOf, timeTableOf } from './time-table';
import type { Place, TimeTable } from './time-table';

const HOUR = 3_600_000;

/** Days begin at midnight UTC of feed time and count from that of 1970. */
export const DAY = 24 * HOUR;

/** No match is known by id that is played more days than this before the epoch. */
const DAYS_BEFORE = 60;
const MATCH_IDS_FROM = 900_000_000;
const SPORTS_ROOM = 64;
const RUNS = 100;
const REMEMBERED_DAYS = 60;
const STREAM_KEY = 90;
const STREAMED = 0.3;

/** What a whole simulated feed follows from. Speed 60 plays a minute of football in a second. */
export interface RunSettings {
  readonly seed: number;
  readonly speed: number;
  /** Ms since epoch at which feed time and wall time agree. */
  readonly epoch: number;
  /** What every stream of a match shows; without it none is shown. */
  readonly streamUrl?: string;
}

/** Every match that was or will be played, found by its day or by its number. */
export interface Calendar {
  readonly settings: RunSettings;
  readonly sports: readonly Sport[];
  /** The matches that begin on a day, in no particular order. */
  matchesOf(day: number): readonly Match[];
  byUrn(urn: string): Match | null;
  toWall(feedTime: number): number;
  toFeed(wallTime: number): number;
}

/** The day of a feed time. */
export function dayOf(feedTime: number): number {
  return Math.floor(feedTime / DAY);
}

/** A pure function of its settings; nothing is kept but a memory of days asked for lately. */
export function calendarOf(
  settings: RunSettings,
  sports: readonly Sport[],
  imported: readonly ImportedMatch[] = [],
): Calendar {
  const { seed, speed, epoch } = settings;
  assert(speed > 0, 'time runs forward');
  const run = Math.floor(dice(seed, epoch, Math.round(speed * 1_000)).unit() * RUNS);
  const lists = sports.map((sport) => matchListOf(sport, settings, run));
  const toFeed = (wallTime: number) => epoch + (wallTime - epoch) * speed;
  const others = imported.map((match) => matchOfImport(match, sports, toFeed));
  const added = groupedByDay(others);
  const byOtherUrn = new Map(others.map((match) => [match.urn, match]));
  const remembered = new Map<number, readonly Match[]>();

  const matchesOf = (day: number): readonly Match[] => {
    const known = remembered.get(day);
    if (known) return known;
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED_DAYS && oldest !== undefined) remembered.delete(oldest);
    const matches = [...lists.flatMap((list) => list.matchesOf(day)), ...(added.get(day) ?? [])];
    remembered.set(day, matches);
    return matches;
  };

  return {
    settings,
    sports,
    matchesOf,
    byUrn: (urn) => {
      const other = byOtherUrn.get(urn);
      if (other) return other;
      const number = Number(/^[a-z]+:[a-z_]+:(\d+)$/.exec(urn)?.[1] ?? NaN);
      const place = Math.floor((number - MATCH_IDS_FROM) / RUNS) % SPORTS_ROOM;
      const found = lists[sports.findIndex((sport) => sport.place === place)]?.byNumber(number);
      if (found?.urn !== urn) return null;
      return matchesOf(dayOf(found.kickOff)).find((match) => match.number === number) ?? null;
    },
    toWall: (feedTime) => Math.round(epoch + (feedTime - epoch) / speed),
    toFeed,
  };
}

/** Some matches can be watched, always the same. */
function streamOf({ settings: { streamUrl } }: Calendar, { dice: luck }: Match) {
  const isShown = streamUrl !== undefined && luck.unit(STREAM_KEY) < STREAMED;
  return isShown ? { hasVideo: true, streamUrl } : {};
}

function groupedByDay(matches: readonly Match[]): ReadonlyMap<number, readonly Match[]> {
  const days = new Map<number, Match[]>();
  for (const match of matches) {
    const day = dayOf(match.kickOff);
    const others = days.get(day);
    if (others) others.push(match);
    else days.set(day, [match]);
  }
  return days;
}

/** What the provider's fixture API says about a match. */
export function fixtureOf(calendar: Calendar, match: Match): Fixture {
  const { tournament, category } = match.league;
  const team = ({ urn, name, abbreviation, countryCode = null }: Club) => ({
    urn,
    name,
    abbreviation,
    countryCode,
  });
  const { outright, sport } = match;
  const common = {
    urn: match.urn,
    type: match.type,
    startTime: calendar.toWall(match.kickOff),
    sport: sport.name,
    category,
    tournament,
    ...(match.venue && { venue: match.venue }),
    ...streamOf(calendar, match),
  };
  if (!outright)
    return { ...common, home: team(match.home), away: team(match.away), customBet: true };
  return {
    ...common,
    name: outright.name,
    parent: outright.parent,
    home: null,
    away: null,
    competitors: outright.field.map(team),
  };
}

/** The matches of one sport, counted from the first that has an id. */
function matchListOf(sport: Sport, { seed, epoch }: RunSettings, run: number) {
  const table = tableOf(sport);
  const perCycle = table.places.length;
  const firstCycle = Math.floor((dayOf(epoch) - DAYS_BEFORE) / table.days);
  const luckOf = new Map(
    sport.leagues.map((league, index) => [league, dice(seed, sport.place, index)]),
  );
  const numberOf = (index: number) =>
    MATCH_IDS_FROM + (index * SPORTS_ROOM + sport.place) * RUNS + run;

  const matchOf = (index: number): Match | null => {
    const place = table.places[index % perCycle];
    if (index < 0 || !place) return null;
    const cycle = firstCycle + Math.floor(index / perCycle);
    const kickOff = cycle * table.days * DAY + place.at;
    if (sport.outright) return outrightOf(sport, place, index, { kickOff, numberOf, seed });
    const number = numberOf(index);
    const luck = luckOf.get(place.league);
    assert(luck, 'dice for every league');
    return {
      number,
      urn: urnOf(sport, 'match', number),
      type: 'match',
      sport,
      league: place.league,
      ...pairingOf(sport, place.league, cycle * place.ofLeague + place.rank, luck),
      kickOff,
      dice: dice(seed, number),
    };
  };

  return {
    matchesOf: (day: number): Match[] => {
      const cycle = Math.floor(day / table.days);
      const inCycle = day - cycle * table.days;
      return table.places.flatMap(({ at }, place) =>
        dayOf(at) === inCycle ? (matchOf((cycle - firstCycle) * perCycle + place) ?? []) : [],
      );
    },
    byNumber: (number: number): Match | null => {
      const index = Math.floor(Math.floor((number - MATCH_IDS_FROM) / RUNS) / SPORTS_ROOM);
      return matchOf(index);
    },
  };
}

function tableOf({ outright, leagues, place, perDay }: Sport): TimeTable {
  return outright
    ? outrightTableOf(outright.every, leagues)
    : timeTableOf({ perDay }, leagues, dice(place).unit());
}

interface When {
  readonly kickOff: number;
  readonly seed: number;
  /** The id of an event of the sport from its place in the count of all. */
  numberOf(index: number): number;
}

/** The whole comes before its stages in a time table. */
function outrightOf(
  sport: Sport,
  { league, part: stage }: Place,
  index: number,
  { kickOff, numberOf, seed }: When,
): Match {
  const [home, away] = league.clubs;
  assert(home && away, 'a field of more than one');
  const part = stage ?? null;
  const type = part === null ? (sport.outright?.type ?? 'season') : 'stage';
  const whole = numberOf(part === null ? index : index - part - 1);
  const { stages = [], tournament } = league;
  return {
    number: numberOf(index),
    urn: urnOf(sport, type, numberOf(index)),
    type,
    sport,
    league,
    home,
    away,
    kickOff,
    dice: dice(seed, whole),
    outright: {
      field: league.clubs,
      name: part === null ? tournament.name : (stages[part] ?? tournament.name),
      part,
      parts: Math.max(1, stages.length),
      parent: part === null ? null : urnOf(sport, sport.outright?.type ?? 'season', whole),
    },
  };
}

function urnOf({ provider }: Sport, type: EventType, number: number): string {
  return `${URN_PREFIX[provider]}:${type}:${number}`;
}
