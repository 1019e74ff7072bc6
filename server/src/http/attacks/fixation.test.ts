import { randomBytes, randomUUID } from 'node:crypto';
import * as accounts from '@touchline/wire/calls/accounts';
import type { Call } from '@touchline/wire/calls/call';
import { getPlayer, signIn, signUp } from '@touchline/wire/calls/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSession } from '../../player/sessions';
import {
  type Answered,
  type AttackedHouse,
  attackedHouse,
  isDone,
} from '@touchline/testkit/attacks/attacked-house';
import { PASSWORD } from '@touchline/testkit/players/signed-up';
import { GOOD_CALLS } from '@touchline/testkit/attacks/good-calls';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(() => attacked.close());

const aToken = () => randomBytes(32).toString('base64url');
const sessionIn = ({ cookies }: Answered) =>
  cookies.find(({ name }) => name === 'touchline_session');
const whose = async (token: string) => (await findSession(world.db, token, new Date()))?.playerId;

test('a session that was there before a sign-in ends with it, whosever it was', async () => {
  const [before, player] = [await world.aPlayer(), await world.aPlayer()];
  const body = { email: player.email, password: PASSWORD };
  const answer = await world.send(signIn, { body }, { token: before.token });
  expect(await whose(sessionIn(answer)?.value ?? '')).toBe(player.id);
  expect(await whose(before.token)).toBeUndefined();
  expect((await world.send(getPlayer, {}, before)).body.data).toBeNull();
});

test('a right password alone begins no session where a second factor is asked for', async () => {
  const player = await world.aPlayer();
  await world.anApp(player);
  const planted = aToken();
  const body = { email: player.email, password: PASSWORD };
  const answer = await world.send(signIn, { body }, { token: planted });
  expect(answer.body).toMatchObject({ data: null, second_factor: { kinds: expect.any(Array) } });
  expect(answer.cookies).toEqual([]);
  expect(await whose(planted)).toBeUndefined();
});

test('a new password ends every session, and begins none for whoever has set it', async () => {
  const player = await world.aPlayer();
  const others = [await world.aSession(player.id), await world.aSession(player.id)];
  const reset_password_token = await world.aLink(player.id, 'password');
  const body = { reset_password_token, password: 'another horse entirely' };
  const answer = await world.send(accounts.replacePassword, { body }, player);
  expect(isDone(answer)).toBe(true);
  expect(sessionIn(answer)?.value ?? '').toBe('');
  for (const token of [player.token, ...others]) expect(await whose(token)).toBeUndefined();
});

interface Standing {
  name: string;
  email: string;
}

async function standings(call: Call): Promise<Standing[]> {
  const made = [
    ['confirmed', {}],
    ['unconfirmed', { confirmed_at: null }],
    ['limited', {}],
    ['another case', {}],
  ] as const;
  const known: Standing[] = [];
  for (const [name, about] of made) {
    const { email } = await world.aPlayer(about);
    // Signing in says of it that strangers have to wait, which they have made happen themselves; the rest says nothing.
    if (name === 'limited' && call !== signIn) await world.limited(email);
    known.push({ name, email: name === 'another case' ? email.toUpperCase() : email });
  }
  return [...known, { name: 'nobody', email: `${randomUUID()}@mail.example` }];
}

const ASKED_BY_ADDRESS: readonly (readonly [Call, (email: string) => object])[] = [
  [signIn, (email) => ({ email, password: 'a wrong password' })],
  [signUp, (email) => ({ email, password: PASSWORD, currency: 'EUR', language: 'en' })],
  [accounts.resendConfirmation, (email) => ({ email })],
  [accounts.resendUnlock, (email) => ({ email })],
  [accounts.forgotPassword, (email) => ({ email })],
];

describe('an answer tells nothing of whether an address has an account', () => {
  test.each(ASKED_BY_ADDRESS.map((each) => [each[0].name, each] as const))(
    '%s',
    async (_name, [call, bodyOf]) => {
      const told: object[] = [];
      for (const { email } of await standings(call)) {
        const answer = await world.send(call, { body: bodyOf(email) });
        const { date: _date, ...headers } = answer.headers;
        const text = answer.text.replaceAll(email, 'it').replaceAll(email.toLowerCase(), 'it');
        told.push({ status: answer.status, text, headers, cookies: answer.cookies });
      }
      for (const each of told) expect(each).toEqual(told[0]);
    },
  );

  test('every call of a visitor that names an address is among them', () => {
    const named = GOOD_CALLS.map(({ call }) => call).filter(
      ({ access, body }) =>
        access === 'anyone' && 'email' in ((body._zod.def as { shape?: object }).shape ?? {}),
    );
    const among = ASKED_BY_ADDRESS.map(([{ name }]) => name);
    expect(named.map(({ name }) => name).toSorted()).toEqual(among.toSorted());
  });
});
