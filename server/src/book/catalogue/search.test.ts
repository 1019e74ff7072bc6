import { aLeague } from '@touchline/testkit/betting/rows';
import type { MatchReply } from '@touchline/wire/catalogue';
import { search } from '@touchline/wire/calls/search';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CatalogueServer,
  catalogueServer,
  type NamedMatches,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let matches: NamedMatches;
type League = Awaited<ReturnType<typeof aLeague>>;
let premier: League;

beforeAll(async () => {
  server = await catalogueServer();
  matches = namedMatches(server);
  const { pool } = server;
  premier = await aLeague(pool, { name: 'Premier League', country: 'England' });
  const bundesliga = await aLeague(pool, { name: 'Bundesliga', country: 'Germany' });
  const iceland = await aLeague(pool, { name: 'Premier League', country: 'Iceland' });
  const dota = await aLeague(pool, { sportKey: 'dota2', name: 'The International' });
  const golf = await aLeague(pool, { sportKey: 'golf', name: 'PGA Tour', country: 'World' });
  await server.set('sports', dota.sportId, { type: 'cyber' });
  const add = (name: string, league: League, home: string, away: string, more: object = {}) =>
    matches.add(name, { tournamentId: league.tournamentId, home, away, ...more });
  await add('london', premier, 'Arsenal', 'Chelsea', { startTime: '2036-03-02T12:00:00Z' });
  await add('north', premier, 'Manchester United', 'Manchester City');
  await add('live', premier, 'Arsenal', 'Everton', {
    status: 1,
    startTime: '2036-03-03T12:00:00Z',
  });
  await add('over', premier, 'Arsenal', 'Fulham', { status: 4 });
  await add('germany', bundesliga, 'Bayern München', 'FC St. Pauli');
  await add('cologne', bundesliga, '1. FC Köln', 'Borussia Mönchengladbach');
  await add('small', iceland, 'Breiðablik', 'Víkingur Reykjavík');
  await add('dota', dota, 'Team Spirit', 'Gaimin Gladiators', { provider: 'oddin' });
  await add('betis', bundesliga, 'Betis', 'Łódź');
  await add('open', golf, '', '', {
    columns: { type: 'season', home_id: null, away_id: null, name: 'The Masters, Augusta' },
  });
  const golfer = await pool.query<{ id: number }>(
    `insert into competitors (urn, name, abbreviation) values ('sr:competitor:scheffler', 'Scheffler, Scottie', 'SCH') returning id`,
  );
  await pool.query('insert into match_competitors values ($1, 1, $2)', [
    matches.ids.open,
    golfer.rows[0]!.id,
  ]);
});
afterAll(() => server.close());

interface Found {
  data: { matches: { id: number }[]; tournaments: { name: string; category: { name: string } }[] };
}

async function found(q: string, more: Record<string, string> = {}, by: object = {}) {
  const { data } = await server.ask<Found>(`/search?${new URLSearchParams({ q, ...more })}`, by);
  expect(() => search.reply.parse({ data })).not.toThrow();
  return matches.namesOf(data.matches);
}

