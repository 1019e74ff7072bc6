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
import { FAILURES_TO_LIMIT } from '../sign-in-waits';

const HOUR = 60 * 60_000;
const LIMITED = { status: 403, error: { code: 'account_locked' } };

let platform: Platform;
let places = 0;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Each from a place of its own, so that nobody has to wait because of the place. */
const enter = (email: string, password = PASSWORD, caller: object = {}) => {
  places += 1;
  const ip = `198.51.${places >> 8}.${places & 255}`;
  return platform.ask(signIn, { body: { email, password } }, { ip, ...caller });
};
const fail = async (email: string, times: number) => {
  for (let count = 0; count < times; count += 1) await enter(email, 'wrong');
};
const unlock = (unlock_token: string) =>
  platform.ask(calls.unlockAccount, { query: { unlock_token } });
const browserOf = (answer: object) =>
  'browser' in answer && typeof answer.browser === 'string' ? answer.browser : '';

async function aLimitedPlayer() {
  const { player } = await signedUp(platform);
  const browser = browserOf(await enter(player.email));
  await fail(player.email, FAILURES_TO_LIMIT);
  return { player, browser, link: await mailedToken(platform, player.email) };
}

test('ten failures keep strangers out, and nine do not', async () => {
  const { player } = await signedUp(platform);
  await fail(player.email, FAILURES_TO_LIMIT - 1);
  expect(await enter(player.email)).toMatchObject({ status: 200 });
  await fail(player.email, FAILURES_TO_LIMIT - 1);
  expect(await enter(player.email)).toMatchObject({ status: 200 });
  await fail(player.email, FAILURES_TO_LIMIT);
  expect(await enter(player.email)).toMatchObject(LIMITED);
});

test('a browser that has signed in before comes in while strangers are kept out', async () => {
  const { player, browser } = await aLimitedPlayer();
  expect(await enter(player.email)).toMatchObject(LIMITED);
  expect(await enter(player.email, PASSWORD, { browser })).toMatchObject({ status: 200 });
});

test('a known browser has tries of its own, and no more than a stranger', async () => {
  const { player, browser } = await aLimitedPlayer();
  for (let count = 0; count < 10; count += 1) await enter(player.email, 'wrong', { browser });
  expect(await enter(player.email, PASSWORD, { browser })).toMatchObject({
    status: 429,
    error: { code: 'too_many_requests', data: { wait_seconds: 60 } },
  });
});

test('a browser that another player has used is a stranger', async () => {
  const { player } = await aLimitedPlayer();
  const { browser } = await aLimitedPlayer();
  expect(await enter(player.email, PASSWORD, { browser })).toMatchObject(LIMITED);
});

test('failures at once are all counted', async () => {
  const { player } = await signedUp(platform);
  const tries = Array.from({ length: FAILURES_TO_LIMIT }, () => enter(player.email, 'wrong'));
  await Promise.all(tries);
  expect(await enter(player.email)).toMatchObject(LIMITED);
});

test('while strangers are kept out nobody is told whether a password is right, or whose it is', async () => {
  const { player } = await aLimitedPlayer();
  const right = await enter(player.email);
  expect(await enter(player.email, 'wrong')).toEqual(right);
  const nobody = application().email;
  await fail(nobody, FAILURES_TO_LIMIT);
  expect(await enter(nobody)).toEqual(right);
});

test('what is tried meanwhile does not count; each failure after a wait doubles the next', async () => {
  const { player } = await aLimitedPlayer();
  platform.clock.pass(HOUR - 1000);
  await fail(player.email, 3);
  expect(await enter(player.email)).toMatchObject(LIMITED);
  platform.clock.pass(1000);
  await fail(player.email, 1);
  platform.clock.pass(2 * HOUR - 1000);
  expect(await enter(player.email)).toMatchObject({
    ...LIMITED,
    error: { data: { wait_seconds: 1 } },
  });
  platform.clock.pass(1000);
  expect(await enter(player.email)).toMatchObject({ status: 200 });
});

test('the limit is mailed once, with a link that lets in and holds for one use', async () => {
  const { player, link } = await aLimitedPlayer();
  await fail(player.email, 5);
  const mails = await mailsTo(platform, player.email);
  expect(mails.filter((mail) => mail.subject.includes('is locked'))).toHaveLength(1);
  expect(mails.at(-1)?.body).toContain(`${PLATFORM}/users/unlock?unlock_token=${link}`);
  const answer = await unlock(link);
  expect(answer).toMatchObject({ status: 200, body: { data: { email: player.email } } });
  expect(await enter(player.email)).toMatchObject({ status: 200 });
  expect(await unlock(link)).toMatchObject({ status: 400, error: { code: 'token_invalid' } });
});

test('strangers who go on guessing do not keep the browser out that followed the link', async () => {
  const { player, link } = await aLimitedPlayer();
  const browser = browserOf(await unlock(link));
  await fail(player.email, FAILURES_TO_LIMIT);
  expect(await enter(player.email)).toMatchObject(LIMITED);
  expect(await enter(player.email, PASSWORD, { browser })).toMatchObject({ status: 200 });
});

test('a link unlocks for a day and no longer, and can be asked for while strangers are kept out', async () => {
  const { player, link } = await aLimitedPlayer();
  await platform.ask(calls.resendUnlock, { body: { email: player.email } });
  const newer = await mailedToken(platform, player.email);
  expect(newer).not.toBe(link);
  expect(await unlock(link)).toMatchObject({ status: 400 });
  platform.clock.pass(24 * HOUR);
  expect(await unlock(newer)).toMatchObject({ status: 400 });
});

test('a password that is replaced lets in, and makes strangers of all browsers but its own', async () => {
  const { player, browser } = await aLimitedPlayer();
  await platform.ask(calls.forgotPassword, { body: { email: player.email } });
  const reset_password_token = await mailedToken(platform, player.email);
  const password = 'another horse entirely';
  const body = { reset_password_token, password };
  const own = browserOf(await platform.ask(calls.replacePassword, { body }));
  await fail(player.email, FAILURES_TO_LIMIT);
  expect(await enter(player.email, password, { browser })).toMatchObject(LIMITED);
  expect(await enter(player.email, password, { browser: own })).toMatchObject({ status: 200 });
});

test('failures with an address that nobody has are mailed to nobody', async () => {
  const email = application().email;
  await fail(email, FAILURES_TO_LIMIT);
  expect(await mailsTo(platform, email)).toEqual([]);
});
