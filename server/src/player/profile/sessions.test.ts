import * as calls from '@touchline/wire/calls/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSession, renewSession } from '../sessions';
import {
  dataOf,
  profilePlatform,
  type ProfilePlatform,
} from '@touchline/testkit/players/profile-platform';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let platform: ProfilePlatform;
beforeAll(async () => {
  platform = await profilePlatform();
});
afterAll(() => platform.close());

async function mine(caller: { playerId: number; sessionToken?: string }) {
  return dataOf(await platform.ask(calls.listSessions, {}, caller));
}
const lives = async (token: string) =>
  (await findSession(platform.db, token, platform.clock.now())) !== null;

test('a player sees their sessions, the latest used first, and which is this one', async () => {
  const playerId = await platform.aPlayer();
  const phone = await platform.aSession(playerId, 'a phone');
  platform.clock.pass(MINUTE);
  const sessionToken = await platform.aSession(playerId, 'a desk');
  await platform.aSession(await platform.aPlayer(), 'a stranger');
  const list = await mine({ playerId, sessionToken });
  expect(list).toMatchObject([
    { user_agent: 'a desk', is_current: true },
    { user_agent: 'a phone', is_current: false },
  ]);
  platform.clock.pass(MINUTE);
  await findSession(platform.db, phone, platform.clock.now());
  const [first] = await mine({ playerId, sessionToken });
  expect(first).toMatchObject({
    user_agent: 'a phone',
    last_seen_at: platform.clock.now().toISOString(),
  });
});

test('nothing in the list opens a session', async () => {
  const playerId = await platform.aPlayer();
  const sessionToken = await platform.aSession(playerId);
  const [only] = await mine({ playerId, sessionToken });
  expect(JSON.stringify(only)).not.toContain(sessionToken);
  expect(await lives(only!.id)).toBe(false);
});

test('a session that was renewed is still one, and stays this one', async () => {
  const playerId = await platform.aPlayer();
  const old = await platform.aSession(playerId);
  const [before] = await mine({ playerId, sessionToken: old });
  const now = platform.clock.now();
  const fresh = await platform.db.transaction().execute((tx) => renewSession(tx, old, now));
  for (const sessionToken of [old, fresh!.token]) {
    expect(await mine({ playerId, sessionToken })).toEqual([before]);
  }
  const sent = { params: { id: before!.id } };
  await platform.ask(calls.endOneSession, sent, { playerId, sessionToken: fresh!.token });
  expect([await lives(old), await lives(fresh!.token)]).toEqual([false, false]);
});

test('sessions that lay idle or grew too old are not listed', async () => {
  const playerId = await platform.aPlayer();
  await platform.aSession(playerId);
  platform.clock.pass(7 * DAY);
  expect(await mine({ playerId })).toEqual([]);
});

test('ending another session leaves this one, and is announced', async () => {
  const playerId = await platform.aPlayer();
  const other = await platform.aSession(playerId);
  platform.clock.pass(1);
  const sessionToken = await platform.aSession(playerId);
  const id = (await mine({ playerId, sessionToken })).find((each) => !each.is_current)!.id;
  platform.signedOut.length = 0;
  const caller = { playerId, sessionToken };
  const answer = await platform.ask(calls.endOneSession, { params: { id } }, caller);
  expect(answer).toEqual({ status: 200, body: {} });
  expect([await lives(other), await lives(sessionToken)]).toEqual([false, true]);
  expect(platform.signedOut).toEqual([playerId]);
  expect(await platform.ask(calls.endOneSession, { params: { id } }, caller)).toMatchObject({
    status: 404,
  });
});

test('ending this session takes it out of the browser', async () => {
  const playerId = await platform.aPlayer();
  const sessionToken = await platform.aSession(playerId);
  const caller = { playerId, sessionToken };
  const { id } = (await mine(caller))[0]!;
  const answer = await platform.ask(calls.endOneSession, { params: { id } }, caller);
  expect(answer).toEqual({ status: 200, body: {}, session: null });
});

test("somebody else's session is not found, and lives on", async () => {
  const [playerId, other] = [await platform.aPlayer(), await platform.aPlayer()];
  const theirs = await platform.aSession(other);
  const { id } = (await mine({ playerId: other }))[0]!;
  const sessionToken = await platform.aSession(playerId);
  const caller = { playerId, sessionToken };
  const answer = await platform.ask(calls.endOneSession, { params: { id } }, caller);
  expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } });
  expect(await lives(theirs)).toBe(true);
});

test('ending all others leaves this one, and those of other players', async () => {
  const [playerId, other] = [await platform.aPlayer(), await platform.aPlayer()];
  const theirs = await platform.aSession(other);
  const ended = [await platform.aSession(playerId), await platform.aSession(playerId)];
  const sessionToken = await platform.aSession(playerId);
  const caller = { playerId, sessionToken };
  expect(await platform.ask(calls.endOtherSessions, {}, caller)).toEqual({
    status: 200,
    body: { data: { ended: 2 } },
  });
  expect(await Promise.all([...ended, sessionToken, theirs].map(lives))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
