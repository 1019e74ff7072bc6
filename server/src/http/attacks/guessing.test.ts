import { randomUUID } from 'node:crypto';
import { enterPromoCode } from '@touchline/wire/calls/bonuses';
import * as accounts from '@touchline/wire/calls/accounts';
import { findPlayer } from '@touchline/wire/calls/operator-players';
import { signIn, signUp } from '@touchline/wire/calls/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answered,
  type AttackedHouse,
  attackedHouse,
} from '@touchline/testkit/attacks/attacked-house';
import { PASSWORD } from '@touchline/testkit/players/signed-up';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
let places = 0;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(() => attacked.close());

/** An address that nobody else calls from. */
const aPlace = () => {
  places += 1;
  return `198.51.100.${places}`;
};
interface Visitor {
  password?: string;
  from?: string;
  browser?: string;
}
const enter = (email: string, { password = PASSWORD, from, browser }: Visitor = {}) => {
  const headers = {
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    ...(browser === undefined ? {} : { cookie: `touchline_browser=${browser}` }),
  };
  return world.send(signIn, { body: { email, password } }, { headers });
};
const cookieOf = ({ cookies }: Answered) =>
  cookies.find(({ name }) => name === 'touchline_browser');
const someone = () => `${randomUUID()}@mail.example`;
const times = (count: number) => Array.from({ length: count });
/** How often each status came, one request after the other. */
async function statuses(count: number, ask: () => Promise<Answered>): Promise<number[]> {
  const found: number[] = [];
  for (const _each of times(count)) found.push((await ask()).status);
  return found;
}

test('one password is tried at thirty accounts from one address, and then it waits', async () => {
  const from = aPlace();
  const spray = () => enter(someone(), { password: 'Summer2026!', from });
  expect(await statuses(31, spray)).toEqual([...times(30).map(() => 401), 429]);
  const { email } = await world.aPlayer();
  const answer = await enter(email, { from });
  expect(answer).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
  expect(answer.body.error).toMatchObject({ data: { wait_seconds: expect.any(Number) } });
  expect(await enter(email, { from: aPlace() })).toMatchObject({ status: 200 });
});

test('an address that sprays does not keep out who has signed in from a browser there', async () => {
  const { email } = await world.aPlayer();
  const from = aPlace();
  const browser = String(cookieOf(await enter(email, { from }))?.value);
  await Promise.all(times(40).map(() => enter(someone(), { password: 'Summer2026!', from })));
  expect(await enter(email, { from })).toMatchObject({ status: 429 });
  expect(await enter(email, { from, browser })).toMatchObject({ status: 200 });
});

test('many addresses at one account are kept out, and its owner is not', async () => {
  const { id, email } = await world.aPlayer();
  const browser = String(cookieOf(await enter(email))?.value);
  const guesses = await Promise.all(times(50).map(() => enter(email, { password: 'a guess' })));
  const looked = guesses.filter(({ status }) => status === 401);
  expect(looked).toHaveLength(10);
  expect(await enter(email)).toMatchObject({ body: { error: { code: 'account_locked' } } });
  expect(await enter(email, { browser })).toMatchObject({ status: 200 });
  const unlock_token = await world.aLink(id, 'unlock');
  const opened = await world.send(accounts.unlockAccount, { query: { unlock_token } });
  await Promise.all(times(20).map(() => enter(email, { password: 'a guess' })));
  expect(await enter(email)).toMatchObject({ status: 403 });
  const mailed = String(cookieOf(opened)?.value);
  expect(await enter(email, { browser: mailed })).toMatchObject({ status: 200 });
});

test('nobody learns from the limit whether an address has an account', async () => {
  const { email } = await world.aPlayer();
  const told = [];
  for (const each of [email, someone()]) {
    await Promise.all(times(20).map(() => enter(each, { password: 'a guess' })));
    const { status, body } = await enter(each, { password: 'a guess' });
    told.push({ status, code: body.error?.code, message: body.error?.message });
  }
  expect(told[0]).toEqual(told[1]);
});

