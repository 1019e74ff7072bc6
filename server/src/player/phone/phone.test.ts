import * as calls from '@touchline/wire/calls/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dataOf,
  profilePlatform,
  type ProfilePlatform,
} from '@touchline/testkit/players/profile-platform';
import { findSessions } from '../sessions';
import { readNumber } from './phone-codes';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let platform: ProfilePlatform;
let made = 0;
beforeAll(async () => {
  platform = await profilePlatform();
});
afterAll(() => platform.close());

const aNumber = () => `+49151${String(10_000_000 + (made += 1))}`;
const send = (playerId: number, number: string) =>
  platform.ask(calls.sendPhoneCode, { body: { number } }, { playerId });
const verify = (playerId: number, code: string) =>
  platform.ask(calls.verifyPhone, { body: { code } }, { playerId });
const phoneOf = async (playerId: number) => {
  return dataOf(await platform.ask(calls.getPhone, {}, { playerId }));
};

async function textsTo(number: string): Promise<string[]> {
  const rows = await platform.db
    .selectFrom('messages')
    .select('body')
    .where('kind', '=', 'sms')
    .where('recipient', '=', number)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
}
const codeTo = async (number: string) => /\d{6}/.exec((await textsTo(number)).at(-1) ?? '')![0];
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a number is verified by the code that was sent to it', async () => {
  const playerId = await platform.aPlayer();
  const number = aNumber();
  expect(await phoneOf(playerId)).toEqual({
    number: null,
    country: null,
    verified_status: 'missing',
    resend_timeout_until: null,
    sms_limit_reached: false,
  });
  const until = new Date(platform.clock.now().getTime() + MINUTE).toISOString();
  const unverified = { number, country: 'DE', verified_status: 'unverified' };
  expect(await send(playerId, number)).toEqual({
    status: 200,
    body: { data: { ...unverified, resend_timeout_until: until, sms_limit_reached: false } },
  });
  const verified = await verify(playerId, await codeTo(number));
  expect(verified).toMatchObject({ status: 200, body: { data: { verified_status: 'verified' } } });
  const row = await platform.db
    .selectFrom('players')
    .select(['mobile_phone', 'auth_phone_number'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  expect(row).toEqual({ mobile_phone: number, auth_phone_number: number });
  expect(await send(playerId, number)).toMatchObject({ status: 409 });
});

test.each([
  ['+49 151 1234 5678', null, '+4915112345678'],
  ['0151 12345678', 'DE', '+4915112345678'],
  ['0151 12345678', null, null],
  ['+1 202 555 0143', null, '+12025550143'],
  ['+49 30 123456', null, null],
  ['+49 900 1234567', null, null],
  ['+44 7400 123456 ext. 5', null, null],
  ['call +4915112345678 now', null, null],
  ['+999 12345678', null, null],
])('%s, written in %s, is read as %s', (text, home, number) => {
  expect(readNumber(text, home)).toBe(number);
});

test('what is no number is refused by its field, and sends nothing', async () => {
  const answer = await send(await platform.aPlayer(), '12345');
  expect(answer).toMatchObject({ status: 400, error: { field: 'body.number' } });
});

test('within a minute no other text is sent, whichever the number', async () => {
  const playerId = await platform.aPlayer();
  const [number, other] = [aNumber(), aNumber()];
  const answers = await Promise.all([
    send(playerId, number),
    send(playerId, number),
    send(playerId, number),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429, 429]);
  platform.clock.pass(MINUTE - 1);
  expect(await send(playerId, other)).toMatchObject({ error: { code: 'too_many_requests' } });
  platform.clock.pass(1);
  expect(await send(playerId, other)).toMatchObject({ status: 200 });
  expect(await textsTo(number)).toHaveLength(1);
});

test('a player is sent five texts a day, to whichever numbers', async () => {
  const playerId = await platform.aPlayer();
  for (let count = 0; count < 5; count += 1) {
    expect(await phoneOf(playerId)).toMatchObject({ sms_limit_reached: false });
    expect(await send(playerId, aNumber())).toMatchObject({ status: 200 });
    platform.clock.pass(MINUTE);
  }
  const refused = { status: 429, error: { code: 'sms_limit_reached' } };
  expect(await send(playerId, aNumber())).toMatchObject(refused);
  expect(await phoneOf(playerId)).toMatchObject({ sms_limit_reached: true });
  platform.clock.pass(DAY - 5 * MINUTE);
  expect(await send(playerId, aNumber())).toMatchObject({ status: 200 });
});

