import { listMatches } from '@touchline/wire/calls/catalogue';
import { aLeague, aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CatalogueServer,
  catalogueServer,
  type NamedMatches,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let matches: NamedMatches;
let premier: Awaited<ReturnType<typeof aLeague>>;
let tennis: typeof premier;
let playerId: number;

const at = (hour: number) => `2036-03-01T${hour}:00:00Z`;

beforeAll(async () => {
  server = await catalogueServer();
  matches = namedMatches(server);
  const { pool } = server;
  const second = await aLeague(pool, { name: '2. Bundesliga', country: 'Germany', priority: 2 });
  premier = await aLeague(pool, { priority: 1 });
  tennis = await aLeague(pool, { sportKey: 'tennis', name: 'Wimbledon', priority: 3 });
  const map = await aLeague(pool, { sportKey: 'dota2', name: 'The International', priority: 4 });
  await server.set('sports', tennis.sportId, { priority: 2 });
  await server.set('sports', map.sportId, { priority: 3, type: 'cyber' });
  const { add } = matches;
  const of = ({ tournamentId }: typeof premier) => ({ tournamentId });
  await add('early', { ...of(second), startTime: at(12), columns: { bets_count: 5 } });
  await add('late', { ...of(premier), startTime: at(18), columns: { has_video: true } });
  await add('live', { ...of(premier), startTime: at(15), status: 1, columns: { bets_count: 9 } });
  await add('over', {
    ...of(premier),
    startTime: at(10),
    status: 3,
    columns: { available_markets: 0 },
  });
  await add('court', { ...of(tennis), startTime: at(14), columns: { available_markets: 0 } });
  await add('map', {
    ...of(map),
    startTime: at(13),
    provider: 'oddin',
    columns: { custom_bet: true },
  });
  await add('cup', {
    ...of(tennis),
    startTime: at(20),
    columns: { type: 'season', home_id: null, away_id: null, name: 'Wimbledon 2026' },
  });
  playerId = await aPlayer(pool);
  await mark('match', matches.ids.early!);
  await mark('tournament', tennis.tournamentId);
});
afterAll(() => server.close());

async function mark(type: string, id: number) {
  await server.pool.query(
    'insert into favourites (player_id, type, entity_id) values ($1, $2, $3)',
    [playerId, type, String(id)],
  );
}

async function listed(query: Record<string, string>, by: object = {}) {
  const reply = await server.ask(`/matches?${new URLSearchParams(query)}`, by);
  expect(() => listMatches.reply.parse(reply)).not.toThrow();
  expect(reply.pagination.total).toBeGreaterThanOrEqual(reply.data.length);
  return matches.namesOf(reply.data);
}

const ALL = ['over', 'early', 'map', 'court', 'live', 'late', 'cup'];

describe('matches are listed', () => {
  test.each([
    ['all, by start', {}, ALL],
    ['live ones', { match_status: '1' }, ['live']],
    ['several statuses, in words', { match_status: 'live,closed' }, ['over', 'live']],
    ['a type', { type: 'season' }, ['cup']],
    ['several types', { type: 'match,season' }, ALL],
    ['a sport', { sport_key: 'tennis' }, ['court', 'cup']],
    ['several sports', { sport_key: 'tennis,dota2' }, ['map', 'court', 'cup']],
    ['top sports, by one key', { sport_key: 'top-sports' }, ALL.filter((name) => name !== 'map')],
    ['an unknown sport has none', { sport_key: 'curling' }, []],
    ['a type of sport', { sport_type: 'cyber' }, ['map']],
    [
      'a time, whose end does not belong to it',
      { start_from: at(12), start_to: at(15) },
      ['early', 'map', 'court'],
    ],
    ['a time in another zone', { start_from: '2036-03-01T20:00:00+02:00' }, ['late', 'cup']],
    ['those that take bets', { bettable: 'true' }, ['early', 'map', 'live', 'late', 'cup']],
    ['those that take none', { bettable: 'false' }, ['over', 'court']],
    ['those with video', { has_video: '1' }, ['late']],
    ['those without', { has_video: 'false', sport_key: 'soccer' }, ['over', 'early', 'live']],
    ['what is won outright', { special: 'outrights' }, ['cup']],
    ['what combines into a custom bet', { special: 'betbuilder' }, ['map']],
    ['at most one of each sport', { max_per_sport: '1' }, ['over', 'map', 'court']],
    [
      'at most one of each sport, by another order',
      { max_per_sport: '1', sort_by: 'start_time:desc' },
      ['cup', 'late', 'map'],
    ],
    ['nothing of an empty list of ids', { id: '' }, []],
    [
      'nothing that both filters do not let through',
      { match_status: 'live', sport_key: 'tennis' },
      [],
    ],
  ] as [string, Record<string, string>, string[]][])('%s', async (_rule, query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  test('by ids of ours and of the provider', async () => {
    const { rows } = await server.pool.query<{ urn: string }>(
      'select urn from matches where id = $1',
      [matches.ids.live],
    );
    expect(await listed({ id: `${rows[0]!.urn},${matches.ids.late}` })).toEqual(['live', 'late']);
    expect(await listed({ id: '999999' })).toEqual([]);
  });

  test('by league, category and sport', async () => {
    expect(await listed({ tournament_id: String(premier.tournamentId) })).toEqual([
      'over',
      'live',
      'late',
    ]);
    expect(await listed({ category_id: `${premier.categoryId},${tennis.categoryId}` })).toEqual([
      'over',
      'court',
      'live',
      'late',
      'cup',
    ]);
    expect(await listed({ sport_id: String(tennis.sportId) })).toEqual(['court', 'cup']);
  });

  test('at most sixty, those of the leagues that stand first, and none that is over', async () => {
    const [leagues, startTime] = [[] as (typeof premier)[], at(20)];
    for (const priority of [7, 8, 9]) {
      leagues.push(await aLeague(server.pool, { sportKey: 'golf', priority }));
    }
    const names: string[] = [];
    for (const [at, place] of [0, ...Array.from({ length: 58 }, () => 1), 2, 2, 2].entries()) {
      names.push(`golf ${at}`);
      await matches.add(`golf ${at}`, { tournamentId: leagues[place]!.tournamentId, startTime });
    }
    await matches.add('over golf', { tournamentId: leagues[0]!.tournamentId, status: 4 });
    const top = await listed({ special: 'top', sport_key: 'golf', limit: '100' });
    expect(new Set(top)).toEqual(new Set(names.slice(0, 60)));
    const { length } = await listed({ special: 'top', limit: '100' });
    expect(length).toBeLessThanOrEqual(60);
    await server.pool.query(`delete from matches where id = any($1)`, [
      [...names, 'over golf'].map((name) => matches.ids[name]),
    ]);
  });
});

describe('favourites', () => {
  test('are matches that the player has marked, and those of marked leagues', async () => {
    expect(await listed({ favourite: 'true' }, { playerId })).toEqual(['early', 'court', 'cup']);
    expect(await listed({ favourite: 'true', match_status: 'live' }, { playerId })).toEqual([]);
    const other = await aPlayer(server.pool);
    expect(await listed({ favourite: 'true' }, { playerId: other })).toEqual([]);
  });

  test('a visitor has none, and is told to sign in', async () => {
    const { error } = await server.ask('/matches?favourite=true', { status: 401 });
    expect(error.code).toBe('unauthorized');
    expect(await listed({ favourite: 'false' })).toEqual(ALL);
  });
});

describe('matches are ordered', () => {
  test.each([
    ['start_time:desc', ['cup', 'late', 'live', 'court', 'map', 'early', 'over']],
    ['tournament_priority:asc', ['over', 'live', 'late', 'early', 'court', 'cup', 'map']],
    ['tournament_priority:desc', ['map', 'court', 'cup', 'early', 'over', 'live', 'late']],
    ['bets_count:desc', ['live', 'early', 'over', 'map', 'court', 'late', 'cup']],
    ['bets_count:asc', ['over', 'map', 'court', 'late', 'cup', 'early', 'live']],
    ['sport_priority:desc', ['map', 'court', 'cup', 'over', 'early', 'live', 'late']],
    [
      'sport_priority:asc,start_time:desc',
      ['late', 'live', 'early', 'over', 'cup', 'court', 'map'],
    ],
    ['sport_id:desc,start_time:asc', ['map', 'court', 'cup', 'over', 'early', 'live', 'late']],
    ['tournament_id:asc', ['early', 'over', 'live', 'late', 'court', 'cup', 'map']],
    ['tournament_id:desc', ['map', 'court', 'cup', 'over', 'live', 'late', 'early']],
    ['category_id:asc,bets_count:desc', ['early', 'live', 'over', 'late', 'court', 'cup', 'map']],
    ['category_priority:asc', ['early', 'over', 'live', 'late', 'court', 'cup', 'map']],
  ])('%s', async (sort_by, expected) => {
    expect(await listed({ sort_by })).toEqual(expected);
  });

  test('by the priorities of the locale, where it has its own', async () => {
    const first = {
      kind: 'tournament',
      entity_id: tennis.tournamentId,
      locale: 'de',
      priority: -1,
    };
    await server.pool.query(
      'insert into priorities (kind, entity_id, locale, priority) values ($1, $2, $3, $4)',
      Object.values(first),
    );
    const query = { sort_by: 'tournament_priority:asc', match_status: 'prematch' };
    expect(await listed(query)).toEqual(['late', 'early', 'court', 'cup', 'map']);
    expect(await listed(query, { locale: 'de' })).toEqual(['court', 'cup', 'late', 'early', 'map']);
    const german = await server.ask(`/matches?id=${matches.ids.court}`, { locale: 'de' });
    expect(german.data[0]).toMatchObject({ tournament: { priority: -1 } });
  });
});

describe('pages', () => {
  test('follow each other, and one past the end is empty but knows how many there are', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => server.ask(`/matches?page=${page}&limit=2`)),
    );
    expect(pages.flatMap(({ data }) => matches.namesOf(data))).toEqual(ALL);
    expect(pages.map(({ pagination }) => pagination.total)).toEqual([7, 7, 7, 7, 7]);
    expect(pages[4]?.pagination).toEqual({ total: 7, page: 5, limit: 2, last_page: 4 });
  });

  test('of a list with so many of each sport count those alone', async () => {
    const { pagination } = await server.ask('/matches?max_per_sport=1&limit=2');
    expect(pagination).toEqual({ total: 3, page: 1, limit: 2, last_page: 2 });
  });

  test('have 100 rows unless asked, and at most 500', async () => {
    expect((await server.ask('/matches')).pagination.limit).toBe(100);
    expect((await server.ask('/matches?limit=500')).pagination.limit).toBe(500);
    expect((await server.ask('/matches?match_status=5')).pagination).toEqual({
      total: 0,
      page: 1,
      limit: 100,
      last_page: 1,
    });
  });
});