test('what makes a browser known is made by the site, for one player, and is nothing to scripts', async () => {
  const [player, other] = [await world.aPlayer(), await world.aPlayer()];
  const cookie = cookieOf(await enter(other.email));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
  await world.limited(player.email);
  const theirs = String(cookie?.value);
  const [name = '', day = ''] = theirs.split('.');
  for (const browser of [theirs, `${name}.${day}.`, `${name}.99999.x`, '~~~', 'x'.repeat(4000)]) {
    expect(await enter(player.email, { browser })).toMatchObject({ status: 403 });
  }
});

test('a wrong password from the owner’s own address does not count against the owner’s browser', async () => {
  const { email } = await world.aPlayer();
  const from = aPlace();
  const browser = String(cookieOf(await enter(email, { from }))?.value);
  await statuses(10, () => enter(email, { password: 'a guess', from }));
  expect(await enter(email, { from, browser })).toMatchObject({ status: 200 });
});

test('thirty accounts or mails are asked for from one address, and then it waits', async () => {
  const headers = () => ({ headers: { 'x-forwarded-for': from } });
  let from = aPlace();
  const application = () => ({
    body: {
      email: someone(),
      password: PASSWORD,
      currency: 'EUR',
      language: 'en',
      birth_date: '1990-01-01',
    },
  });
  const accountsMade = await statuses(31, () => world.send(signUp, application(), headers()));
  expect(accountsMade.slice(-2)).toEqual([201, 429]);
  from = aPlace();
  const kinds = [accounts.forgotPassword, accounts.resendUnlock, accounts.resendConfirmation];
  const mails: number[] = [];
  for (const at of times(31).keys()) {
    const call = kinds[at % 3] ?? accounts.forgotPassword;
    mails.push((await world.send(call, { body: { email: someone() } }, headers())).status);
  }
  expect(mails.slice(-2)).toEqual([200, 429]);
});

test('passwords that people use most are refused, however they are written', async () => {
  const ask = (password: string) =>
    world.send(signUp, {
      body: {
        email: someone(),
        password,
        currency: 'EUR',
        language: 'en',
        birth_date: '1990-01-01',
      },
    });
  for (const password of ['password1', 'Password1', 'iloveyou1', '1234567890', 'qwertyuiop']) {
    expect(await ask(password)).toMatchObject({
      status: 400,
      body: { error: { field: 'body.password', data: { details: 'password_common' } } },
    });
  }
  expect(await ask('x'.repeat(7))).toMatchObject({ status: 400 });
  expect(await ask('long enough '.repeat(11))).toMatchObject({ status: 400 });
  expect(await ask('long enough '.repeat(10))).toMatchObject({ status: 201 });
});

test('ten wrong bearers come from an address, and then nobody from there is listened to', async () => {
  const from = aPlace();
  const { email } = await world.aPlayer();
  const ask = (bearer: string) =>
    world.send(
      findPlayer,
      { query: { email } },
      { headers: { 'x-forwarded-for': from, authorization: `Bearer ${bearer}` } },
    );
  expect(await statuses(10, () => ask(randomUUID()))).toEqual(times(10).map(() => 401));
  expect(await statuses(2, () => ask(randomUUID()))).toEqual([429, 429]);
  const headers = { 'x-forwarded-for': from };
  const right = (more: object) =>
    world.send(findPlayer, { query: { email } }, { operator: true, ...more });
  expect(await right({ headers })).toMatchObject({ status: 429 });
  expect(await right({})).toMatchObject({ status: 200 });
});

test('ten promo codes are guessed, and then the player waits; another player from there does not', async () => {
  const from = aPlace();
  const ask = ({ token }: { token: string }) =>
    world.send(
      enterPromoCode,
      { body: { code: `GUESS${randomUUID().slice(0, 8)}` } },
      { token, headers: { 'x-forwarded-for': from } },
    );
  const [player, other] = [await world.aPlayer(), await world.aPlayer()];
  expect(await statuses(11, () => ask(player))).toEqual([...times(10).map(() => 404), 429]);
  expect(await ask(other)).toMatchObject({ status: 404 });
});
