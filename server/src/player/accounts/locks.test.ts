import * as calls from '@touchline/wire/calls/accounts';
import { signIn } from '@touchline/wire/calls/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, PLATFORM, startPlatform } from '@touchline/testkit/players/platform';
import {
  application,
  mailedToken,
  mailsTo,
  PASSWORD,
  signedUp,
} from '@touchline/testkit/players/signed-up';
import { FAILURES_TO_LOCK } from './failures';

const HOUR = 60 * 60_000;
const LOCKED = { status: 403, error: { code: 'account_locked' } };

let platform: Platform;
let places = 0;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Each from a place of its own, so that nobody has to wait because of the place. */
const enter = (email: string, password = PASSWORD) =>
  platform.ask(signIn, { body: { email, password } }, { ip: `198.51.100.${(places += 1)}` });
const fail = async (email: string, times: number) => {
  for (let count = 0; count < times; count += 1) await enter(email, 'wrong');
};
const unlock = (unlock_token: string) =>
  platform.ask(calls.unlockAccount, { query: { unlock_token } });

async function aLockedPlayer() {
  const { player } = await signedUp(platform);
  await fail(player.email, FAILURES_TO_LOCK);
  return { player, link: await mailedToken(platform, player.email) };
}

test('ten failures in a row lock an account, and nine do not', async () => {
  const { player } = await signedUp(platform);
  await fail(player.email, FAILURES_TO_LOCK - 1);
  expect(await enter(player.email)).toMatchObject({ status: 200 });
  await fail(player.email, FAILURES_TO_LOCK - 1);
  expect(await enter(player.email)).toMatchObject({ status: 200 });
  await fail(player.email, FAILURES_TO_LOCK);
  expect(await enter(player.email)).toMatchObject(LOCKED);
});

test('failures at once are all counted', async () => {
  const { player } = await signedUp(platform);
  const tries = Array.from({ length: FAILURES_TO_LOCK }, () => enter(player.email, 'wrong'));
  await Promise.all(tries);
  expect(await enter(player.email)).toMatchObject(LOCKED);
});

test('who does not know the password is not told that the account is locked', async () => {
  const { player } = await aLockedPlayer();
  const locked = await enter(player.email, 'wrong');
  expect(locked).toEqual(await enter(application().email, 'wrong'));
  expect(locked).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
});

test('more failures neither end a lock nor make it longer', async () => {
  const { player } = await aLockedPlayer();
  platform.clock.pass(HOUR - 1000);
  await fail(player.email, 3);
  expect(await enter(player.email)).toMatchObject(LOCKED);
  await fail(player.email, FAILURES_TO_LOCK);
  platform.clock.pass(1000);
  expect(await enter(player.email)).toMatchObject({ status: 200 });
});

test('a lock is mailed once, with a link that opens the account and holds for one use', async () => {
  const { player, link } = await aLockedPlayer();
  await fail(player.email, 5);
  const mails = await mailsTo(platform, player.email);
  expect(mails.filter((mail) => mail.subject.includes('is locked'))).toHaveLength(1);
  expect(mails.at(-1)?.body).toContain(`${PLATFORM}/users/unlock?unlock_token=${link}`);
  const answer = await unlock(link);
  expect(answer).toEqual({ status: 200, body: { data: { email: player.email } } });
  expect(await enter(player.email)).toMatchObject({ status: 200 });
  expect(await unlock(link)).toMatchObject({ status: 400, error: { code: 'token_invalid' } });
});

test('a lock ends by itself after an hour, and counting begins anew', async () => {
  const { player } = await aLockedPlayer();
  platform.clock.pass(HOUR - 1000);
  expect(await enter(player.email)).toMatchObject(LOCKED);
  platform.clock.pass(1000);
  await fail(player.email, FAILURES_TO_LOCK - 1);
  expect(await enter(player.email)).toMatchObject({ status: 200 });
});

test('a link unlocks for a day and no longer, and can be asked for while the account is locked', async () => {
  const { player, link } = await aLockedPlayer();
  await platform.ask(calls.resendUnlock, { body: { email: player.email } });
  const newer = await mailedToken(platform, player.email);
  expect(newer).not.toBe(link);
  expect(await unlock(link)).toMatchObject({ status: 400 });
  platform.clock.pass(24 * HOUR);
  expect(await unlock(newer)).toMatchObject({ status: 400 });
});

test('a password that is replaced opens a locked account', async () => {
  const { player } = await aLockedPlayer();
  await platform.ask(calls.forgotPassword, { body: { email: player.email } });
  const reset_password_token = await mailedToken(platform, player.email);
  const password = 'another horse entirely';
  await platform.ask(calls.replacePassword, { body: { reset_password_token, password } });
  expect(await enter(player.email, password)).toMatchObject({ status: 200 });
});

test('failures with an address that nobody has are counted nowhere', async () => {
  const email = application().email;
  await fail(email, FAILURES_TO_LOCK);
  expect(await mailsTo(platform, email)).toEqual([]);
});
