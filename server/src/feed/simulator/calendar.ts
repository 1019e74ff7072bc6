import { assert } from '@touchline/domain/assert';
import { crestAddress } from '@touchline/domain/crest-address';
import type { ImportedMatch } from '../openfootball/imported-match';
import type { Fixture } from '../source';
import { matchOfImport } from './imported';
import { venueOf } from './names/venues';
import type { Club } from './leagues';
import { dayOf } from './day';
import { MATCH_IDS_FROM, matchListOf, RUNS, SPORTS_ROOM } from './match-list';
import type { Match, Sport } from './play';
import { dice } from './random';

const REMEMBERED_DAYS = 60;
const MOST_MEETINGS = 6;
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
  /** Earlier matches of its league between the same two, the latest first; those of before our first day too. */
  meetingsBefore(match: Match): readonly Match[];
  toWall(feedTime: number): number;
  toFeed(wallTime: number): number;
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
  const lists = sports.map((sport) => matchListOf(sport, { seed, epoch, run }));
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
    meetingsBefore: (match) =>
      lists[sports.indexOf(match.sport)]?.meetingsBefore(match, MOST_MEETINGS) ?? [],
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
    logo: crestAddress(name),
  });
  const { outright, sport } = match;
  const venue = match.venue ?? venueOf(sport.key, tournament.name, outright ? '' : match.home.name);
  const common = {
    urn: match.urn,
    type: match.type,
    startTime: calendar.toWall(match.kickOff),
    sport: sport.name,
    category,
    tournament,
    ...(venue && { venue }),
    ...streamOf(calendar, match),
  };
  if (!outright)
    return { ...common, home: team(match.home), away: team(match.away), customBet: true };
  return {
    ...common,
    endTime: endOf(calendar, match),
    name: outright.name,
    parent: outright.parent,
    home: null,
    away: null,
    competitors: outright.field.map(team),
  };
}

/** When what is won outright is decided, which is known before it begins. */
function endOf(calendar: Calendar, match: Match): number | null {
  const length = match.sport.rules.lengthOf?.(match);
  return length === undefined ? null : calendar.toWall(match.kickOff + length);
}
