import { aLeague, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import * as calls from '@touchline/wire/calls/favourites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AskedBy,
  type ChoicesServer,
  choicesServer,
} from '@touchline/testkit/players/choices-server';

let server: ChoicesServer;
let playerId: number;
type League = Awaited<ReturnType<typeof aLeague>>;
let premier: League;
let wimbledon: League;
let early: number;
let live: number;
let over: number;

const at = (hour: number) => `2036-03-01T${hour}:00:00Z`;

beforeAll(async () => {
  server = await choicesServer();
  const { pool } = server;
  premier = await aLeague(pool, { name: 'Premier League', priority: 1 });
  wimbledon = await aLeague(pool, { name: 'Wimbledon', sportKey: 'tennis', country: 'ATP' });
  await pool.query('update sports set priority = 2 where id = $1', [wimbledon.sportId]);
  const of = ({ tournamentId }: League) => ({ tournamentId });
  early = await aMatch(pool, { ...of(premier), startTime: at(14) });
  live = await aMatch(pool, { ...of(premier), startTime: at(12), status: 1 });
  over = await aMatch(pool, { ...of(wimbledon), startTime: at(10), status: 4 });
});
afterAll(() => server.close());

beforeEach(async () => {
  playerId = await aPlayer(server.pool);
});

const mark = (type: string, id: number | string, by: AskedBy = { playerId }) =>
  server.ask('POST', `/favourites/${type}/${id}`, by);
const unmark = (type: string, id: number | string, by: AskedBy = { playerId }) =>
  server.ask('DELETE', `/favourites/${type}/${id}`, by);

const LISTS = {
  match: calls.listFavouriteMatches,
  tournament: calls.listFavouriteTournaments,
  category: calls.listFavouriteCategories,
  sport: calls.listFavouriteSports,
};

async function marked(type: keyof typeof LISTS, query = '', by: AskedBy = { playerId }) {
  const { status, body } = await server.ask('GET', `/favourites/${type}${query}`, by);
  expect(status).toBe(200);
  expect(() => LISTS[type].reply.parse(body)).not.toThrow();
  return body.data.map(({ id }) => id);
}

test('nothing is marked at first', async () => {
  for (const type of calls.FAVOURITE_TYPES) expect(await marked(type)).toEqual([]);
});

test('what is marked twice is marked once, and is there until it is taken away', async () => {
  expect((await mark('match', early)).status).toBe(200);
  expect((await mark('match', early)).status).toBe(200);
  expect((await mark('match', live)).status).toBe(200);
  expect(await marked('match')).toEqual([live, early]);
  expect((await unmark('match', early)).status).toBe(200);
  expect(await marked('match')).toEqual([live]);
});

test('to take away what is not marked is no error', async () => {
  expect((await unmark('match', early)).status).toBe(200);
  expect((await unmark('tournament', 999_999_999)).status).toBe(200);
});

test('a player sees, and takes away, their own marks alone', async () => {
  const other = await aPlayer(server.pool);
  await mark('match', early);
  await mark('match', live, { playerId: other });
  await unmark('match', live);
  expect(await marked('match')).toEqual([early]);
  expect(await marked('match', '', { playerId: other })).toEqual([live]);
});

test('each type answers what it is, and a number marked of one type is not marked of another', async () => {
  await mark('match', early);
  await mark('tournament', wimbledon.tournamentId);
  await mark('tournament', premier.tournamentId);
  await mark('category', wimbledon.categoryId);
  await mark('sport', wimbledon.sportId);
  expect(await marked('match')).toEqual([early]);
  expect(await marked('tournament')).toEqual([premier.tournamentId, wimbledon.tournamentId]);
  expect(await marked('category')).toEqual([wimbledon.categoryId]);
  expect(await marked('sport')).toEqual([wimbledon.sportId]);
});

test('the numbers of all that is marked come by type, the latest first', async () => {
  const numbers = async () => {
    const { status, body } = await server.ask('GET', '/favourites', { playerId });
    expect(status).toBe(200);
    return calls.listFavouriteIds.reply.parse(body).data;
  };
  expect(await numbers()).toEqual({ match: [], tournament: [], category: [], sport: [] });
  await mark('match', early);
  await mark('match', over);
  await mark('tournament', premier.tournamentId);
  await mark('sport', wimbledon.sportId);
  const other = await aPlayer(server.pool);
  await mark('category', premier.categoryId, { playerId: other });
  expect(await numbers()).toEqual({
    match: [over, early],
    tournament: [premier.tournamentId],
    category: [],
    sport: [wimbledon.sportId],
  });
  expect((await server.ask('GET', '/favourites')).status).toBe(401);
});