test('a number is sent five texts a day, whoever asks', async () => {
  const number = aNumber();
  for (let count = 0; count < 5; count += 1) {
    expect(await send(await platform.aPlayer(), number)).toMatchObject({ status: 200 });
  }
  const refused = { status: 429, error: { code: 'sms_limit_reached' } };
  expect(await send(await platform.aPlayer(), number)).toMatchObject(refused);
  expect(await textsTo(number)).toHaveLength(5);
});

test('a code takes five tries, also of those made at once; the sixth is refused even when right', async () => {
  const playerId = await platform.aPlayer();
  const number = aNumber();
  await send(playerId, number);
  const code = await codeTo(number);
  await Promise.all(Array.from({ length: 5 }, () => verify(playerId, wrongFor(code))));
  const refused = { status: 400, error: { code: 'token_invalid' } };
  expect(await verify(playerId, code)).toMatchObject(refused);
  platform.clock.pass(MINUTE);
  await send(playerId, number);
  expect(await verify(playerId, await codeTo(number))).toMatchObject({ status: 200 });
});

test('a code is good for ten minutes, once, for its own player, and until the next', async () => {
  const [playerId, other] = [await platform.aPlayer(), await platform.aPlayer()];
  const [number, theirs] = [aNumber(), aNumber()];
  await send(playerId, number);
  await send(other, theirs);
  const first = await codeTo(number);
  if (first !== (await codeTo(theirs))) {
    expect(await verify(other, first)).toMatchObject({ status: 400 });
  }
  platform.clock.pass(10 * MINUTE);
  expect(await verify(playerId, first)).toMatchObject({ status: 400 });
  await send(playerId, number);
  const second = await codeTo(number);
  expect(await verify(playerId, second)).toMatchObject({ status: 200 });
  expect(await verify(playerId, second)).toMatchObject({ status: 400 });
});

test('a number belongs to one account, and only who holds it learns that it has one', async () => {
  const [owner, playerId] = [await platform.aPlayer(), await platform.aPlayer()];
  const number = aNumber();
  await send(owner, number);
  await verify(owner, await codeTo(number));
  expect(await send(playerId, number)).toMatchObject({ status: 200 });
  const taken = await verify(playerId, await codeTo(number));
  expect(taken).toMatchObject({ status: 409, error: { code: 'number_taken' } });
  expect(await phoneOf(owner)).toMatchObject({ verified_status: 'verified' });
  expect(await phoneOf(playerId)).toMatchObject({ verified_status: 'unverified' });
});

test('of players who verify a number at once, one gets it', async () => {
  const players = await Promise.all(Array.from({ length: 3 }, () => platform.aPlayer()));
  const number = aNumber();
  const codes: string[] = [];
  for (const playerId of players) {
    await send(playerId, number);
    codes.push(await codeTo(number));
  }
  const answers = await Promise.all(players.map((id, at) => verify(id, codes[at]!)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('who verifies a number goes on under a fresh token', async () => {
  const playerId = await platform.aPlayer();
  const sessionToken = await platform.aSession(playerId);
  const number = aNumber();
  await send(playerId, number);
  const code = await codeTo(number);
  const as = { playerId, sessionToken };
  const wrong = await platform.ask(calls.verifyPhone, { body: { code: wrongFor(code) } }, as);
  expect(wrong).not.toHaveProperty('session');
  const right = await platform.ask(calls.verifyPhone, { body: { code } }, as);
  const fresh = 'session' in right ? right.session?.token : undefined;
  expect(fresh).toMatch(/^[\w-]{43}$/);
  expect(fresh).not.toBe(sessionToken);
  platform.clock.pass(MINUTE);
  const { db, clock } = platform;
  expect(await findSessions(db, [sessionToken, fresh ?? ''], clock.now())).toEqual([
    null,
    { playerId, exclusion: null },
  ]);
});

test('a code is sent in the language of the player', async () => {
  const number = aNumber();
  await send(await platform.aPlayer({ language: 'de' }), number);
  expect((await textsTo(number)).at(-1)).toMatch(/^\d{6} ist dein Code für Touchline\./);
});

test('the database holds no code that six digits could be tried against', async () => {
  const playerId = await platform.aPlayer();
  const number = aNumber();
  await send(playerId, number);
  const code = await codeTo(number);
  const row = await platform.db
    .selectFrom('phone_codes')
    .select('code_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  const { createHash } = await import('node:crypto');
  const plain = [code, `${playerId} ${code}`].flatMap((text) => [
    text,
    createHash('sha256').update(text).digest('hex'),
  ]);
  expect(plain).not.toContain(row.code_hash.toString('hex'));
  expect(plain).not.toContain(row.code_hash.toString());
});
