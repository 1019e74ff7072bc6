import { assert } from '@touchline/domain/assert';
import type { Fixture } from '../source';
import { LEAGUES } from './leagues';
import type { Club, League } from './leagues';
import { dice } from './random';
import type { Dice } from './random';

const MINUTE = 60_000;

/** Every quarter of an hour of feed time one part of one league's round kicks off. */
export const SLOT = 15 * MINUTE;
/** A round of every league takes place in each cycle; its parts kick off an hour apart. */
const SLOTS_PER_CYCLE = 24;
const SLOTS_BETWEEN_LEAGUES = 3;
const SLOTS_BETWEEN_PARTS = 4;
const PARTS = 3;
const MATCHES_PER_SLOT = 4;
const MATCH_IDS_FROM = 900_000_000;
const RUNS = 100;

/** What a whole simulated feed follows from. Speed 60 plays a minute of football in a second. */
export interface RunSettings {
  readonly seed: number;
  readonly speed: number;
  /** Ms since epoch at which feed time and wall time agree. */
  readonly epoch: number;
}

export interface Match {
  readonly number: number;
  readonly urn: string;
  readonly league: League;
  readonly home: Club;
  readonly away: Club;
  /** Feed time in ms: as fast as football is played. */
  readonly kickOff: number;
  readonly dice: Dice;
}

/** Every match that was or will be played, found by its slot or by its number. */
export interface Calendar {
  readonly settings: RunSettings;
  /** The slot under way at a feed time. */
  slotAt(feedTime: number): number;
  /** The matches that kick off with a slot. */
  matchesOf(slot: number): readonly Match[];
  byUrn(urn: string): Match | null;
  toWall(feedTime: number): number;
  toFeed(wallTime: number): number;
}

/** A pure function of its settings; nothing is kept but a memory of slots asked for lately. */
export function calendarOf(settings: RunSettings): Calendar {
  const { seed, speed, epoch } = settings;
  assert(speed > 0, 'time runs forward');
  const origin = Math.floor(epoch / SLOT) * SLOT;
  const run = Math.floor(dice(seed, epoch, Math.round(speed * 1_000)).unit() * RUNS);
  const remembered = new Map<number, readonly Match[]>();

  const matchesOf = (slot: number): readonly Match[] => {
    const known = remembered.get(slot);
    if (known) return known;
    if (remembered.size > 1_000) remembered.clear();
    const matches = pairingsOf(seed, slot).map(({ league, home, away }, index) => {
      const number =
        MATCH_IDS_FROM + ((slot + SLOTS_PER_CYCLE) * MATCHES_PER_SLOT + index) * RUNS + run;
      const kickOff = origin + slot * SLOT;
      return {
        number,
        urn: `sr:match:${number}`,
        league,
        home,
        away,
        kickOff,
        dice: dice(seed, number),
      };
    });
    remembered.set(slot, matches);
    return matches;
  };

  return {
    settings,
    matchesOf,
    slotAt: (feedTime) => Math.floor((feedTime - origin) / SLOT),
    byUrn: (urn) => {
      const number = Number(/^sr:match:(\d+)$/.exec(urn)?.[1] ?? NaN);
      const slot =
        Math.floor((number - MATCH_IDS_FROM) / RUNS / MATCHES_PER_SLOT) - SLOTS_PER_CYCLE;
      if (!(slot >= -SLOTS_PER_CYCLE)) return null;
      return matchesOf(slot).find((match) => match.number === number) ?? null;
    },
    toWall: (feedTime) => Math.round(epoch + (feedTime - epoch) / speed),
    toFeed: (wallTime) => epoch + (wallTime - epoch) * speed,
  };
}

/** What the provider's fixture API says about a match. */
export function fixtureOf(calendar: Calendar, match: Match): Fixture {
  const team = ({ urn, name, abbreviation }: Club) => ({ urn, name, abbreviation });
  return {
    urn: match.urn,
    startTime: calendar.toWall(match.kickOff),
    sport: { urn: 'sr:sport:1', name: 'Soccer' },
    category: match.league.category,
    tournament: match.league.tournament,
    home: team(match.home),
    away: team(match.away),
  };
}

interface Pairing {
  readonly league: League;
  readonly home: Club;
  readonly away: Club;
}

/** Three slots apart for leagues and four for parts meet every slot of a cycle exactly once. */
function pairingsOf(seed: number, slot: number): Pairing[] {
  const part = modulo(slot, PARTS);
  const place = modulo(slot - part * SLOTS_BETWEEN_PARTS, SLOTS_PER_CYCLE) / SLOTS_BETWEEN_LEAGUES;
  const league = LEAGUES[place];
  assert(league, 'a league for every slot');
  const round =
    (slot - place * SLOTS_BETWEEN_LEAGUES - part * SLOTS_BETWEEN_PARTS) / SLOTS_PER_CYCLE + 1;
  const pairings = roundOf(dice(seed, place), league, round);
  const order = dice(seed, place).shuffled(pairings.length, round);
  const from = Math.floor((part * pairings.length) / PARTS);
  const to = Math.floor(((part + 1) * pairings.length) / PARTS);
  return order.slice(from, to).flatMap((index) => pairings[index] ?? []);
}

/** Everybody plays everybody at home and away in a season, by the circle method. */
function roundOf(luck: Dice, league: League, round: number): Pairing[] {
  const count = league.clubs.length;
  const rounds = count - 1;
  const season = Math.floor(round / (2 * rounds));
  const inSeason = modulo(round, 2 * rounds);
  const turn = inSeason % rounds;
  const draw = luck.shuffled(count, season, 1);
  const seat = (place: number) =>
    place === 0 ? draw[0] : draw[1 + modulo(place - 1 + turn, rounds)];
  return Array.from({ length: count / 2 }, (_, index) => {
    const clubs = [league.clubs[seat(index) ?? 0], league.clubs[seat(count - 1 - index) ?? 0]];
    const swaps = ((index === 0 ? turn : index) + (inSeason < rounds ? 0 : 1)) % 2;
    const [home, away] = swaps === 0 ? clubs : clubs.toReversed();
    assert(home && away, 'two clubs for every pairing');
    return { league, home, away };
  });
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
