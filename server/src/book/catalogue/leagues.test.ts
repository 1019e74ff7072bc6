import { aLeague } from '@touchline/testkit/betting/rows';
import { listCategories, listSports, listTournaments } from '@touchline/wire/calls/catalogue';
import { countMatches } from '@touchline/wire/calls/search';
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
const leagues: Record<string, League> = {};

const at = (hour: number) => `2036-03-01T${hour}:00:00Z`;

beforeAll(async () => {
  server = await catalogueServer();
  matches = namedMatches(server);
  const { pool } = server;
  const league = async (name: string, given: Parameters<typeof aLeague>[1]) => {
    leagues[name] = await aLeague(pool, { name, ...given });
  };
  await league('premier', { priority: 1, country: 'England' });
  await league('serie-a', { priority: 2, country: 'Italy' });
  await league('wimbledon', { priority: 1, sportKey: 'tennis', country: 'ATP' });
  await league('international', { priority: 1, sportKey: 'dota2', country: 'World' });
  await league('empty', { priority: 3, country: 'Iceland' });
  const { premier, wimbledon, international } = leagues;
  await server.set('sports', wimbledon!.sportId, { priority: 2 });
  await server.set('sports', international!.sportId, { priority: 3, type: 'cyber' });
  await server.set('categories', premier!.categoryId, { priority: 7 });
  const add = (of: string, columns: object, given: object) =>
    matches.add(`${of} ${JSON.stringify(given)}`, {
      tournamentId: leagues[of]!.tournamentId,
      columns: { ...columns },
      ...given,
    });
  await add('premier', { has_video: true, bets_count: 3 }, { startTime: at(12), status: 1 });
  await add('premier', { available_markets: 0 }, { startTime: at(18) });
  await add('premier', {}, { startTime: at(10), status: 3 });
  await add('serie-a', { bets_count: 8 }, { startTime: at(14) });
  await add('wimbledon', { type: 'season', home_id: null, away_id: null }, { startTime: at(16) });
  await add('international', {}, { startTime: at(11), provider: 'oddin', status: 1 });
  await add('international', {}, { startTime: at(13) });
});
afterAll(() => server.close());

const CALLS = { sports: listSports, categories: listCategories, tournaments: listTournaments };

async function listed(path: keyof typeof CALLS, query: Record<string, string>, by: object = {}) {
  const reply = await server.ask(`/${path}?${new URLSearchParams(query)}`, by);
  expect(() => CALLS[path].reply.parse(reply)).not.toThrow();
  expect(reply.pagination).toMatchObject({ total: reply.data.length, limit: 500 });
  return reply.data.map(({ name }) => name);
}

const ALL = ['premier', 'serie-a', 'empty', 'wimbledon', 'international'];
/** What is written here and known only once the leagues are. */
const idsOf = <T>(query: Record<string, T>) =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => {
      const [name = '', column = ''] = String(value).split('.');
      const league = leagues[name];
      return [key, league && column ? String(league[column as keyof League]) : value];
    }),
  );

