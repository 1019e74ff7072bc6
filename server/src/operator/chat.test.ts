import { randomUUID } from 'node:crypto';
import { verifyLog } from '@touchline/wire/calls/operator-audit';
import { chatEvent } from '@touchline/wire/push/chat-events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
let matchId: number;
let ada: number;
let ben: number;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  matchId = await server.aMatchToBetOn();
  [ada, ben] = [await server.aBettor(), await server.aBettor()];
});

const say = async (playerId: number, text: string) =>
  server.ask<{ id: number; text: string }>(playerId, `/v2/matches/${matchId}/chat`, {
    text,
    request_id: randomUUID(),
  });
const report = (playerId: number, id: number, reason: string) =>
  server.ask(playerId, `/v2/chat/messages/${id}/report`, { reason });
const remove = (id: number) =>
  server.operate('POST', `/chat/messages/${id}/remove`, { reason: 'an insult' });
const roomOf = async () => {
  const answer = await fetch(`${server.address}/sportsbook/api/v2/matches/${matchId}/chat`);
  return ((await answer.json()) as { data: { id: number; text: string | null }[] }).data;
};
const toldOf = async () => {
  const { rows } = await server.book.pool.query<object>(
    'select event_name, message from outbox where channel = $1 order by id',
    [`chat:${matchId}`],
  );
  return rows
    .map((row) => chatEvent.parse(row))
    .filter((each) => each.event_name === 'chat_removed');
};
const decisions = async (action: string) =>
  (await server.operate<{ details: object }[]>('GET', `/log?action=${action}`)).body.data;

test('a message that is removed is read by nobody, told to its room and written down, once', async () => {
  const { id } = (await say(ada, 'you donkey')).body.data;
  const before = (await decisions('chat_message_removed')).length;
  expect(await remove(id)).toMatchObject({
    status: 200,
    body: { data: { id, player_id: ada, text: 'you donkey', removed_at: expect.any(String) } },
  });
  expect(await roomOf()).toMatchObject([{ id, text: null, name: null }]);
  expect(await toldOf()).toEqual([
    { event_name: 'chat_removed', message: { match_id: matchId, ids: [id] } },
  ]);
  expect((await remove(id)).status).toBe(200);
  const [decision, ...earlier] = await decisions('chat_message_removed');
  expect(earlier).toHaveLength(before);
  expect(decision).toMatchObject({
    player_id: ada,
    details: { message_id: id, match_id: matchId, text: 'you donkey', reason: 'an insult' },
  });
  expect((await remove(999_999)).status).toBe(404);
});

test('what most players have reported is listed first, until it is removed', async () => {
  const [one, two] = [(await say(ada, 'one')).body.data, (await say(ada, 'two')).body.data];
  await say(ben, 'nobody minds this');
  await report(ben, two.id, 'spam');
  const cyd = await server.aBettor();
  await report(ben, one.id, 'insult');
  await report(cyd, one.id, 'spam');
  const list = async (query: string) => {
    const path = `/chat/messages?match_id=${matchId}${query}`;
    return (await server.operate<{ id: number; reports: object[] }[]>('GET', path)).body.data;
  };
  expect((await list('&reported=true')).map(({ id }) => id)).toEqual([one.id, two.id]);
  expect((await list('&reported=true'))[0]?.reports).toEqual([
    { reason: 'insult', count: 1 },
    { reason: 'spam', count: 1 },
  ]);
  expect(await list(`&player_id=${ben}`)).toHaveLength(1);
  expect(await list('&reported=false')).toHaveLength(1);
  await remove(one.id);
  expect((await list('&reported=true')).map(({ id }) => id)).toEqual([two.id]);
});

test('who is banned writes nothing until the ban is taken back; what they said may go with it', async () => {
  const { id } = (await say(ada, 'hello')).body.data;
  const ban = { hours: null, reason: 'insults', remove_messages: true };
  expect(await server.operate('PUT', `/players/${ada}/chat-ban`, ban)).toMatchObject({
    status: 200,
    body: { data: { player_id: ada, until: null, reason: 'insults' } },
  });
  expect((await roomOf())[0]).toMatchObject({ id, text: null });
  expect((await decisions('chat_banned'))[0]).toMatchObject({
    player_id: ada,
    details: { until: null, reason: 'insults', removed: [id] },
  });
  expect(await say(ada, 'again')).toMatchObject({
    status: 422,
    body: { error: { data: { details: 'banned' } } },
  });
  expect((await say(ben, 'fine')).status).toBe(200);
  const bans = (await server.operate<{ player_id: number }[]>('GET', '/chat/bans')).body.data;
  expect(bans.map((each) => each.player_id)).toContain(ada);
  expect((await server.operate('DELETE', `/players/${ada}/chat-ban`)).status).toBe(200);
  expect((await server.operate('DELETE', `/players/${ada}/chat-ban`)).status).toBe(404);
  expect((await say(ada, 'again')).status).toBe(200);
  const walked = await server.operate('GET', verifyLog.path.replace('/operator/api/v1', ''));
  expect(walked.body.data).toMatchObject({ ok: true });
});

test('a second ban takes the place of the first, and nobody that is not there is banned', async () => {
  const path = `/players/${ada}/chat-ban`;
  await server.operate('PUT', path, { hours: null, reason: 'first' });
  const second = await server.operate('PUT', path, { hours: 1, reason: 'second' });
  expect(second.body.data).toMatchObject({ reason: 'second', until: '2026-03-01T13:00:00.000Z' });
  const answer = await server.operate('PUT', '/players/999999/chat-ban', { hours: 1, reason: 'x' });
  expect(answer.status).toBe(404);
});
