import * as calls from '@touchline/wire/calls/second-factor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dataOf,
  profilePlatform,
  type ProfilePlatform,
} from '@touchline/testkit/players/profile-platform';
import { beginChallenge } from './challenge';
import { softwareAuthenticator } from '@touchline/testkit/players/software-authenticator';

const SITE = { rpId: 'bets.example', origin: 'https://bets.example' };

let platform: ProfilePlatform;
beforeAll(async () => {
  platform = await profilePlatform();
});
afterAll(() => platform.close());

async function asked(playerId: number): Promise<string> {
  const options = dataOf(await platform.ask(calls.beginPasskey, {}, { playerId }));
  return String(options['challenge']);
}

async function add(playerId: number, device = softwareAuthenticator(), change: object = {}) {
  const challenge = await asked(playerId);
  const passkey = device.make({ ...SITE, challenge, ...change });
  const answer = await platform.ask(
    calls.addPasskey,
    { body: { name: ' My key ', passkey } },
    { playerId },
  );
  return { device, answer };
}

async function withPasskey() {
  const playerId = await platform.aPlayer();
  const { device, answer } = await add(playerId);
  const { passkey, recovery_codes: codes } = dataOf(answer);
  return { playerId, device, id: passkey.id, codes: codes! };
}

async function challenged(playerId: number) {
  const { db, deps, clock } = platform;
  const challenge = await beginChallenge(db, playerId, deps.secondFactor, clock.now());
  const options = challenge!.passkey_options as { challenge: string; allowCredentials: object[] };
  return { token: challenge!.token, kinds: challenge!.kinds, options };
}

const answerWith = (token: string, passkey: object) =>
  platform.ask(calls.signInSecondFactor, { body: { token, passkey: passkey as never } });

test('a passkey is kept under its name, and the first factor comes with recovery codes', async () => {
  const playerId = await platform.aPlayer();
  const { answer } = await add(playerId);
  expect(answer).toMatchObject({ status: 201, body: { data: { passkey: { name: 'My key' } } } });
  expect(dataOf(answer).recovery_codes).toHaveLength(10);
  const second = await add(playerId);
  expect(dataOf(second.answer).recovery_codes).toBeNull();
  const mine = dataOf(await platform.ask(calls.getSecondFactor, {}, { playerId }));
  expect(mine).toMatchObject({ totp: false, recovery_codes_left: 10 });
  expect(mine.passkeys).toHaveLength(2);
});

test('each of several passkeys opens the door', async () => {
  const { playerId, device } = await withPasskey();
  const { device: other } = await add(playerId);
  for (const each of [device, other, device]) {
    const { token, kinds, options } = await challenged(playerId);
    expect(kinds).toEqual(['passkey', 'recovery_code']);
    expect(options.allowCredentials).toHaveLength(2);
    const used = each.use({ ...SITE, challenge: options.challenge });
    expect(await answerWith(token, used)).toMatchObject({
      status: 200,
      body: { data: { id: playerId } },
    });
  }
});

test('what is not made for our question is not kept', async () => {
  const playerId = await platform.aPlayer();
  for (const change of [
    { challenge: 'c29tZXRoaW5nIGVsc2U' },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
  ]) {
    const { answer } = await add(playerId, softwareAuthenticator(), change);
    expect(answer).toMatchObject({ status: 400, error: { code: 'token_invalid' } });
  }
});

test('a question is answered once, within five minutes, and by who was asked', async () => {
  const [playerId, other] = [await platform.aPlayer(), await platform.aPlayer()];
  const challenge = await asked(playerId);
  const body = () => ({
    body: { name: 'key', passkey: softwareAuthenticator().make({ ...SITE, challenge }) },
  });
  expect((await platform.ask(calls.addPasskey, body(), { playerId: other })).status).toBe(400);
  expect((await platform.ask(calls.addPasskey, body(), { playerId })).status).toBe(201);
  expect((await platform.ask(calls.addPasskey, body(), { playerId })).status).toBe(400);
  const late = await asked(playerId);
  platform.clock.pass(5 * 60_000);
  const passkey = softwareAuthenticator().make({ ...SITE, challenge: late });
  const sent = { body: { name: 'key', passkey } };
  expect((await platform.ask(calls.addPasskey, sent, { playerId })).status).toBe(400);
});

test('a passkey belongs to one player, who has at most ten', async () => {
  const { device } = await withPasskey();
  const { answer } = await add(await platform.aPlayer(), device);
  expect(answer).toMatchObject({ status: 409, error: { code: 'conflict' } });
  const playerId = await platform.aPlayer();
  for (let count = 0; count < 10; count += 1) {
    expect((await add(playerId)).answer.status).toBe(201);
  }
  expect((await add(playerId)).answer.status).toBe(409);
});

test.each([
  ['for another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ['on another page', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
])('a passkey that was used %s opens nothing', async (_how, change) => {
  const { playerId, device } = await withPasskey();
  const { token, options } = await challenged(playerId);
  const used = device.use({ ...SITE, challenge: options.challenge, ...change });
  expect(await answerWith(token, used)).toMatchObject({
    status: 401,
    error: { code: 'second_factor_wrong' },
  });
});

test("another key opens nothing, be it nobody's, somebody else's or under a borrowed id", async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const { token, options } = await challenged(mine.playerId);
  const about = { ...SITE, challenge: options.challenge };
  const stranger = softwareAuthenticator().use(about);
  const borrowed = { ...stranger, id: mine.device.id, rawId: mine.device.id };
  for (const used of [stranger, theirs.device.use(about), borrowed]) {
    expect((await answerWith(token, used)).status).toBe(401);
  }
});

test('what was signed once does not open another sign-in', async () => {
  const { playerId, device } = await withPasskey();
  const first = await challenged(playerId);
  const used = device.use({ ...SITE, challenge: first.options.challenge });
  expect((await answerWith(first.token, used)).status).toBe(200);
  expect((await answerWith(first.token, used)).status).toBe(401);
  const second = await challenged(playerId);
  expect((await answerWith(second.token, used)).status).toBe(401);
});

test('a counter that does not move on means a copy, and is refused', async () => {
  const { playerId, device } = await withPasskey();
  for (const [counter, status] of [
    [7, 200],
    [7, 401],
    [6, 401],
    [8, 200],
  ] as const) {
    const { token, options } = await challenged(playerId);
    const used = device.use({ ...SITE, challenge: options.challenge, counter });
    expect((await answerWith(token, used)).status).toBe(status);
  }
});

test('a passkey is renamed and taken away by its player, and is not found by others', async () => {
  const { playerId, id, codes } = await withPasskey();
  const params = { id };
  const stranger = { playerId: await platform.aPlayer() };
  const named = { params, body: { name: 'Blue key' } };
  expect(await platform.ask(calls.renamePasskey, named, stranger)).toMatchObject({ status: 404 });
  expect(await platform.ask(calls.renamePasskey, named, { playerId })).toMatchObject({
    body: { data: { name: 'Blue key' } },
  });
  const proof = (code: string) => ({ params, body: { recovery_code: code } });
  const removed = async (sent: ReturnType<typeof proof>, caller: object) =>
    (await platform.ask(calls.removePasskey, sent, caller)).status;
  expect(await removed(proof(codes[0]!), stranger)).toBe(404);
  expect(await removed(proof('not it'), { playerId })).toBe(403);
  expect(await removed(proof(codes[0]!), { playerId })).toBe(200);
  const { db, deps, clock } = platform;
  expect(await beginChallenge(db, playerId, deps.secondFactor, clock.now())).toBeNull();
});
