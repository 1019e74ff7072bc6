import * as calls from '@touchline/wire/calls/confirm';
import { createHandover, takeHandover } from '@touchline/wire/calls/handover';
import { signIn } from '@touchline/wire/calls/platform';
import { beginTotp, confirmTotp } from '@touchline/wire/calls/second-factor';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '@touchline/testkit/players/platform';
import { dataOf } from '@touchline/testkit/players/profile-platform';
import { mailsTo, PASSWORD, signedUp } from '@touchline/testkit/players/signed-up';
import { up as signedInBefore } from '../../db/migrations/0068-signed-in-before';
import { findSession } from '../sessions';
import { isConfirmed } from './confirmed';

const NEW = 'another horse entirely';

let platform: Platform;
let places = 0;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function somebody() {
  const { player, token } = await signedUp(platform);
  return { player, token, me: { playerId: player.id, sessionToken: token } };
}
const enter = (email: string, password = PASSWORD, caller: object = {}) => {
  places += 1;
  const ip = `198.51.100.${places}`;
  return platform.ask(signIn, { body: { email, password } }, { ip, ...caller });
};
const change = (caller: object, body: object = {}) =>
  platform.ask(
    calls.changePassword,
    { body: { current_password: PASSWORD, password: NEW, ...body } },
    caller,
  );
const confirm = (caller: object, password = PASSWORD) =>
  platform.ask(calls.confirmByPassword, { body: { password } }, caller);
const asOf = (token: string, ago: string) =>
  platform.db
    .updateTable('sessions')
    .set((is) => ({ confirmed_at: is.cast(is.val(ago), 'timestamptz') }))
    .execute()
    .then(() => isConfirmed(platform.db, token));
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('signing in confirms the session, for ten minutes', async () => {
  const { token } = await somebody();
  expect(await isConfirmed(platform.db, token)).toBe(true);
  expect(await asOf(token, minutesAgo(9))).toBe(true);
  expect(await asOf(token, minutesAgo(10))).toBe(false);
});

test('a session that was handed over is not confirmed by that, nor is one that is made up', async () => {
  const { me } = await somebody();
  const handed = dataOf(await platform.ask(createHandover, {}, me));
  const taken = await platform.ask(takeHandover, { body: { token: handed.token } });
  const session = 'session' in taken ? taken.session : null;
  expect(await isConfirmed(platform.db, session!.token)).toBe(false);
  expect(await isConfirmed(platform.db, 'made up')).toBe(false);
});

test('the right password confirms, and a wrong one does not', async () => {
  const { token, me } = await somebody();
  await asOf(token, minutesAgo(60));
  expect(await confirm(me, 'not it')).toMatchObject({
    status: 403,
    error: { code: 'wrong_credentials', field: 'body.password' },
  });
  expect(await isConfirmed(platform.db, token)).toBe(false);
  expect(await confirm(me)).toMatchObject({ status: 200 });
  expect(await isConfirmed(platform.db, token)).toBe(true);
});

test('a session that guesses waits, and the player’s other sessions do not', async () => {
  const { player, me } = await somebody();
  for (let count = 0; count < 10; count += 1) await confirm(me, 'a guess');
  expect(await confirm(me)).toMatchObject({ status: 429 });
  const entered = await enter(player.email);
  const session = 'session' in entered ? entered.session : null;
  expect(await confirm({ ...me, sessionToken: session!.token })).toMatchObject({ status: 200 });
});

test('a second factor confirms in place of the password, once', async () => {
  const { token, me } = await somebody();
  const asked = await platform.ask(calls.askForFactor, {}, me);
  expect(dataOf(asked)).toBeNull();
  const { secret } = dataOf(await platform.ask(beginTotp, {}, me));
  const code = () =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: platform.clock.now().getTime(),
    });
  const done = await platform.ask(confirmTotp, { body: { code: code() } }, me);
  const fresh = 'session' in done ? done.session!.token : token;
  const now = { ...me, sessionToken: fresh };
  platform.clock.pass(60_000);
  await asOf(fresh, minutesAgo(60));
  const challenge = dataOf(await platform.ask(calls.askForFactor, {}, now));
  const answer = (caller: object) =>
    platform.ask(
      calls.confirmByFactor,
      { body: { token: challenge!.token, code: code() } },
      caller,
    );
  const other = await somebody();
  expect(await answer(other.me)).toMatchObject({ status: 403, error: { code: 'token_invalid' } });
  expect(await answer(now)).toMatchObject({ status: 200 });
  expect(await isConfirmed(platform.db, fresh)).toBe(true);
  expect(await answer(now)).toMatchObject({ status: 403, error: { code: 'token_invalid' } });
});

test('a changed password ends the other sessions, is mailed, and is the one that signs in', async () => {
  const { player, token, me } = await somebody();
  const other = await enter(player.email);
  const elsewhere = 'session' in other ? other.session!.token : '';
  platform.signedOut.length = 0;
  const changed = await change(me);
  expect(changed).toMatchObject({ status: 200, session: { token: expect.any(String) } });
  const own = 'session' in changed ? changed.session!.token : '';
  platform.clock.pass(60_000);
  const now = platform.clock.now();
  expect(await findSession(platform.db, own, now)).toEqual({ playerId: player.id });
  expect(await findSession(platform.db, elsewhere, now)).toBeNull();
  expect(await findSession(platform.db, token, now)).toBeNull();
  expect(platform.signedOut).toEqual([player.id]);
  const mails = await mailsTo(platform, player.email);
  expect(mails.at(-1)?.subject).toBe('Your password for Touchline was changed');
  expect(await enter(player.email)).toMatchObject({ status: 401 });
  expect(await enter(player.email, NEW)).toMatchObject({ status: 200 });
});

test.each([
  ['a wrong current one', { current_password: 'not it' }, 403, 'body.current_password'],
  ['one of the most used', { password: 'password1' }, 400, 'body.password'],
])('a password is not changed by %s', async (_what, body, status, field) => {
  const { player, me } = await somebody();
  expect(await change(me, body)).toMatchObject({ status, error: { field } });
  expect(await enter(player.email)).toMatchObject({ status: 200 });
});

test('of two who change a password at once, one does', async () => {
  const { me } = await somebody();
  const answers = await Promise.all([change(me), change(me, { password: 'a third horse' })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('a sign-in from a browser that is not known is mailed, but for the first of all', async () => {
  const { player } = await somebody();
  const told = async () =>
    (await mailsTo(platform, player.email)).filter(({ subject }) =>
      subject.startsWith('New sign-in'),
    ).length;
  expect(await told()).toBe(0);
  const entered = await enter(player.email);
  expect(await told()).toBe(1);
  const browser = 'browser' in entered ? entered.browser : undefined;
  await enter(player.email, PASSWORD, { browser });
  expect(await told()).toBe(1);
  for (let count = 0; count < 8; count += 1) await enter(player.email);
  expect(await told()).toBe(5);
});

test('an account from before browsers were known has signed in before: its next sign-in from one is mailed', async () => {
  const { player } = await somebody();
  const before = (await mailsTo(platform, player.email)).length;
  const forget = platform.db.updateTable('players').set({ first_signed_in_at: null });
  await forget.where('id', '=', player.id).execute();
  await signedInBefore(platform.db as Kysely<unknown>);
  await enter(player.email);
  const mails = (await mailsTo(platform, player.email)).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New sign-in/)]);
});
