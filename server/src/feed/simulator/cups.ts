import { assert } from '@touchline/domain/assert';
import type { Billing } from './billing';
import { type Club, type League, LEAGUES } from './leagues';
import { squadOf } from './names/names';
import type { Sport } from './play';
import { CUP, TOP_SCORER } from './sports/field/cups';

/** No sport of the programme has these places. */
const PLACES = { cups: 41, scorers: 42 };
const EVERY_DAYS = 14;
/** So many days before they begin they are announced, unless fewer are wanted. */
const DAYS_AHEAD = 14;
const NATIONS_FROM = 980_000;
const PLAYERS_FROM = 9_800_000;
const CLUBS = 36;
const SCORERS = 24;
/** Clubs of these countries play the cup of Europe's. */
const EUROPE = new Set(['ENG', 'ESP', 'ITA', 'DEU', 'FRA', 'NLD', 'PRT']);

/** The nations of a cup by its groups, with their strength. */
const NATIONS: Readonly<Record<string, string>> = {
  'Group A1': 'France FRA 2050, Italy ITA 1960, Belgium BEL 1930, Türkiye TUR 1860',
  'Group A2': 'Germany DEU 1980, Netherlands NLD 1990, Serbia SRB 1840, Greece GRC 1830',
  'Group A3': 'Spain ESP 2080, England ENG 2030, Croatia HRV 1930, Czechia CZE 1800',
  'Group A4': 'Portugal PRT 2020, Norway NOR 1900, Denmark DNK 1880, Wales WAL 1780',
};

/**
 * What is won outright in soccer: a cup of clubs and one of nations, who wins each of its groups, and who scores most.
 * Their matches are not played one by one, so that no table says otherwise.
 */
export function cupSports(daysAhead = DAYS_AHEAD): readonly Sport[] {
  const billing: Billing = {
    key: 'soccer',
    provider: 'betradar',
    producers: { live: 1, prematch: 3 },
    perDay: { around: 0, evening: 0 },
    pairing: 'rounds',
    outright: { type: 'season', every: EVERY_DAYS },
  };
  const common = { ...billing, name: { urn: 'sr:sport:1', name: 'Soccer' }, daysAhead };
  return [
    { ...common, place: PLACES.cups, rules: CUP, leagues: [championsLeague(), nationsLeague()] },
    { ...common, place: PLACES.scorers, rules: TOP_SCORER, leagues: [topScorers()] },
  ];
}

const OF_CLUBS = { urn: 'sr:category:393', name: 'International Clubs', countryCode: '' };
const OF_NATIONS = { urn: 'sr:category:4', name: 'International', countryCode: '' };

function europeans(): readonly Club[] {
  return LEAGUES.filter(({ category }) => EUROPE.has(category.countryCode))
    .flatMap(({ clubs }) => clubs)
    .toSorted((one, other) => other.rating - one.rating)
    .slice(0, CLUBS);
}

function championsLeague(): League {
  return {
    tournament: { urn: 'sr:tournament:7', name: 'UEFA Champions League' },
    category: OF_CLUBS,
    level: {},
    clubs: europeans(),
  };
}

function nationsLeague(): League {
  const groups = Object.values(NATIONS).map((group, at) =>
    group.split(', ').map((text, place) => nationOf(text, at * 10 + place)),
  );
  return {
    tournament: { urn: 'sr:tournament:23755', name: 'UEFA Nations League A' },
    category: OF_NATIONS,
    level: {},
    stages: Object.keys(NATIONS).map((name) => `Nations League A, ${name}`),
    groups,
    clubs: groups.flat(),
  };
}

function nationOf(text: string, at: number): Club {
  const [, name, code, rating] = /^(.+) (\w{3}) (\d+)$/.exec(text) ?? [];
  assert(name && code && rating, 'a nation has a name, a code and a strength');
  const urn = `sr:competitor:${NATIONS_FROM + at}`;
  return { urn, name, abbreviation: code, countryCode: code, rating: Number(rating) };
}

/** The first forwards of the clubs that take part: those of strong clubs score most. */
function topScorers(): League {
  const players = europeans().flatMap(({ name, abbreviation, rating }, club) => {
    const forwards = squadOf(name).filter(({ position }) => position === 'F');
    return forwards.slice(0, 2).map((forward, at) => ({
      urn: `sr:player:${PLAYERS_FROM + club * 10 + at}`,
      name: forward.name,
      abbreviation,
      rating: rating - 60 * at,
    }));
  });
  return {
    tournament: { urn: 'sr:tournament:9000707', name: 'UEFA Champions League, top scorer' },
    category: OF_CLUBS,
    level: {},
    clubs: players.toSorted((one, other) => other.rating - one.rating).slice(0, SCORERS),
  };
}