describe('leagues are listed', () => {
  test.each([
    ['all, by the priority of their sport, then their own', {}, ALL],
    ['of a sport', { sport_key: 'soccer' }, ['premier', 'serie-a', 'empty']],
    ['of a sport by its id', { sport_id: 'wimbledon.sportId' }, ['wimbledon']],
    ['of a type of sport', { sport_type: 'cyber' }, ['international']],
    ['of a category', { category_id: 'serie-a.categoryId' }, ['serie-a']],
    ['by id', { id: 'empty.tournamentId' }, ['empty']],
    ['by the number of the league', { tournament_id: 'empty.tournamentId' }, ['empty']],
    ['with matches in play', { match_status: 'live' }, ['premier', 'international']],
    ['with matches that are over', { match_status: '3' }, ['premier']],
    ['with something won outright', { type: 'season' }, ['wimbledon']],
    [
      'with matches to bet on',
      { bettable: 'true' },
      ['premier', 'serie-a', 'wimbledon', 'international'],
    ],
    ['with video', { has_video: 'true' }, ['premier']],
    ['with matches of a time', { start_from: at(13), start_to: at(17) }, ['serie-a', 'wimbledon']],
    [
      'with matches of that kind in that sport',
      { match_status: 'live', sport_key: 'soccer' },
      ['premier'],
    ],
    [
      'backwards',
      { sort_by: 'tournament_priority:desc' },
      ['empty', 'serie-a', 'premier', 'wimbledon', 'international'],
    ],
    [
      'by number',
      { sort_by: 'tournament_id:desc' },
      ['empty', 'international', 'wimbledon', 'serie-a', 'premier'],
    ],
    [
      'by sport backwards',
      { sort_by: 'sport_priority:desc' },
      ['international', 'wimbledon', 'premier', 'serie-a', 'empty'],
    ],
    [
      'by the number of the sport',
      { sort_by: 'sport_id:desc' },
      ['international', 'wimbledon', 'premier', 'serie-a', 'empty'],
    ],
    [
      'by category',
      { sort_by: 'category_priority:desc', sport_key: 'soccer' },
      ['premier', 'serie-a', 'empty'],
    ],
    [
      'by the number of the category',
      { sort_by: 'category_id:desc', sport_key: 'soccer' },
      ['empty', 'serie-a', 'premier'],
    ],
    [
      'by their first match',
      { sort_by: 'start_time:asc' },
      ['international', 'premier', 'serie-a', 'wimbledon', 'empty'],
    ],
    [
      'by bets',
      { sort_by: 'bets_count:desc,sport_id:asc' },
      ['serie-a', 'premier', 'empty', 'wimbledon', 'international'],
    ],
  ] as [string, Record<string, string>, string[]][])('%s', async (_rule, query, expected) => {
    expect(await listed('tournaments', idsOf(query))).toEqual(expected);
  });

  test('with how many matches are in play and to come, of the providers that are shown', async () => {
    const counts = async (by: object) => {
      const { data } = await server.ask('/tournaments', by);
      return data.map(({ live_count: live, prematch_count: soon }) => [live, soon]);
    };
    expect(await counts({})).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect((await counts({ testProviders: 'cyber:betradar' }))[4]).toEqual([0, 1]);
    expect(
      await listed('tournaments', { match_status: 'live' }, { testProviders: 'cyber:betradar' }),
    ).toEqual(['premier']);
  });

  test('in pages', async () => {
    const { data, pagination } = await server.ask('/tournaments?limit=2&page=3');
    expect(data.map(({ name }) => name)).toEqual(['international']);
    expect(pagination).toEqual({ total: 5, page: 3, limit: 2, last_page: 3 });
    expect((await server.ask('/tournaments')).pagination.limit).toBe(500);
  });

  test('with their kind and how many outcomes their main markets have', async () => {
    const { data } = await server.ask('/tournaments');
    expect(data[0]).toMatchObject({
      slug: `premier-l${leagues['premier']!.tournamentId}`,
      kind: 'match',
      main_market_outcomes_count: 3,
      secondary_market_outcomes_count: 2,
      sport: { key: 'soccer', type: 'regular' },
      category: { name: 'England', country_code: 'ENG', priority: 7 },
    });
    const { tournamentId } = leagues['wimbledon']!;
    for (const kind of ['stage', 'simple_tournament', 'season']) {
      await server.set('tournaments', tournamentId, { kind });
      const one = await server.ask<{ data: object }>(`/tournaments/${tournamentId}`);
      expect(one.data).toMatchObject({ kind, main_market_outcomes_count: 0, prematch_count: 1 });
    }
  });
});

describe('categories are listed', () => {
  test.each([
    [
      'all, by the priority of their sport, then their own',
      {},
      ['Italy', 'Iceland', 'England', 'ATP', 'World'],
    ],
    ['of a sport', { sport_key: 'tennis' }, ['ATP']],
    ['with matches in play', { match_status: 'live' }, ['England', 'World']],
    ['by id', { id: 'premier.categoryId' }, ['England']],
    ['by number', { sort_by: 'category_id:desc' }, ['Iceland', 'World', 'ATP', 'Italy', 'England']],
  ] as [string, Record<string, string>, string[]][])('%s', async (_rule, query, expected) => {
    expect(await listed('categories', idsOf(query))).toEqual(expected);
  });

  test('one by one, with its sport and what is on', async () => {
    const id = leagues['premier']!.categoryId;
    const { data } = await server.ask<{ data: object }>(`/categories/${id}`);
    expect(data).toMatchObject({
      id,
      slug: `england-c${id}`,
      name: 'England',
      priority: 7,
      country_code: 'ENG',
      sport: { id: leagues['premier']!.sportId, key: 'soccer', name: 'Soccer', type: 'regular' },
      live_count: 1,
      prematch_count: 1,
    });
  });
});

