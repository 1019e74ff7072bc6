import { aLeague } from '@touchline/testkit/betting/rows';
import { SITE } from '@touchline/testkit/betting/book-database';
import { search } from '@touchline/wire/calls/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CatalogueServer,
  catalogueServer,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let ids: Record<string, number>;
let austria: number;

beforeAll(async () => {
  const locales = ['en', 'de', 'fr', 'ru', 'es-MX'].map((code) => ({ code, nameInLocale: code }));
  server = await catalogueServer({ site: { ...SITE, locales } });
  const { pool } = server;
  const matches = namedMatches(server);
  const league = async (name: string, country: string, code: string, sportKey = 'soccer') => {
    const given = await aLeague(pool, { name, country, sportKey });
    await server.set('categories', given.categoryId, { country_code: code });
    return given;
  };
  const bundesliga = await league('Bundesliga', 'Germany', 'DEU');
  await league('Bundesliga', 'Germany', 'DEU', 'handball');
  austria = (await league('Regionalliga', 'Austria', 'AUT')).categoryId;
  await league('Premier League', 'England', 'ENG');
  await matches.add('derby', { ...bundesliga, home: 'Bayern', away: 'Köln' });
  await matches.add('friendly', { ...bundesliga, home: 'Austria Wien', away: 'Rapid' });
  ({ ids } = matches);
});
afterAll(() => server.close());

interface Found {
  data: {
    matches: { id: number }[];
    tournaments: { name: string }[];
    categories: { name: string; sport: { key: string } }[];
    sports: { key: string; name: string }[];
  };
}

async function found(q: string, locale = 'en', more: Record<string, string> = {}) {
  const query = new URLSearchParams({ q, ...more });
  const { data } = await server.ask<Found>(`/search?${query}`, { locale });
  expect(() => search.reply.parse({ data })).not.toThrow();
  return data;
}

describe('a country is found, in each sport by itself', () => {
  const GERMAN = ['soccer: Deutschland', 'handball: Deutschland'];
  test.each([
    ['by its name in English', 'en', 'Germany', ['soccer: Germany', 'handball: Germany']],
    ['by its name in the language of the page', 'de', 'Deutschland', GERMAN],
    ['by its name in English in another language', 'de', 'germany', GERMAN],
    ['by the beginning of it', 'de', 'deutsch', GERMAN],
    ['with a letter wrong', 'de', 'Deutschlant', GERMAN],
    ['with two letters swapped', 'de', 'Duetschland', GERMAN],
    ['without its accents', 'de', 'osterreich', ['soccer: Österreich']],
    ['by words of the page for what is no state', 'fr', 'angleterre', ['soccer: Angleterre']],
    ['in letters of its own', 'ru', 'германия', ['soccer: Германия', 'handball: Германия']],
    ['not in a language that is not the page’s', 'en', 'Deutschland', []],
    ['not by the name of somebody else', 'en', 'Bayern', []],
  ])('%s: %s %s', async (_rule, locale, q, expected) => {
    const { categories } = await found(q, locale);
    const named = categories.map(({ name, sport }) => `${sport.key}: ${name}`);
    expect(named.toSorted()).toEqual(expected.toSorted());
  });

  test('although nothing is on there', async () => {
    const { categories } = await found('austria');
    expect(categories).toMatchObject([{ id: austria, live_count: 0, prematch_count: 0 }]);
  });

  test('behind the teams that are called so', async () => {
    expect((await found('austria')).matches).toMatchObject([{ id: ids['friendly'] }]);
  });

  test('and its leagues with it, those in which something is on first', async () => {
    const { tournaments } = await found('deutschland bundesliga', 'de');
    expect(tournaments).toMatchObject([
      { name: 'Bundesliga', sport: { key: 'soccer' } },
      { name: 'Bundesliga', sport: { key: 'handball' } },
    ]);
  });

  test('but not where only events are asked for', async () => {
    const { categories, sports } = await found('germany', 'en', { only_events_name: 'true' });
    expect([categories, sports]).toEqual([[], []]);
  });
});

describe('a sport is found', () => {
  test.each([
    ['by its name', 'en', 'soccer', ['soccer']],
    ['by its name in the language of the page', 'de', 'Fußball', ['soccer']],
    ['with its letters spelt out', 'de', 'fussball', ['soccer']],
    ['with a letter wrong', 'de', 'Handbal', ['handball']],
    ['not by that of a country', 'en', 'germany', []],
  ])('%s: %s %s', async (_rule, locale, q, expected) => {
    expect((await found(q, locale)).sports.map(({ key }) => key)).toEqual(expected);
  });

  test('of the types that are asked for', async () => {
    const soccer = async (sport_type: string) =>
      (await found('soccer', 'en', { sport_type })).sports.length;
    expect([await soccer('regular'), await soccer('cyber')]).toEqual([1, 0]);
  });
});

test.each([
  ['de', ['Deutschland', 'Österreich', 'England']],
  ['fr', ['Allemagne', 'Autriche', 'Angleterre']],
  ['es-MX', ['Alemania', 'Austria', 'Inglaterra']],
  ['en', ['Germany', 'Austria', 'England']],
])('/categories answers in %s', async (locale, expected) => {
  const { data } = await server.ask('/categories?sport_key=soccer&sort_by=category_id:asc', {
    locale,
  });
  expect(data.map(({ name }) => name)).toEqual(expected);
});
