import { randomUUID } from 'node:crypto';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import type { ReadOf } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/match-chat';
import { chatEvent } from '@touchline/wire/push/chat-events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOW, SITE } from '@touchline/testkit/betting/book-database';
import { bookServer, type BookServer } from '@touchline/testkit/betting/book-server';
import { USUAL_CHAT } from '../site';
import { dropMessages } from './chat-messages';

let server: BookServer;
let matchId: number;
let ada: number;
let ben: number;

beforeAll(async () => {
  const chat = {
    ...USUAL_CHAT,
    rules: { player: { messages: 3, seconds: 10 }, room: { messages: 5, seconds: 5 } },
    words: { en: ['donkey'], de: ['esel*'], '*': ['lout'] },
  };
  server = await bookServer({ site: { ...SITE, chat } });
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(NOW);
  matchId = await aMatch(server.pool);
  [ada, ben] = [await aPlayer(server.pool), await aPlayer(server.pool)];
  await server.pool.query(`update players set nickname = 'Ada' where id = $1`, [ada]);
});

type Room = ReadOf<typeof calls.getChat>;
type Sent = ReadOf<typeof calls.sendChat> & {
  error: { code: string; data: { details: string; wait_seconds?: number } };
};

const say = (
  playerId: number | null,
  text: string,
  { locale = 'en', id = matchId, requestId = '' } = {},
) =>
  server.ask<Sent>('POST', `/matches/${id}/chat`, {
    playerId,
    locale,
    body: { text, request_id: requestId || randomUUID() },
  });
const room = async (playerId: number | null = null, query = '') =>
  (await server.ask<Room>('GET', `/matches/${matchId}/chat${query}`, { playerId })).body;
const pass = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));
const textsOf = ({ data }: Room) => data.map(({ text }) => text);

describe('a room', () => {
  test('is empty at first, and open to readers', async () => {
    const found = await room();
    expect(() => calls.getChat.reply.parse(found)).not.toThrow();
    expect(found).toMatchObject({ data: [], has_earlier: false, me: null, is_open: true });
    expect(found.stream.channel).toBe(`chat:${matchId}`);
  });

  test('shows what players say under their nickname, and others by a number of the room', async () => {
    expect((await say(ada, '  What a\nstart! 🔥 ')).status).toBe(200);
    await say(ben, 'Indeed');
    const found = await room(ben);
    expect(found.data).toMatchObject([
      { speaker: 1, name: 'Ada', text: 'What a start! 🔥' },
      { speaker: 2, name: null, text: 'Indeed' },
    ]);
    expect(found.me).toEqual({ speaker: 2, name: null, banned_until: null, why_not: null });
    const { rows } = await server.pool.query<{ email: string }>('select email from players');
    for (const { email } of rows) expect(JSON.stringify(found)).not.toContain(email);
  });

  test('is read page by page, back from the newest', async () => {
    for (const text of ['one', 'two', 'three']) await say(ada, text);
    const last = await room(null, '?limit=2');
    expect([textsOf(last), last.has_earlier]).toEqual([['two', 'three'], true]);
    const first = await room(null, `?limit=2&before=${last.data[0]?.id}`);
    expect([textsOf(first), first.has_earlier]).toEqual([['one'], false]);
  });

  test('tells everybody in it what was said, once', async () => {
    const requestId = randomUUID();
    const first = await say(ada, 'Goal', { requestId });
    const again = await say(ada, 'Goal', { requestId });
    expect(again.body).toEqual(first.body);
    const { rows } = await server.pool.query<{ event_name: string; message: unknown }>(
      'select event_name, message from outbox where channel = $1',
      [`chat:${matchId}`],
    );
    expect(rows.map((row) => chatEvent.parse(row).message)).toEqual([{ message: first.body.data }]);
  });

  test('of a match that is not there is not found', async () => {
    expect((await server.ask('GET', '/matches/999999/chat')).status).toBe(404);
    expect((await say(ada, 'hi', { id: 999_999 })).status).toBe(404);
  });
});