describe('sports are listed', () => {
  test.each([
    ['all, by priority', {}, ['Soccer', 'Tennis', 'Dota2']],
    ['of a type', { sport_type: 'cyber' }, ['Dota2']],
    ['with matches in play', { match_status: '1' }, ['Soccer', 'Dota2']],
    ['with matches of a category', { category_id: 'wimbledon.categoryId' }, ['Tennis']],
    ['by number', { sort_by: 'sport_id:desc' }, ['Dota2', 'Tennis', 'Soccer']],
    ['by key', { sport_key: 'tennis,dota2' }, ['Tennis', 'Dota2']],
    ['top ones, by one key', { sport_key: 'top-sports' }, ['Soccer', 'Tennis']],
  ] as [string, Record<string, string>, string[]][])('%s', async (_rule, query, expected) => {
    expect(await listed('sports', idsOf(query))).toEqual(expected);
  });

  test('with the provider that shows them and the names of the locale', async () => {
    const { data } = await server.ask('/sports', { locale: 'de' });
    expect(data.map(({ type }) => type)).toEqual(['regular', 'regular', 'cyber']);
    expect(data).toMatchObject([
      { key: 'soccer', name: 'Fußball', provider: 'betradar', live_count: 1, prematch_count: 2 },
      { key: 'tennis', name: 'Tennis', provider: 'betradar', main_market_outcomes_count: 2 },
      { key: 'dota2', name: 'Dota 2', provider: 'oddin', live_count: 1, prematch_count: 0 },
    ]);
  });
});

describe('counters', () => {
  const counted = async (body: object, by: object = {}) => {
    const { data } = await server.ask<{
      data: Record<string, { id: number; count: number }[]> & { live: number };
    }>('/counters', { body, ...by });
    expect(() => countMatches.reply.parse({ data })).not.toThrow();
    const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    return [data.live, sum(data['sports']!), sum(data['categories']!), data['tournaments']!.length];
  };

  test.each([
    ['all that is open', {}, [2, 5, 5, 4]],
    ['of a status', { match_status: 'prematch' }, [2, 3, 3, 3]],
    ['what is over', { match_status: [3, 4] }, [2, 1, 1, 1]],
    ['of a sport', { sport_id: 'premier.sportId' }, [1, 3, 3, 2]],
    ['of a category', { category_id: 'serie-a.categoryId' }, [0, 1, 1, 1]],
    ['of leagues', { tournament_id: 'premier.tournamentId' }, [1, 2, 2, 1]],
    ['with video', { has_video: true }, [1, 1, 1, 1]],
    ['of a type of sport', { sport_type: ['cyber'] }, [1, 1, 1, 1]],
    ['of a type of event', { type: 'season' }, [0, 1, 1, 1]],
    ['of a time', { start_from: at(12), start_to: at(15) }, [1, 2, 2, 2]],
  ] as [string, Record<string, unknown>, number[]][])('%s', async (_rule, body, expected) => {
    expect(await counted(idsOf(body))).toEqual(expected);
  });

  test('count what the browser is shown', async () => {
    expect(await counted({}, { testProviders: 'cyber:betradar' })).toEqual([1, 5, 5, 4]);
  });

  test.each([
    [{ sport_id: 'x' }, 'sport_id'],
    [{ match_status: 9 }, 'match_status'],
    [{ has_video: 'perhaps' }, 'has_video'],
    [{ type: 'race' }, 'type'],
    [{ start_from: 5 }, 'start_from'],
    [{ start_from: at(15), start_to: at(12) }, 'start_to'],
  ])('%j is refused by name', async (body, field) => {
    const { error } = await server.ask('/counters', { body, status: 400 });
    expect(error).toMatchObject({ code: 'bad_request', field: `body.${field}` });
  });
});

test.each([
  ['/sports?limit=501', 'limit'],
  ['/sports?sort_by=start_time:asc', 'sort_by'],
  ['/categories?page=0', 'page'],
  ['/categories?sort_by=tournament_id:asc', 'sort_by'],
  ['/tournaments?limit=0', 'limit'],
  ['/tournaments?sort_by=tournament_id:asc,', null],
  ['/tournaments?match_status=now', 'match_status'],
  ['/tournaments?start_from=2036-03-02T00:00:00Z&start_to=2036-03-01T00:00:00Z', 'start_to'],
])('%s: what is wrong is named', async (path, field) => {
  const { error } = await server.ask(path, { status: field === null ? 200 : 400 });
  expect(error?.field).toBe(field === null ? undefined : `query.${field}`);
});

test.each(['/tournaments/999999', '/categories/999999', '/matches/999999'])(
  '%s is not there',
  async (path) => {
    const { error } = await server.ask(path, { status: 404 });
    expect(error.code).toBe('not_found');
  },
);
