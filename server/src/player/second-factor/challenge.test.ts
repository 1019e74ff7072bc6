import { randomUUID } from 'node:crypto';
import * as calls from '@touchline/wire/calls/second-factor';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dataOf,
  profilePlatform,
  type ProfilePlatform,
} from '@touchline/testkit/players/profile-platform';
import { findSession } from '../sessions';
import { beginChallenge } from './challenge';

const MINUTE = 60_000;

let platform: ProfilePlatform;
beforeAll(async () => {
  platform = await profilePlatform();
});
afterAll(() => platform.close());

const codeOf = (secret: string, shift = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: platform.clock.now().getTime() + shift * 30_000,
  });
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A player whose app is confirmed; ten minutes later, so that its codes are fresh and nothing counts any more. */
async function withApp() {
  const playerId = await platform.aPlayer();
  const me = { playerId };
  const begun = await platform.ask(calls.beginTotp, {}, me);
  const { secret } = dataOf(begun);
  const done = await platform.ask(calls.confirmTotp, { body: { code: codeOf(secret) } }, me);
  const recoveryCodes = dataOf(done).recovery_codes!;
  platform.clock.pass(20 * MINUTE);
  return { playerId, secret, recoveryCodes };
}

async function challenged(playerId: number): Promise<string> {
  const { db, deps, clock } = platform;
  const challenge = await beginChallenge(db, playerId, deps.secondFactor, clock.now());
  return challenge!.token;
}

const answerWith = (token: string, factor: object, caller: object = {}) =>
  platform.ask(calls.signInSecondFactor, { body: { token, ...factor } }, caller);

test('a player without a second factor is asked for none', async () => {
  const { db, deps, clock } = platform;
  const playerId = await platform.aPlayer();
  expect(await beginChallenge(db, playerId, deps.secondFactor, clock.now())).toBeNull();
  const me = { playerId };
  await platform.ask(calls.beginTotp, {}, me);
  expect(await beginChallenge(db, playerId, deps.secondFactor, clock.now())).toBeNull();
});

test('a challenge says what may answer it, and its token is nowhere in the database', async () => {
  const { db, deps, clock } = platform;
  const { playerId } = await withApp();
  const challenge = await beginChallenge(db, playerId, deps.secondFactor, clock.now());
  expect(challenge).toMatchObject({ kinds: ['code', 'recovery_code'], passkey_options: null });
  const rows = await db.selectFrom('sign_in_challenges').selectAll().execute();
  const hashes = rows.map((row) => row.token_hash.toString('base64url'));
  expect(hashes).not.toContain(challenge!.token);
});

test('the right code begins a session in place of the one that was there', async () => {
  const { playerId, secret } = await withApp();
  const other = await platform.aPlayer();
  const before = await platform.aSession(other);
  platform.signedOut.length = 0;
  const caller = { sessionToken: before, playerId: other, userAgent: 'a browser' };
  const token = await challenged(playerId);
  const answer = await answerWith(token, { code: codeOf(secret) }, caller);
  expect(answer).toMatchObject({ status: 200, body: { data: { id: playerId } } });
  const session = 'session' in answer ? answer.session : null;
  const now = platform.clock.now();
  expect(await findSession(platform.db, session!.token, now)).toEqual({ playerId });
  expect(await findSession(platform.db, before, now)).toBeNull();
  expect(platform.signedOut).toEqual([other]);
});

test('a code opens once: not for another sign-in, not for two at once', async () => {
  const { playerId, secret } = await withApp();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => challenged(playerId)));
  const code = codeOf(secret);
  const answers = await Promise.all(tokens.map((token) => answerWith(token, { code })));
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([200, 401, 401, 401]);
  const again = await answerWith(await challenged(playerId), { code });
  expect(again).toMatchObject({ status: 401, error: { code: 'second_factor_wrong' } });
});

test('a code from before the last one that was used is used up too', async () => {
  const { playerId, secret } = await withApp();
  const [earlier, now] = [codeOf(secret, -1), codeOf(secret)];
  expect(await answerWith(await challenged(playerId), { code: now })).toMatchObject({
    status: 200,
  });
  const late = await answerWith(await challenged(playerId), { code: earlier });
  expect(late).toMatchObject({ status: 401 });
});

test.each([
  [-1, 200],
  [1, 200],
  [-2, 401],
  [2, 401],
])('a code that is %i half minutes off is answered with %i', async (shift, status) => {
  const { playerId, secret } = await withApp();
  const answer = await answerWith(await challenged(playerId), { code: codeOf(secret, shift) });
  expect(answer.status).toBe(status);
});