describe('a match is found', () => {
  test.each([
    ['by a side, one in play first, then by start', 'arsenal', ['live', 'london']],
    ['by the beginning of a word', 'arsen', ['live', 'london']],
    ['by three letters', 'eve', ['live']],
    ['by both sides', 'Arsenal Chelsea', ['london']],
    ['in any order of words', 'city manchester', ['north']],
    ['by a side and its league', 'arsenal premier league', ['live', 'london']],
    ['by a side and its country', 'england chelsea', ['london']],
    ['without its accents', 'koln', ['cologne']],
    ['with its accents', 'KÖLN', ['cologne']],
    ['with letters spelt out', 'lodz', ['betis']],
    ['by letters that have no accent to lose', 'breidablik', ['small']],
    ['with accents it has not got', 'Ârsènál', ['live', 'london']],
    ['with a letter missing', 'arsnal', ['live', 'london']],
    ['with a letter too many', 'chellsea', ['london']],
    ['with a wrong letter', 'manchister united', ['north']],
    ['with two letters swapped', 'beits', ['betis']],
    ['with a wrong first letter', 'monchengladbach'.replace('m', 'n'), ['cologne']],
    ['with marks between the words', 'st. pauli', ['germany']],
    ['by its own name', 'masters augusta', ['open']],
    ['by who takes part in it', 'scheffler', ['open']],
    ['not by something else', 'zzzzzz', []],
    ['not when a word is in neither side nor league', 'arsenal bayern', []],
    ['not by signs of the query language', '%_\\\'";--', []],
  ])('%s: %s', async (_rule, q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  test('by its league, one in play first, then by start', async () => {
    expect(await found('england premier league')).toEqual(['live', 'north', 'london']);
  });

  test('by its names in other languages, which are shown in the locale', async () => {
    const { rows } = await server.pool.query<{ urn: string }>(
      `select c.urn from matches m join competitors c on c.id = m.home_id where m.id = $1`,
      [matches.ids.germany],
    );
    await server.pool.query(
      `insert into entity_names (urn, locale, name)
       values ($1, 'ru', 'Бавария'), ($1, 'de', 'FC Bayern'), ($1, 'ja', 'バイエルン'), ($1, 'ar', 'بايرن ميونخ')`,
      [rows[0]!.urn],
    );
    expect(await found('бавария')).toEqual(['germany']);
    expect(await found('bavaria')).toEqual(['germany']);
    expect(await found('баварея')).toEqual(['germany']);
    expect(await found('バイエル')).toEqual(['germany']);
    expect(await found('بايرن')).toEqual(['germany']);
    const german = await server.ask<{ data: { matches: object[] } }>('/search?q=bayern', {
      locale: 'de',
    });
    expect(german.data.matches).toMatchObject([{ competitors: { home: { name: 'FC Bayern' } } }]);
  });

  test('by a name in another language that was known before what it names', async () => {
    await server.pool.query(
      `insert into entity_names (urn, locale, name) values ('sr:competitor:4711', 'pl', 'Pogoń Szczecin')`,
    );
    await matches.add('stettin', {
      tournamentId: premier.tournamentId,
      home: 'Stettin',
      away: 'B',
    });
    expect(await found('szczecin')).toEqual([]);
    await server.pool.query(
      `with known as (
         insert into competitors (urn, name, abbreviation)
         values ('sr:competitor:4711', 'Stettin', 'STE') returning id)
       update matches set home_id = (select id from known) where id = $1`,
      [matches.ids.stettin],
    );
    expect(await found('szczecin')).toEqual(['stettin']);
  });

  test('by the name it had before', async () => {
    await matches.add('renamed', {
      tournamentId: premier.tournamentId,
      home: 'Ranheim',
      away: 'B',
    });
    await server.pool.query(`update competitors set name = 'Trondheim' where name = 'Ranheim'`);
    expect(await found('ranheim')).toEqual(['renamed']);
    expect(await found('trondheim')).toEqual(['renamed']);
  });

  test('only in the statuses, types of sport and providers that are asked for', async () => {
    expect(await found('arsenal', { match_status: 'finished' })).toEqual(['over']);
    expect(await found('arsenal', { match_status: 'live' })).toEqual(['live']);
    expect(await found('spirit')).toEqual(['dota']);
    expect(await found('spirit', { sport_type: 'regular' })).toEqual([]);
    expect(await found('spirit', {}, { testProviders: 'cyber:betradar' })).toEqual([]);
  });

  test('by the names of events alone, where that is asked for', async () => {
    expect(await found('arsenal premier', { only_events_name: 'true' })).toEqual([]);
    expect(await found('arsenal chelsea', { only_events_name: 'true' })).toEqual(['london']);
    expect(await found('england', { only_events_name: 'true' })).toEqual([]);
  });
});

describe('leagues', () => {
  const leagues = async (q: string, more: Record<string, string> = {}) => {
    const { data } = await server.ask<Found>(`/search?${new URLSearchParams({ q, ...more })}`);
    return data.tournaments.map(({ name, category }) => `${category.name}: ${name}`);
  };

  test.each([
    ['premier league', ['England: Premier League', 'Iceland: Premier League']],
    ['premier leag', ['England: Premier League', 'Iceland: Premier League']],
    ['icelnad premier', ['Iceland: Premier League']],
    ['bundeslga', ['Germany: Bundesliga']],
    ['arsenal', []],
  ])('%s', async (q, expected) => {
    expect((await leagues(q)).sort()).toEqual(expected);
  });

  test('are found where nothing is on in them, behind those in which something is', async () => {
    for (const [country, name] of [
      ['Finland', 'Suomen Cup'],
      ['Wales', 'Premier League'],
    ] as const) {
      const { tournamentId } = await aLeague(server.pool, { name, country });
      await server.set('tournaments', tournamentId, { priority: 0 });
    }
    expect(await leagues('suomen cup')).toEqual(['Finland: Suomen Cup']);
    expect(await leagues('suomne')).toEqual(['Finland: Suomen Cup']);
    expect((await leagues('premier league')).at(-1)).toBe('Wales: Premier League');
    expect(await leagues('suomen', { sport_type: 'cyber' })).toEqual([]);
  });

  test('are left out when only events are asked for, and where nothing of a status that is asked for is on in them', async () => {
    expect(await leagues('bundesliga', { only_events_name: 'true' })).toEqual([]);
    expect(await leagues('bundesliga', { match_status: 'live' })).toEqual([]);
  });
});

describe('the text', () => {
  test.each([
    ['ab', 400],
    ['abc', 200],
    [' ab ', 400],
    ['äöü', 200],
    ['x'.repeat(50), 200],
    ['x'.repeat(51), 400],
    ['𝔸𝔸', 400],
    ['arse\0nal', 400],
    ['arse\nnal', 400],
  ])('has 3 to 50 characters: %s is %i', async (q, status) => {
    const { error } = await server.ask(`/search?${new URLSearchParams({ q })}`, { status });
    expect(error?.field).toBe(status === 400 ? 'query.q' : undefined);
  });

  test('has to be there, and what narrows has to be known', async () => {
    expect((await server.ask('/search', { status: 400 })).error.field).toBe('query.q');
    const named = async (query: string) =>
      (await server.ask(`/search?q=arsenal&${query}`, { status: 400 })).error.field;
    expect(await named('sport_type=horses')).toBe('query.sport_type');
    expect(await named('match_status=soon')).toBe('query.match_status');
    expect(await named('only_events_name=maybe')).toBe('query.only_events_name');
  });

  test('may be anything of that length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 3, maxLength: 25, unit: 'grapheme' }).filter((text) => {
          const { length } = Array.from(text.trim());
          return length >= 3 && length <= 50 && !/\p{Cc}/u.test(text.trim());
        }),
        async (q) => {
          await found(q);
        },
      ),
      { numRuns: 30 },
    );
  });
});

test.each(['Arsenal', 'Chelsea', 'Everton', 'Manchester United', 'Mönchengladbach'])(
  '%s is found with any one letter of its first word wrong, missing, doubled or swapped',
  async (name) => {
    const [word = ''] = name.split(' ');
    const typed = Array.from(word).flatMap((letter, at) => {
      const [before, after] = [word.slice(0, at), word.slice(at + 1)];
      const swapped = `${before}${after.charAt(0)}${letter}${after.slice(1)}`;
      return [
        `${before}x${after}`,
        `${before}${after}`,
        `${before}${letter}${letter}${after}`,
        swapped,
      ];
    });
    for (const q of typed) {
      const { data } = await server.ask<{ data: { matches: MatchReply[] } }>(
        `/search?${new URLSearchParams({ q })}`,
      );
      const sides = data.matches.flatMap((match) => Object.values(match.competitors ?? {}));
      expect([q, sides.map((side) => side.name)]).toEqual([
        q,
        expect.arrayContaining([expect.stringContaining(name)]),
      ]);
    }
  },
);
