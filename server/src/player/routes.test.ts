import * as calls from '@touchline/wire/calls/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSession } from './sessions';
import { type Platform, startPlatform } from './testing/platform';

const PASSWORD = 'correct horse battery';

let platform: Platform;
let made = 0;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const newEmail = () => `player-${(made += 1)}@mail.example`;
const application = (change: object = {}) => ({
  body: { email: newEmail(), password: PASSWORD, currency: 'EUR', language: 'de', ...change },
});

async function aPlayer(change: object = {}) {
  const answer = await platform.ask(calls.signUp, application(change));
  if (!('body' in answer) || !answer.session) throw new Error(JSON.stringify(answer));
  return { player: answer.body.data, token: answer.session.token };
}

const enter = (email: string, password: string, caller: object = {}) =>
  platform.ask(calls.signIn, { body: { email, password } }, caller);

test('signing up opens one empty account and signs in', async () => {
  const { player, token } = await aPlayer({ currency: 'USD' });
  expect(player).toMatchObject({ language: 'de', currency: 'USD', statuses: [], nickname: null });
  const session = await findSession(platform.db, token, platform.clock.now());
  expect(session).toEqual({ playerId: player.id });
  const accounts = await platform.ask(calls.listAccounts, {}, { playerId: player.id });
  expect(accounts).toEqual({
    status: 200,
    body: { data: [{ currency: 'USD', subunits: 100, balance: 0, active: true }] },
  });
});

test('an address has one account, however it is spelt', async () => {
  const email = newEmail();
  await aPlayer({ email });
  const again = await platform.ask(calls.signUp, application({ email: email.toUpperCase() }));
  expect(again).toMatchObject({ status: 409, error: { code: 'email_taken' } });
});

test('of many who take an address at once, one gets it', async () => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => platform.ask(calls.signUp, application({ email }))),
  );
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
});

test('a currency that is not offered is refused by name', async () => {
  const answer = await platform.ask(calls.signUp, application({ currency: 'XYZ' }));
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
  const { player } = await aPlayer();
  const row = await platform.db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', player.id)
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
  expect(answer).toMatchObject({ status: 429, error: { code: 'too_many_requests' } });
  expect(await enter(player.email, PASSWORD, { ip: '192.0.2.77' })).toMatchObject({ status: 200 });
  platform.clock.pass(15 * 60_000);
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
  expect(await platform.ask(calls.getPlayer)).toEqual({ status: 200, body: { data: null } });
  const { player } = await aPlayer();
  const answer = await platform.ask(calls.getPlayer, {}, { playerId: player.id });
  expect(answer).toEqual({ status: 200, body: { data: player } });
});
