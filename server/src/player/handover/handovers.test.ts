import { createHandover, takeHandover } from '@touchline/wire/calls/handover';
import { signOut } from '@touchline/wire/calls/platform';
import { listSessions } from '@touchline/wire/calls/profile';
import type { Caller } from '@touchline/wire/calls/router';
import type { Call } from '@touchline/wire/calls/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../random-token';
import { type Platform, startPlatform } from '@touchline/testkit/players/platform';
import { signedUp } from '@touchline/testkit/players/signed-up';
import { issueHandover } from './handovers';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

type Who = Partial<Caller<Call>>;

async function somebody() {
  const { player, token } = await signedUp(platform);
  return { player, me: { playerId: player.id, sessionToken: token } };
}

async function handedOver(me: Who): Promise<string> {
  const answer = await platform.ask(createHandover, {}, me);
  if (!('body' in answer)) throw new Error(JSON.stringify(answer));
  return answer.body.data.token;
}

const take = (token: string, who: Who = {}) => platform.ask(takeHandover, { body: { token } }, who);

const INVALID = {
  status: 400,
  error: expect.objectContaining({ code: 'token_invalid', field: 'body.token' }) as unknown,
};

test('a token opens a session of its own, of the same player', async () => {
  const { player, me } = await somebody();
  const answer = await take(await handedOver(me), { ip: '198.51.100.7', userAgent: 'A frame' });
  expect(answer).toMatchObject({ status: 200, body: { data: { id: player.id } } });
  const token = 'session' in answer ? answer.session?.token : undefined;
  expect(token).toEqual(expect.any(String));
  expect(token).not.toBe(me.sessionToken);
  expect(await platform.ask(listSessions, {}, { ...me, sessionToken: token ?? '' })).toMatchObject({
    body: {
      data: expect.arrayContaining([
        expect.objectContaining({ is_current: true, ip: '198.51.100.7', user_agent: 'A frame' }),
      ]) as unknown,
    },
  });
});

test('it works once, also when two come at the same time', async () => {
  const { me } = await somebody();
  const token = await handedOver(me);
  const answers = await Promise.all([take(token), take(token), take(token)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  expect(await take(token)).toMatchObject(INVALID);
});

test('two pages of one player may each have a token at the same time', async () => {
  const { me } = await somebody();
  const tokens = [await handedOver(me), await handedOver(me)];
  for (const token of tokens) expect((await take(token)).status).toBe(200);
});

test('after a minute it opens nothing', async () => {
  const { me } = await somebody();
  const token = await handedOver(me);
  platform.clock.pass(60_000);
  expect(await take(token)).toMatchObject(INVALID);
});

test('it opens nothing once the session that asked for it has ended', async () => {
  const { me } = await somebody();
  const token = await handedOver(me);
  await platform.ask(signOut, {}, me);
  expect(await take(token)).toMatchObject(INVALID);
});

test('a session that has ended gets no token', async () => {
  const { me } = await somebody();
  await platform.ask(signOut, {}, me);
  expect(await platform.ask(createHandover, {}, me)).toMatchObject({ status: 401 });
});

test('a made-up token is told as a spent one is', async () => {
  expect(await take('made-up')).toMatchObject(INVALID);
});

test('who is signed in as the same player keeps the session, and the token is spent', async () => {
  const { player, me } = await somebody();
  const token = await handedOver(me);
  const answer = await take(token, me);
  expect(answer).toMatchObject({ status: 200, body: { data: { id: player.id } } });
  expect('session' in answer && answer.session).toBeFalsy();
  expect(await take(token)).toMatchObject(INVALID);
});

test('who is signed in as somebody else becomes the player of the token, and is told to be gone', async () => {
  const [other, { player, me }] = [await somebody(), await somebody()];
  const answer = await take(await handedOver(me), other.me);
  expect(answer).toMatchObject({ status: 200, body: { data: { id: player.id } } });
  expect(platform.signedOut.at(-1)).toBe(other.player.id);
  const gone = await platform.ask(createHandover, {}, other.me);
  expect(gone).toMatchObject({ status: 401 });
});

test('from a blocked country it opens nothing, and is not spent', async () => {
  const { me } = await somebody();
  const token = await handedOver(me);
  expect(await take(token, { country: 'US' })).toMatchObject({
    status: 403,
    error: { code: 'country_blocked' },
  });
  expect((await take(token, { country: 'DE' })).status).toBe(200);
});

test('a site for one group of players is opened to nobody else by it', async () => {
  const { me } = await somebody();
  const token = await handedOver(me);
  const { gates } = platform.deps;
  gates.group = 'members';
  try {
    expect(await take(token)).toMatchObject({ status: 403, error: { code: 'group_required' } });
  } finally {
    gates.group = null;
  }
});

test('a token that an operator asks for needs no session of the player', async () => {
  const { player, me } = await somebody();
  await platform.ask(signOut, {}, me);
  const asked = { playerId: player.id, sessionToken: null };
  const handover = await issueHandover(platform.db, asked, platform.clock.now());
  expect(await take(handover?.token ?? '')).toMatchObject({ body: { data: { id: player.id } } });
});

test('only the hash of a token is kept, and what is over goes with the next one', async () => {
  const { player, me } = await somebody();
  const old = await handedOver(me);
  platform.clock.pass(60_000);
  const token = await handedOver(me);
  const rows = await platform.db
    .selectFrom('handovers')
    .select('token_hash')
    .where('player_id', '=', player.id)
    .execute();
  expect(rows).toEqual([{ token_hash: hashOf(token) }]);
  expect(rows[0]?.token_hash.toString('latin1')).not.toContain(token);
  expect(old).not.toBe(token);
});
