import { aLeague, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import * as calls from '@touchline/wire/calls/votes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOW } from '@touchline/testkit/betting/book-database';
import {
  type AskedBy,
  type ChoicesServer,
  choicesServer,
  type Listed,
} from '@touchline/testkit/players/choices-server';

interface Predicted {
  data: { data: string | null; created_at: string | null; counts: Record<string, number> };
  error: Listed['error'];
}

let server: ChoicesServer;
let matchId: number;
let playerId: number;
let other: number;

beforeAll(async () => {
  server = await choicesServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(NOW);
  matchId = await aMatch(server.pool);
  [playerId, other] = [await aPlayer(server.pool), await aPlayer(server.pool)];
});

const vote = (data: unknown, by: AskedBy = { playerId }, id: unknown = matchId) =>
  server.ask<Predicted>('POST', '/vote', { ...by, body: { prediction_id: id, data } });
const predicted = (by: AskedBy = { playerId }, id: unknown = matchId) =>
  server.ask<Predicted>('GET', `/vote?prediction_id=${String(id)}`, by);

const NONE = { home: 0, draw: 0, away: 0 };

test('nobody has voted at first', async () => {
  const { status, body } = await predicted();
  expect(status).toBe(200);
  expect(body.data).toEqual({ prediction_id: matchId, data: null, created_at: null, counts: NONE });
});

test('a vote is counted with those of all, and each player sees their own', async () => {
  const first = await vote('home');
  expect(first.status).toBe(200);
  expect(() => calls.castVote.reply.parse(first.body)).not.toThrow();
  const second = await vote('draw', { playerId: other });
  expect(second.body.data).toEqual({
    prediction_id: matchId,
    data: 'draw',
    created_at: NOW.toISOString(),
    counts: { home: 1, draw: 1, away: 0 },
  });
  expect((await predicted()).body.data).toEqual({ ...second.body.data, data: 'home' });
});

test('votes on one match do not count for another', async () => {
  await vote('home');
  const next = await aMatch(server.pool);
  expect((await predicted({ playerId }, next)).body.data).toMatchObject({
    data: null,
    counts: NONE,
  });
});

test('a visitor sees how players have voted, and has no vote', async () => {
  await vote('away');
  const { status, body } = await predicted({ playerId: null });
  expect([status, body.data.data, body.data.created_at]).toEqual([200, null, null]);
  expect(body.data.counts).toEqual({ ...NONE, away: 1 });
  const refused = await vote('away', { playerId: null });
  expect([refused.status, refused.body.error.code]).toEqual([401, 'unauthorized']);
});

test('a player has one vote, which may be changed before the match begins', async () => {
  await vote('home');
  const later = new Date(NOW.getTime() + 60_000);
  server.clock.set(later);
  const { body } = await vote('away');
  expect(body.data).toMatchObject({
    data: 'away',
    created_at: later.toISOString(),
    counts: { home: 0, draw: 0, away: 1 },
  });
});

test('one vote counts, however many are sent at once', async () => {
  const sent = ['home', 'away', 'draw', 'home', 'away'];
  const answers = await Promise.all(sent.map((each) => vote(each)));
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
  const { counts } = (await predicted()).body.data;
  expect(Object.values(counts).reduce((total, each) => total + each, 0)).toBe(1);
});

test.each([1, 2, 3, 4, 5])(
  'once the match has begun (status %i) no vote is taken or changed',
  async (status) => {
    await vote('home');
    await server.pool.query('update matches set status = $2 where id = $1', [matchId, status]);
    for (const by of [{ playerId }, { playerId: other }]) {
      const refused = await vote('away', by);
      expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict']);
    }
    expect((await predicted()).body.data).toMatchObject({
      data: 'home',
      counts: { ...NONE, home: 1 },
    });
  },
);

test('where a sport has no draw none can be voted for, and none is counted', async () => {
  const { tournamentId } = await aLeague(server.pool, { sportKey: 'tennis' });
  const court = await aMatch(server.pool, { tournamentId });
  const refused = await vote('draw', { playerId }, court);
  expect([refused.status, refused.body.error.field]).toEqual([400, 'body.data']);
  const { body } = await vote('home', { playerId }, court);
  expect(body.data.counts).toEqual({ home: 1, away: 0 });
});

test('there is no prediction without a match, nor for what is won outright', async () => {
  const cup = await aMatch(server.pool);
  await server.pool.query(`update matches set type = 'season' where id = $1`, [cup]);
  for (const id of [cup, 999_999_999]) {
    expect((await predicted({ playerId }, id)).status).toBe(404);
    expect((await vote('home', { playerId }, id)).body.error.code).toBe('not_found');
  }
});

test.each([
  ['data', 'HOME', undefined],
  ['data', { winner: 'home' }, undefined],
  ['data', undefined, undefined],
  ['prediction_id', 'home', 'arsenal'],
  ['prediction_id', 'home', 99_999_999_999],
  ['prediction_id', 'home', -1],
  ['prediction_id', 'home', null],
])('a vote with %s that is none is refused (%j, %j)', async (field, data, id) => {
  const { status, body } = await vote(data, { playerId }, id);
  expect([status, body.error.field]).toEqual([400, `body.${field}`]);
});

test('to ask for no prediction, or one that cannot be, is a bad request', async () => {
  const none = await server.ask('GET', '/vote', { playerId });
  expect([none.status, none.body.error.field]).toEqual([400, 'query.prediction_id']);
  expect((await predicted({ playerId }, '1e3')).body.error.field).toBe('query.prediction_id');
});
