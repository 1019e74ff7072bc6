import { assert } from '@touchline/domain/assert';
import type { LeagueFacts, Named } from '../source';
import { type Club, type League, LEAGUES } from './leagues';
import { COUNTRIES, EVERYWHERE, SELDOM } from './names/atlas';

/** So many leagues a country has, the awake one among them. */
const LEAGUES_EACH = 15;
/** Numbers that no provider and no other table of ours has. A low one is that of a league many look for. */
const CATEGORIES_FROM = 9_100;
const FIRST_LEAGUES_FROM = 600;
const LEAGUES_FROM = 60_000;
const ROOM = 20;
const CLUBS_FROM = 9_500_000;

const SOCCER: Named = { urn: 'sr:sport:1', name: 'Soccer' };

/** A league of the atlas, and the country that it is the first one of. */
interface Listed extends LeagueFacts {
  readonly firstOf: string | null;
}

/** Every league of the atlas; in hardly any of them something is played. */
const LISTED: readonly Listed[] = COUNTRIES.flatMap(leaguesOfCountry);

/** Leagues of soccer all over the world, as a provider lists them whether or not something is played. */
export function worldLeagues(): readonly LeagueFacts[] {
  return LISTED;
}

/** Those in which a match is played now and then, with the clubs that play it. */
export function seldomPlayed(): readonly League[] {
  return LISTED.flatMap(({ tournament, category, firstOf }) => {
    const found = firstOf === null ? undefined : SELDOM[firstOf];
    if (!found) return [];
    const [home, away] = found.level;
    const clubs = found.clubs.split(', ').map((each, at) => clubOf(each, tournament, at));
    return [{ tournament, category, level: { home, away }, clubs }];
  });
}

function leaguesOfCountry(line: string, index: number): Listed[] {
  const [, code, country, list] = /^(\w{3}) ([^:]+): (.+)$/.exec(line) ?? [];
  assert(code && country && list, 'a line of the atlas has a code, a country and leagues');
  const awake = LEAGUES.find(({ category }) => category.countryCode === code);
  const category = awake?.category ?? {
    urn: `sr:category:${CATEGORIES_FROM + index}`,
    name: country,
    countryCode: code,
  };
  const room = LEAGUES_EACH - (awake ? 1 : 0);
  const names = [...expanded(list), ...EVERYWHERE].slice(0, room);
  return names.map((name, place) => ({
    sport: SOCCER,
    category,
    tournament: { urn: `sr:tournament:${numberOf(index, awake ? place + 1 : place)}`, name },
    firstOf: place === 0 && !awake ? code : null,
  }));
}

function numberOf(index: number, place: number): number {
  return place === 0 ? FIRST_LEAGUES_FROM + index : LEAGUES_FROM + index * ROOM + place;
}

/** `a{1,2}, b` is a1, a2 and b. */
function expanded(list: string): string[] {
  return list.split(/, (?![^{]*\})/).flatMap((each) => {
    const [, before, choices] = /^(.*)\{(.*)\}$/.exec(each) ?? [];
    if (before === undefined || choices === undefined) return [each];
    return choices.split(',').map((choice) => before + choice);
  });
}

function clubOf(text: string, { urn }: Named, at: number): Club {
  const [, name, abbreviation, rating] = /^(.+) (\w+) (\d+)$/.exec(text) ?? [];
  assert(name && abbreviation && rating, 'a club has a name, an abbreviation and a strength');
  const number = CLUBS_FROM + Number(urn.split(':').at(-1)) * ROOM + at;
  return { urn: `sr:competitor:${number}`, name, abbreviation, rating: Number(rating) };
}