test('a match of a marked league is not marked itself, but is among the favourite matches', async () => {
  await mark('tournament', premier.tournamentId);
  expect(await marked('match')).toEqual([]);
  const { body } = await server.ask('GET', '/matches?favourite=true', { playerId });
  expect(body.data.map(({ id }) => id)).toEqual([live, early]);
});

describe('favourites are narrowed', () => {
  beforeEach(async () => {
    await server.pool.query('update matches set available_markets = 0 where id = $1', [over]);
    for (const id of [early, live, over]) await mark('match', id);
    await mark('tournament', premier.tournamentId);
    await mark('tournament', wimbledon.tournamentId);
  });

  test.each([
    ['to none of it', '', () => [over, live, early]],
    ['to a status', '?match_status=live', () => [live]],
    ['to several statuses', '?match_status=1,4', () => [over, live]],
    ['to what takes bets', '?bettable=true', () => [live, early]],
    ['to what takes none', '?bettable=false', () => [over]],
    ['by both', '?match_status=prematch&bettable=1', () => [early]],
  ])('matches %s', async (_rule, query, ids) => {
    expect(await marked('match', query)).toEqual(ids());
  });

  test.each([
    ['with a match in play', '?match_status=live', () => [premier.tournamentId]],
    ['with a match that is over', '?match_status=finished', () => [wimbledon.tournamentId]],
    ['with a match that takes bets', '?bettable=true', () => [premier.tournamentId]],
  ])('leagues to those %s', async (_rule, query, ids) => {
    expect(await marked('tournament', query)).toEqual(ids());
  });

  test.each([
    ['match_status', '?match_status=soon'],
    ['bettable', '?bettable=maybe'],
  ])('never by a %s that is none', async (name, query) => {
    const { status, body } = await server.ask('GET', `/favourites/match${query}`, { playerId });
    expect([status, body.error.field]).toEqual([400, `query.${name}`]);
  });
});

test('matches come in the caller’s locale, with the position of its stream', async () => {
  await mark('match', early);
  const { body } = await server.ask<{
    data: { tournament: { sport: { name: string } } }[];
    stream: object;
  }>('GET', '/favourites/match', { playerId, locale: 'de' });
  expect(body.data[0]?.tournament.sport.name).toBe('Fußball');
  expect(body.stream).toEqual({ channel: 'updates:de', epoch: 'updates:de', offset: 7 });
});

test.each(calls.FAVOURITE_TYPES)('a %s that there is none of is not found', async (type) => {
  const { status, body } = await mark(type, 999_999_999);
  expect([status, body.error.code]).toEqual([404, 'not_found']);
  expect(await marked(type)).toEqual([]);
});

test('a type or an id that is none is refused, and nothing else is listed', async () => {
  expect((await mark('player', 1)).body.error.field).toBe('params.type');
  expect((await unmark('player', 1)).status).toBe(400);
  expect((await mark('match', 'arsenal')).body.error.field).toBe('params.id');
  expect((await server.ask('GET', '/favourites/player', { playerId })).status).toBe(404);
});

test('a visitor has no favourites', async () => {
  const visitor = { playerId: null };
  expect((await mark('match', early, visitor)).status).toBe(401);
  expect((await unmark('match', early, visitor)).status).toBe(401);
  for (const type of calls.FAVOURITE_TYPES) {
    expect((await server.ask('GET', `/favourites/${type}`, visitor)).status).toBe(401);
  }
});

test('five hundred of a type are kept: the one marked first makes room, whatever else is marked', async () => {
  await mark('tournament', premier.tournamentId);
  await server.pool.query(
    `insert into favourites (player_id, type, entity_id, created_at)
     select $1, 'match', 1000000 + n, now() - interval '1 day' * n from generate_series(1, 500) n`,
    [playerId],
  );
  await mark('match', early);
  const { rows } = await server.pool.query<{ entity_id: string }>(
    `select entity_id from favourites where player_id = $1 and type = 'match'`,
    [playerId],
  );
  const ids = new Set(rows.map((row) => row.entity_id));
  expect([ids.size, ids.has(String(early)), ids.has('1000499'), ids.has('1000500')]).toEqual([
    500,
    true,
    true,
    false,
  ]);
  expect(await marked('tournament')).toEqual([premier.tournamentId]);
});

test('more than a hundred marked matches are all listed', async () => {
  const { rows } = await server.pool.query<{ id: number }>(
    `insert into matches (tournament_id, home_id, away_id, urn, provider, start_time, status, statistics,
       available_markets, version, sport_id)
     select tournament_id, home_id, away_id, urn || ':' || n, provider, start_time, status, statistics,
       available_markets, version, sport_id
     from matches, generate_series(1, 120) n where id = $1 returning id`,
    [early],
  );
  await Promise.all(rows.map(({ id }) => mark('match', id)));
  expect(new Set(await marked('match'))).toEqual(new Set(rows.map(({ id }) => id)));
});
