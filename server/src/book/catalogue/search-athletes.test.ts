import { aLeague } from '@touchline/testkit/betting/rows';
import { SITE } from '@touchline/testkit/betting/book-database';
import { search } from '@touchline/wire/calls/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CatalogueServer,
  catalogueServer,
  type NamedMatches,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';
import { type LineupsTold, NOBODY_TELLS } from './details';

let server: CatalogueServer;
let matches: NamedMatches;

const player = (name: string) => ({ name, position: null, shirt: null, isSubstitute: false });
const LINEUPS: LineupsTold = {
  home: [player('Gabriel Magalhães')],
  away: [player('Cole Palmer'), player('Harry Winks')],
};

beforeAll(async () => {
  const details = { ...NOBODY_TELLS, lineups: async () => LINEUPS };
  const locales = ['en', 'ru'].map((code) => ({ code, nameInLocale: code }));
  server = await catalogueServer({ details, site: { ...SITE, locales } });
  matches = namedMatches(server);
  const { pool } = server;
  const { tournamentId } = await aLeague(pool, { name: 'Bundesliga', country: 'Germany' });
  const add = (name: string, home: string, away: string, more: object = {}) =>
    matches.add(name, { tournamentId, home, away, ...more });
  await add('munich', 'Bayern', 'Köln', { startTime: '2036-03-02T12:00:00Z' });
  await add('again', 'Bayern', 'Mainz', { startTime: '2036-03-09T12:00:00Z' });
  await add('live', 'Dortmund', 'Kiel', { status: 1, startTime: '2036-03-03T12:00:00Z' });
  await add('over', 'Leipzig', 'Jena', { status: 4 });
  await add('london', 'Arsenal', 'Chelsea');
  await add('kane', 'Kane United', 'Ulm');
  const named = async (number: number, name: string, locale = 'en') =>
    pool.query('insert into entity_names (urn, locale, name) values ($1, $2, $3)', [
      `sr:player:${number}`,
      locale,
      name,
    ]);
  const standsIn = async (number: number, match: string) =>
    pool.query('insert into match_athletes (match_id, urn) values ($1, $2)', [
      matches.ids[match],
      `sr:player:${number}`,
    ]);
  await named(1, 'Kane, Harry');
  await named(1, 'Харри Кейн', 'ru');
  await named(2, 'Guirassy, Serhou');
  await named(3, 'Openda, Lois');
  await named(4, 'Müller, Thomas');
  await named(5, 'Müller, Florian');
  await standsIn(1, 'again');
  await standsIn(1, 'munich');
  await standsIn(2, 'munich');
  await standsIn(2, 'live');
  await standsIn(3, 'over');
  await pool.query(
    `insert into team_athletes (team_urn, urn)
     select c.urn, 'sr:player:5' from matches m join competitors c on c.id = m.away_id where m.id = $1`,
    [matches.ids['again']],
  );
});
afterAll(() => server.close());

interface Found {
  data: {
    matches: { id: number }[];
    players: { urn_id: string; name: string; match: { id: number } }[];
  };
}

async function found(q: string, locale = 'en', more: Record<string, string> = {}) {
  const { data } = await server.ask<Found>(`/search?${new URLSearchParams({ q, ...more })}`, {
    locale,
  });
  expect(() => search.reply.parse({ data })).not.toThrow();
  return data;
}

async function players(q: string, locale = 'en', more: Record<string, string> = {}) {
  const { players: all } = await found(q, locale, more);
  return all.map(({ name, match }) => `${name}: ${matches.namesOf([match])[0]}`);
}

describe('a player is found, with the match in which they stand next', () => {
  test.each([
    ['by both names, in any order', 'harry kane', ['Kane, Harry: munich']],
    ['by one of them', 'guirassy', ['Guirassy, Serhou: live']],
    ['by the beginning of it', 'guir', ['Guirassy, Serhou: live']],
    ['with a letter wrong', 'giurassy', ['Guirassy, Serhou: live']],
    ['without accents, by the squad of a team', 'muller', ['Müller, Florian: again']],
    ['with their team', 'kane bayern', ['Kane, Harry: munich']],
    ['with another opponent', 'kane mainz', ['Kane, Harry: again']],
    ['with their league', 'kane bundesliga', ['Kane, Harry: munich']],
    ['not with a team that is not theirs', 'guirassy ulm', []],
    ['not where nothing of theirs is on', 'openda', []],
    ['not by what nobody is called', 'zzzzzz', []],
  ])('%s: %s', async (_rule, q, expected) => {
    expect(await players(q)).toEqual(expected);
  });

  test('by their name in another language, called as the page calls them', async () => {
    expect(await players('кейн')).toEqual(['Kane, Harry: munich']);
    expect(await players('kane', 'ru')).toEqual(['Харри Кейн: munich']);
  });

  test('of matches that are over where those are asked for', async () => {
    expect(await players('openda', 'en', { match_status: 'finished' })).toEqual([
      'Openda, Lois: over',
    ]);
  });

  test('but not where only the names of events are asked for', async () => {
    expect(await players('kane', 'en', { only_events_name: 'true' })).toEqual([]);
  });
});

test('a team that is called so is found as ever beside them', async () => {
  const { matches: teams, players: all } = await found('kane');
  expect(matches.namesOf(teams)).toEqual(['kane']);
  expect(all).toHaveLength(1);
});

test('who is in the line-ups of a match is found once somebody has looked at them', async () => {
  expect(await players('palmer')).toEqual([]);
  const path = `/matches/${matches.ids['london']}/lineups`;
  await server.ask(path);
  await server.ask(path);
  expect(await players('palmer')).toEqual(['Cole Palmer: london']);
  expect(await players('magalhaes')).toEqual(['Gabriel Magalhães: london']);
});

test('a few of very many are found, and the answer stays small', async () => {
  await server.pool.query(
    `insert into entity_names (urn, locale, name)
       select 'sr:player:' || n, 'en', 'Silva, Name' || n from generate_series(1000, 4000) n`,
  );
  await server.pool.query(
    `insert into match_athletes (match_id, urn)
       select $1, 'sr:player:' || n from generate_series(1000, 4000) n`,
    [matches.ids['munich']],
  );
  expect(await players('silva')).toHaveLength(6);
});
