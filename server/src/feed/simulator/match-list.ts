import { assert } from '@touchline/domain/assert';
import type { EventType } from '@touchline/domain/event';
import { DAY, dayOf } from './day';
import { type Pairing, pairingOf } from './pairings';
import { URN_PREFIX } from './programme';
import type { Match, Sport } from './play';
import { dice } from './random';
import { outrightTableOf, timeTableOf } from './time-table';
import type { Place, TimeTable } from './time-table';

/** No match is known by id that is played more days than this before the epoch. */
const DAYS_BEFORE = 60;
export const MATCH_IDS_FROM = 900_000_000;
export const SPORTS_ROOM = 64;
export const RUNS = 100;
/** So many matches of a league are looked through for those of two sides: some seasons of the largest one. */
const MOST_LOOKED_AT = 2_000;

/** The matches of one sport, counted from the first that has an id. */
export interface MatchList {
  /** Those that begin on a day. */
  matchesOf(day: number): Match[];
  byNumber(number: number): Match | null;
  /** Earlier matches of its league between the same two, the latest first; those of before the first too. */
  meetingsBefore(match: Match, most: number): Match[];
}

/** The matches of a sport; `run` is in their ids. */
export function matchListOf(
  sport: Sport,
  { seed, epoch, run }: { seed: number; epoch: number; run: number },
): MatchList {
  const table = tableOf(sport);
  const perCycle = table.places.length;
  const firstCycle = Math.floor((dayOf(epoch) - DAYS_BEFORE) / table.days);
  const luckOf = new Map(
    sport.leagues.map((league, index) => [league, dice(seed, sport.place, index)]),
  );
  const numberOf = (index: number) =>
    MATCH_IDS_FROM + (index * SPORTS_ROOM + sport.place) * RUNS + run;
  const pairAt = (cycle: number, { league, ofLeague, rank }: Place): Pairing => {
    const luck = luckOf.get(league);
    assert(luck, 'dice for every league');
    return pairingOf(sport, league, cycle * ofLeague + rank, luck);
  };

  /** What has this place in the count of all; below 0 before the first. */
  const matchAt = (index: number): Match | null => {
    const ofCycle = Math.floor(index / perCycle);
    const place = table.places[index - ofCycle * perCycle];
    if (!place) return null;
    const cycle = firstCycle + ofCycle;
    const kickOff = cycle * table.days * DAY + place.at;
    if (sport.outright) return outrightOf(sport, place, index, { kickOff, numberOf, seed });
    const number = numberOf(index);
    return {
      number,
      urn: urnOf(sport, 'match', number),
      type: 'match',
      sport,
      league: place.league,
      ...pairAt(cycle, place),
      kickOff,
      dice: dice(seed, number),
    };
  };
  const known = (index: number) => (index < 0 ? null : matchAt(index));

  return {
    matchesOf: (day) => {
      const cycle = Math.floor(day / table.days);
      const inCycle = day - cycle * table.days;
      return table.places.flatMap(({ at }, place) =>
        dayOf(at) === inCycle ? (known((cycle - firstCycle) * perCycle + place) ?? []) : [],
      );
    },
    byNumber: (number) =>
      known(Math.floor(Math.floor((number - MATCH_IDS_FROM) / RUNS) / SPORTS_ROOM)),
    meetingsBefore: (match, most) => {
      const found: Match[] = [];
      if (sport.outright) return found;
      for (const { cycle, place, index } of backFrom(table, match)) {
        if (!isOfTheTwo(pairAt(cycle, place), match)) continue;
        const meeting = matchAt((cycle - firstCycle) * perCycle + index);
        if (meeting && meeting.kickOff < match.kickOff) found.push(meeting);
        if (found.length === most) break;
      }
      return found;
    },
  };
}

/** The kick-offs of a match's league from those of its own cycle back. */
function* backFrom({ places, days }: TimeTable, { league, kickOff }: Match) {
  const own = [...places.entries()].filter(([, place]) => place.league === league).reverse();
  const last = Math.floor(kickOff / (days * DAY));
  const cycles = own.length === 0 ? 0 : Math.ceil(MOST_LOOKED_AT / own.length);
  for (let cycle = last; cycle > last - cycles; cycle -= 1) {
    for (const [index, place] of own) yield { cycle, place, index };
  }
}

function isOfTheTwo({ home, away }: Pairing, match: Pairing): boolean {
  const isSame = home.urn === match.home.urn && away.urn === match.away.urn;
  return isSame || (home.urn === match.away.urn && away.urn === match.home.urn);
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
  const part = stage ?? null;
  const field = (part === null ? undefined : league.groups?.[part]) ?? league.clubs;
  const [home, away] = field;
  assert(home && away, 'a field of more than one');
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
      field,
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