describe('a message is refused, and why is told', () => {
  const refused = (why: string, more: object = {}) => ({
    status: 422,
    body: { error: { code: 'chat_refused', data: { details: why, ...more } } },
  });

  test.each([
    ['of blanks', ' \u200b ', 'empty'],
    ['of 301 signs', 'x'.repeat(301), 'too_long'],
    ['with a link', 'see example.com', 'link'],
    ['with a word of the locale', 'you D0NKEY', 'word'],
    ['with a word of all locales', 'a l o u t', 'word'],
  ])('%s', async (_what, text, why) => {
    expect(await say(ada, text)).toMatchObject(refused(why));
  });

  test('a word of one locale may be said in another', async () => {
    expect((await say(ada, 'der Eselstritt')).status).toBe(200);
    expect(await say(ada, 'der Eselstritt!', { locale: 'de' })).toMatchObject(refused('word'));
  });

  test('the same again, until ten minutes have passed', async () => {
    await say(ada, 'Goal!');
    expect(await say(ada, 'GOAL')).toMatchObject(refused('repeated'));
    pass(600_000);
    expect((await say(ada, 'GOAL')).status).toBe(200);
  });

  test('more than a player may write in a breath, in all rooms together', async () => {
    const other = await aMatch(server.pool);
    await say(ada, 'one');
    await say(ada, 'two', { id: other });
    pass(1000);
    await say(ada, 'three');
    expect(await say(ada, 'four')).toMatchObject(refused('too_fast', { wait_seconds: 9 }));
    pass(9000);
    expect((await say(ada, 'four')).status).toBe(200);
  });

  test('even when all of it is asked at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((each) => say(ada, `no ${each}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await room()).data).toHaveLength(3);
  });

  test('more than a room takes', async () => {
    for (const each of [1, 2, 3]) await say(ada, `ada ${each}`);
    for (const each of [1, 2]) await say(ben, `ben ${each}`);
    expect(await say(ben, 'ben 3')).toMatchObject(refused('room_busy', { wait_seconds: 5 }));
  });

  test.each([
    ['of one who is banned for good', null, 'banned'],
    ['of one who is banned for an hour', new Date(NOW.getTime() + 3_600_000), 'banned'],
  ])('%s', async (_whose, until, why) => {
    await server.pool.query(
      `insert into chat_bans (player_id, banned_at, banned_by, until, reason)
       values ($1, $2, 'ops', $3, 'insults')`,
      [ada, NOW, until],
    );
    expect(await say(ada, 'hi')).toMatchObject(refused(why));
    expect((await room(ada)).me).toMatchObject({
      why_not: 'banned',
      banned_until: until?.toISOString() ?? null,
    });
    if (!until) return;
    server.clock.set(until);
    expect((await say(ada, 'hi')).status).toBe(200);
  });

  test.each(['selfexclusion', 'coolingoff'])('of one with a %s of their own', async (type) => {
    await server.pool.query(
      `insert into player_limits (id, player_id, type, status, until, asked_at)
       values (gen_random_uuid(), $1, $2, 'active', $3, $4)`,
      [ada, type, new Date(NOW.getTime() + 86_400_000), NOW],
    );
    expect(await say(ada, 'hi')).toMatchObject(refused('barred'));
    expect((await room(ada)).me?.why_not).toBe('barred');
  });

  test('about a match that was over yesterday', async () => {
    matchId = await aMatch(server.pool, {
      startTime: new Date(NOW.getTime() - 86_400_000).toISOString(),
    });
    await server.pool.query('update matches set status = $2 where id = $1', [
      matchId,
      MATCH_STATUS.finished,
    ]);
    expect(await say(ada, 'hi')).toMatchObject(refused('room_closed'));
    expect(await room(ada)).toMatchObject({ is_open: false, me: { why_not: 'room_closed' } });
  });

  test('of a visitor', async () => {
    expect((await say(null, 'hi')).status).toBe(401);
  });
});

describe('a report', () => {
  const report = (playerId: number, id: number, reason = 'insult') =>
    server.ask('POST', `/chat/messages/${id}/report`, { playerId, body: { reason } });

  test('is kept once for each player', async () => {
    const { id } = (await say(ada, 'hi')).body.data;
    expect((await report(ben, id)).status).toBe(200);
    expect((await report(ben, id, 'spam')).status).toBe(200);
    const { rows } = await server.pool.query(
      'select reason from chat_reports where message_id = $1',
      [id],
    );
    expect(rows).toEqual([{ reason: 'insult' }]);
  });

  test('of one’s own message, of none and for no reason is refused', async () => {
    const { id } = (await say(ada, 'hi')).body.data;
    expect((await report(ada, id)).status).toBe(409);
    expect((await report(ben, 999_999)).status).toBe(404);
    expect((await report(ben, id, 'dislike')).status).toBe(400);
  });
});

test('what is old is forgotten with its reports, and the rest stays', async () => {
  const { id } = (await say(ada, 'old')).body.data;
  await server.ask('POST', `/chat/messages/${id}/report`, {
    playerId: ben,
    body: { reason: 'spam' },
  });
  pass(86_400_000);
  await say(ada, 'new');
  expect(await dropMessages(server.book.db, server.clock.now())).toBe(false);
  expect(textsOf(await room())).toEqual(['new']);
});

test('a site without rooms says so', async () => {
  const chat = { ...USUAL_CHAT, hasRooms: false };
  const other = await bookServer({ site: { ...SITE, chat } });
  expect((await other.ask('GET', '/matches/1/chat')).status).toBe(403);
  await other.close();
});