test.each([
  ['limit=0', 'limit'],
  ['limit=501', 'limit'],
  ['limit=many', 'limit'],
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['max_per_sport=0', 'max_per_sport'],
  ['max_per_sport=501', 'max_per_sport'],
  ['match_status=soon', 'match_status'],
  ['match_status=6', 'match_status'],
  ['type=race', 'type'],
  ['sport_type=horses', 'sport_type'],
  ['sport_key=a%20b', 'sport_key'],
  ['sport_id=x', 'sport_id'],
  ['category_id=1,x', 'category_id'],
  ['tournament_id=-1', 'tournament_id'],
  ['id=1%3Bdrop', 'id'],
  ['start_from=tomorrow', 'start_from'],
  ['start_to=2036-02-30T00:00:00Z', 'start_to'],
  ['start_from=2036-03-02T00:00:00Z&start_to=2036-03-01T00:00:00Z', 'start_to'],
  ['bettable=perhaps', 'bettable'],
  ['has_video=2', 'has_video'],
  ['favourite=mine', 'favourite'],
  ['special=best', 'special'],
  ['sort_by=name:asc', 'sort_by'],
  ['sort_by=start_time', 'sort_by'],
  ['sort_by=start_time:up', 'sort_by'],
  ['sort_by=sport_id:asc,category_id:asc,tournament_id:asc,start_time:asc', 'sort_by'],
])('%s is refused by name', async (query, field) => {
  const { error } = await server.ask(`/matches?${query}`, { status: 400 });
  expect(error).toMatchObject({ code: 'bad_request', field: `query.${field}` });
});

test('more than 500 ids are refused by name', async () => {
  const { error } = await server.ask(`/matches?id=${'1,'.repeat(501)}`, { status: 400 });
  expect(error.field).toBe('query.id');
});

describe('whose matches are shown', () => {
  test('is the site’s choice for each type of sport', async () => {
    await matches.add('other', {
      tournamentId: premier.tournamentId,
      provider: 'betconstruct',
      startTime: at(11),
    });
    expect(await listed({})).toEqual(ALL);
  });

  test('is the browser’s where it has one; what it says wrongly does not count', async () => {
    const seen = (testProviders: string) => listed({ match_status: 'prematch' }, { testProviders });
    expect(await seen('cyber:betradar')).toEqual(['early', 'court', 'late', 'cup']);
    expect(await seen('regular:betconstruct')).toEqual(['other', 'map']);
    expect(await seen('regular:nobody,cyber')).toEqual(['early', 'map', 'court', 'late', 'cup']);
  });
});