test('a token opens one session, of two that come at once', async () => {
  const { playerId, secret, recoveryCodes } = await withApp();
  const token = await challenged(playerId);
  const answers = await Promise.all([
    answerWith(token, { code: codeOf(secret) }),
    answerWith(token, { recovery_code: recoveryCodes[0] }),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
});

test('a recovery code stands in once, however it is typed', async () => {
  const { playerId, recoveryCodes } = await withApp();
  const typed = ` ${recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')} `;
  const first = await answerWith(await challenged(playerId), { recovery_code: typed });
  expect(first).toMatchObject({ status: 200 });
  const again = await answerWith(await challenged(playerId), { recovery_code: typed });
  expect(again).toMatchObject({ status: 401, error: { code: 'second_factor_wrong' } });
});

test("somebody else's code and recovery code open nothing", async () => {
  const [mine, theirs] = [await withApp(), await withApp()];
  const token = await challenged(mine.playerId);
  for (const factor of [
    { code: codeOf(theirs.secret) },
    { recovery_code: theirs.recoveryCodes[0] },
    {},
  ]) {
    expect(await answerWith(token, factor)).toMatchObject({ status: 401 });
  }
});

test('a challenge is good for five tries, of which the sixth is refused even when right', async () => {
  const { playerId, secret } = await withApp();
  const token = await challenged(playerId);
  const code = codeOf(secret);
  const wrong = { code: wrongFor(code) };
  const tries = await Promise.all(Array.from({ length: 5 }, () => answerWith(token, wrong)));
  for (const each of tries) expect(each).toMatchObject({ error: { code: 'second_factor_wrong' } });
  const sixth = await answerWith(token, { code });
  expect(sixth).toMatchObject({ status: 401, error: { code: 'token_invalid' } });
});

test('new challenges give no more than ten tries in a quarter of an hour', async () => {
  const { playerId, secret } = await withApp();
  const wrong = { code: wrongFor(codeOf(secret)) };
  for (let count = 0; count < 10; count += 1) await answerWith(await challenged(playerId), wrong);
  const answer = await answerWith(await challenged(playerId), { code: codeOf(secret) });
  expect(answer).toMatchObject({ status: 429, error: { code: 'too_many_requests' } });
});

test('strangers who know the password and guess at the factor do not keep a known browser out', async () => {
  const { playerId, secret } = await withApp();
  const entered = await answerWith(await challenged(playerId), { code: codeOf(secret) });
  const browser = 'browser' in entered ? entered.browser! : '';
  platform.clock.pass(MINUTE);
  const wrong = { code: wrongFor(codeOf(secret)) };
  for (let count = 0; count < 11; count += 1) await answerWith(await challenged(playerId), wrong);
  const stranger = await answerWith(await challenged(playerId), { code: codeOf(secret) });
  expect(stranger).toMatchObject({ status: 429 });
  const token = await challenged(playerId);
  expect(await answerWith(token, { code: codeOf(secret) }, { browser })).toMatchObject({
    status: 200,
  });
});

test('a challenge that shows for a session whose it is opens no other', async () => {
  const { db, deps, clock } = platform;
  const { playerId, secret } = await withApp();
  const asked = await beginChallenge(db, playerId, deps.secondFactor, clock.now(), 'confirm');
  const answer = await answerWith(asked!.token, { code: codeOf(secret) });
  expect(answer).toMatchObject({ status: 401, error: { code: 'token_invalid' } });
});

test('a challenge ends after five minutes, and a made-up token was never one', async () => {
  const { playerId, secret } = await withApp();
  const token = await challenged(playerId);
  platform.clock.pass(5 * MINUTE);
  const late = await answerWith(token, { code: codeOf(secret) });
  expect(late).toMatchObject({ status: 401, error: { code: 'token_invalid' } });
  expect(await answerWith('made up', { code: codeOf(secret) })).toEqual(late);
});

test('a challenge does not outlive the password it was begun with', async () => {
  const { playerId, secret } = await withApp();
  const token = await challenged(playerId);
  await platform.db
    .updateTable('players')
    .set({ password_hash: 'another' })
    .where('id', '=', playerId)
    .execute();
  const answer = await answerWith(token, { code: codeOf(secret) });
  expect(answer).toMatchObject({ status: 401, error: { code: 'token_invalid' } });
});

test('who has excluded themselves in the meantime comes in to a restricted account', async () => {
  const { playerId, secret } = await withApp();
  const token = await challenged(playerId);
  await platform.db
    .insertInto('player_limits')
    .values({
      id: randomUUID(),
      player_id: playerId,
      type: 'selfexclusion',
      period: null,
      most: null,
      until: null,
      status: 'active',
      due: null,
      asked_at: platform.clock.now(),
    })
    .execute();
  const answer = await answerWith(token, { code: codeOf(secret) });
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { exclusion: { type: 'selfexclusion', until: null } } },
  });
});
