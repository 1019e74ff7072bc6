import * as calls from '@touchline/wire/calls/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSession } from './sessions';
import { type Platform, startPlatform } from '@touchline/testkit/players/platform';
import { application, mailsTo, PASSWORD, signedUp } from '@touchline/testkit/players/signed-up';

let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const aPlayer = (change: object = {}) => signedUp(platform, { language: 'de', ...change });
const newEmail = () => application().email;

const enter = (email: string, password: string, caller: object = {}) =>
  platform.ask(calls.signIn, { body: { email, password } }, caller);

test('signing up opens one empty account', async () => {
  const { player, token } = await aPlayer({ currency: 'USD' });
  expect(player).toMatchObject({ language: 'de', currency: 'USD', statuses: [], nickname: null });
  const session = await findSession(platform.db, token, platform.clock.now());
  expect(session).toMatchObject({ playerId: player.id });
  const accounts = await platform.ask(calls.listAccounts, {}, { playerId: player.id });
  expect(accounts).toMatchObject({
    status: 200,
    body: { data: [{ currency: 'USD', subunits: 100, balance: 0, active: true }] },
  });
});

test('signing up signs nobody in', async () => {
  const body = application();
  const answer = await platform.ask(calls.signUp, { body });
  expect(answer).toEqual({ status: 201, body: { data: { email: body.email } } });
  expect(await enter(body.email, PASSWORD)).toMatchObject({
    status: 403,
    error: { code: 'unconfirmed' },
  });
});

test('an address has one account, however it is spelt, and a second sign-up is answered alike', async () => {
  const { player } = await aPlayer();
  const first = application();
  const answer = await platform.ask(calls.signUp, { body: first });
  const again = { ...first, email: player.email.toUpperCase(), password: 'another password' };
  expect(await platform.ask(calls.signUp, { body: again })).toEqual({
    ...answer,
    body: { data: { email: player.email } },
  });
  expect(await enter(player.email, 'another password')).toMatchObject({ status: 401 });
  expect(await enter(player.email, PASSWORD)).toMatchObject({ status: 200 });
});

test('of many who take an address at once, one gets it, and all are answered alike', async () => {
  const body = application();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => platform.ask(calls.signUp, { body })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 201 });
  const links = (await mailsTo(platform, body.email)).filter((mail) =>
    mail.body.includes('confirmation_token='),
  );
  expect(links).toHaveLength(1);
});

test('whoever signs up decides on nothing but what is asked for', async () => {
  const body = application({
    id: 1,
    confirmed_at: new Date(),
    is_vip: true,
    verification: 'verified',
  });
  await platform.ask(calls.signUp, { body });
  const row = await platform.db
    .selectFrom('players')
    .selectAll()
    .where('email', '=', body.email)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ confirmed_at: null, is_vip: false, verification: 'none' });
});

test('a currency that is not offered is refused by name', async () => {
  const answer = await platform.ask(calls.signUp, { body: application({ currency: 'XYZ' }) });
  expect(answer).toMatchObject({ status: 400, error: { field: 'body.currency' } });
});

test.each([
  ['no', 'nb'],
  ['de', 'de'],
  ['xx', 'en'],
])('a language sent as %s is kept as %s', async (language, kept) => {
  expect((await aPlayer({ language })).player.language).toBe(kept);
});

test('a password is kept as an argon2id hash of the strength OWASP asks for', async () => {
  const body = application();
  await platform.ask(calls.signUp, { body });
  const row = await platform.db
    .selectFrom('players')
    .select('password_hash')
    .where('email', '=', body.email)
    .executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('signing in answers with the player and a session in place of the old one', async () => {
  const { player, token } = await aPlayer();
  const answer = await enter(player.email.toUpperCase(), PASSWORD, { sessionToken: token });
  if (!('body' in answer) || !answer.session) throw new Error(JSON.stringify(answer));
  expect(answer.body.data).toEqual(player);
  const now = platform.clock.now();
  expect(await findSession(platform.db, token, now)).toBeNull();
  expect(await findSession(platform.db, answer.session.token, now)).toEqual({
    playerId: player.id,
  });
});

test('a wrong password and an unknown address are refused in the same words', async () => {
  const { player } = await aPlayer();
  const wrong = await enter(player.email, 'not the password');
  const unknown = await enter(newEmail(), 'not the password');
  expect(wrong).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
  expect(unknown).toEqual(wrong);
});

test('after five wrong passwords even the right one has to wait', async () => {
  const { player } = await aPlayer();
  for (let count = 0; count < 5; count += 1) await enter(player.email, 'wrong');
  const answer = await enter(player.email, PASSWORD);
  expect(answer).toMatchObject({
    status: 429,
    error: { code: 'too_many_requests', data: { wait_seconds: 60 } },
  });
  expect(await enter(player.email, PASSWORD, { ip: '192.0.2.77' })).toMatchObject({ status: 200 });
  platform.clock.pass(60_000);
  expect(await enter(player.email, PASSWORD)).toMatchObject({ status: 200 });
});

test('a password matches however the keyboard composes its letters', async () => {
  const { player } = await aPlayer({ password: 'caf\u00e9 au lait' });
  expect(await enter(player.email, 'cafe\u0301 au lait')).toMatchObject({ status: 200 });
});

test('signing out ends the session and takes it out of the browser', async () => {
  const { token } = await aPlayer();
  const answer = await platform.ask(calls.signOut, {}, { sessionToken: token });
  expect(answer).toEqual({ status: 200, body: {}, session: null });
  expect(await findSession(platform.db, token, platform.clock.now())).toBeNull();
  expect(await platform.ask(calls.signOut)).toMatchObject({ status: 200 });
});

test('whoever goes is announced: by signing out, or because somebody else comes in their place', async () => {
  const [first, second] = [await aPlayer(), await aPlayer()];
  platform.signedOut.length = 0;
  const inPlaceOf = ({ player, token }: typeof first) => ({
    playerId: player.id,
    sessionToken: token,
  });
  await enter(second.player.email, PASSWORD, inPlaceOf(first));
  await enter(second.player.email, 'not the password', inPlaceOf(second));
  await platform.ask(calls.signOut, {}, inPlaceOf(second));
  await platform.ask(calls.signOut);
  expect(platform.signedOut).toEqual([first.player.id, second.player.id]);
});

test.each([
  ['has a zero byte', 'https://bets.example/\u0000', 201],
  ['is another site', 'https://evil.example/', 400],
  ['hides another site behind ours', 'https://bets.example@evil.example/', 400],
  ['is a blob of ours', 'blob:https://bets.example/0', 400],
  ['is a script', 'javascript:alert(1)', 400],
])('an address to come back to that %s is answered accordingly', async (_what, address, status) => {
  const { player } = await aPlayer();
  const body = { amount: 1000, currency: 'EUR', return_url: address };
  const answer = await platform.ask(calls.createDeposit, { body }, { playerId: player.id });
  expect(answer.status).toBe(status);
});

test('a visitor who asks who they are is told nobody', async () => {
  const nobody = { data: null, session_ended: false };
  expect(await platform.ask(calls.getPlayer)).toEqual({ status: 200, body: nobody });
  const { player } = await aPlayer();
  const answer = await platform.ask(calls.getPlayer, {}, { playerId: player.id });
  expect(answer).toEqual({ status: 200, body: { data: player, session_ended: false } });
});

test('SPEC §4: who holds a session that is over is told so, and is nobody', async () => {
  const answer = await platform.ask(calls.getPlayer, {}, { sessionToken: 'one that has ended' });
  expect(answer).toEqual({ status: 200, body: { data: null, session_ended: true } });
});
