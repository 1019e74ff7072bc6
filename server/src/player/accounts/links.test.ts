import { createHash } from 'node:crypto';
import * as calls from '@touchline/wire/calls/accounts';
import { getPlayer, signIn, signUp } from '@touchline/wire/calls/platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findSession } from '../sessions';
import { type Platform, PLATFORM, startPlatform } from '@touchline/testkit/players/platform';
import {
  application,
  mailedToken,
  mailsTo,
  PASSWORD,
  signedUp,
} from '@touchline/testkit/players/signed-up';
import { MAILS_AN_HOUR } from './mail-allowance';

const HOUR = 60 * 60_000;
const NEW_PASSWORD = 'another horse entirely';
const INVALID = { status: 400, error: { code: 'token_invalid' } };

let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const enter = (email: string, password = PASSWORD, caller: object = {}) =>
  platform.ask(signIn, { body: { email, password } }, caller);
const confirm = (confirmation_token: string) =>
  platform.ask(calls.confirmEmail, { query: { confirmation_token } });
const replace = (reset_password_token: string, password = NEW_PASSWORD) =>
  platform.ask(calls.replacePassword, { body: { reset_password_token, password } });
const forgot = (email: string) => platform.ask(calls.forgotPassword, { body: { email } });
const resend = (email: string) => platform.ask(calls.resendConfirmation, { body: { email } });

async function aNewcomer(): Promise<{ email: string; token: string }> {
  const body = application();
  await platform.ask(signUp, { body });
  return { email: body.email, token: await mailedToken(platform, body.email) };
}

async function aForgetfulPlayer() {
  const { player, token: sessionToken } = await signedUp(platform);
  await forgot(player.email);
  return { player, sessionToken, link: await mailedToken(platform, player.email) };
}

test('the link in the mail of a sign-up lets its player in, and holds for one use', async () => {
  const { email, token } = await aNewcomer();
  const [mail] = await mailsTo(platform, email);
  expect(mail?.body).toContain(`${PLATFORM}/users/confirmation?confirmation_token=${token}`);
  expect(await confirm(token)).toEqual({ status: 200, body: { data: { email } } });
  expect(await enter(email)).toMatchObject({ status: 200 });
  expect(await confirm(token)).toMatchObject(INVALID);
});

test('a link confirms for three days and no longer', async () => {
  const [early, late] = [await aNewcomer(), await aNewcomer()];
  platform.clock.pass(72 * HOUR - 1000);
  expect(await confirm(early.token)).toMatchObject({ status: 200 });
  platform.clock.pass(1000);
  expect(await confirm(late.token)).toMatchObject(INVALID);
});

test('of a token only its sha-256 hash is kept', async () => {
  const { token } = await aNewcomer();
  const rows = await platform.db.selectFrom('account_tokens').select('token_hash').execute();
  const hashes = rows.map((row) => row.token_hash.toString('hex'));
  expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a token made up, empty of sense or meant for something else opens nothing', async () => {
  const { email, token } = await aNewcomer();
  const { link } = await aForgetfulPlayer();
  for (const guess of ['x', '\u0000', `${token}=`, "' or true --", link]) {
    expect(await confirm(guess)).toMatchObject(INVALID);
  }
  expect(await replace(token)).toMatchObject(INVALID);
  const query = { unlock_token: token };
  expect(await platform.ask(calls.unlockAccount, { query })).toMatchObject(INVALID);
  expect(await enter(email)).toMatchObject({ status: 403, error: { code: 'unconfirmed' } });
});

test('a newer link takes the place of the one before', async () => {
  const { email, token } = await aNewcomer();
  await resend(email);
  const newer = await mailedToken(platform, email);
  expect(newer).not.toBe(token);
  expect(await confirm(token)).toMatchObject(INVALID);
  expect(await confirm(newer)).toMatchObject({ status: 200 });
});

/** Waits until this many transactions wait for a row. */
const waiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(platform.db);
    expect(rows).toHaveLength(count);
  });

test('of two who have shown a link that is still good, one gets through', async () => {
  const { email, token } = await aNewcomer();
  const following = await platform.db.transaction().execute(async (tx) => {
    await tx.selectFrom('players').select('id').where('email', '=', email).forUpdate().execute();
    const answers = [confirm(token), confirm(token)];
    await waiting(2);
    return { answers };
  });
  const answers = await Promise.all(following.answers);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('of eight who replace a password at once, one does, and its password is the one that counts', async () => {
  const { player, link } = await aForgetfulPlayer();
  const passwords = Array.from({ length: 8 }, (_, at) => `password number ${at}`);
  const answers = await Promise.all(passwords.map((password) => replace(link, password)));
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await enter(player.email, passwords[winner])).toMatchObject({ status: 200 });
});

test('a password that is replaced ends every session and link of the player, and is announced', async () => {
  const { player, sessionToken, link } = await aForgetfulPlayer();
  const other = await signedUp(platform);
  platform.signedOut.length = 0;
  expect(await replace(link)).toMatchObject({ status: 200, body: {} });
  expect(await findSession(platform.db, sessionToken, platform.clock.now())).toBeNull();
  expect(await findSession(platform.db, other.token, platform.clock.now())).not.toBeNull();
  expect(platform.signedOut).toEqual([player.id]);
  expect(await replace(link)).toMatchObject(INVALID);
  expect(await enter(player.email)).toMatchObject({ status: 401 });
  expect(await enter(player.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  const subjects = (await mailsTo(platform, player.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('was changed'));
});

test('a password is replaced for two hours after the mail and no longer', async () => {
  const [early, late] = [await aForgetfulPlayer(), await aForgetfulPlayer()];
  platform.clock.pass(2 * HOUR - 1000);
  expect(await replace(early.link)).toMatchObject({ status: 200 });
  platform.clock.pass(1000);
  expect(await replace(late.link)).toMatchObject(INVALID);
});

test('whoever forgot the password need not wait after replacing it', async () => {
  const { player, link } = await aForgetfulPlayer();
  for (let count = 0; count < 5; count += 1) await enter(player.email, 'wrong');
  await replace(link);
  expect(await enter(player.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
});

test('a stranger who signed up first with an address is put out by its owner', async () => {
  const stranger = application({ password: 'the password of a stranger' });
  await platform.ask(signUp, { body: stranger });
  const strangersLink = await mailedToken(platform, stranger.email);
  await platform.ask(signUp, { body: { ...stranger, password: PASSWORD } });
  const told = (await mailsTo(platform, stranger.email)).at(-1)?.body ?? '';
  expect(told).toContain(`${PLATFORM}/users/password/new`);
  expect(told).not.toContain('_token=');
  await forgot(stranger.email);
  await replace(await mailedToken(platform, stranger.email));
  expect(await enter(stranger.email, stranger.password)).toMatchObject({ status: 401 });
  expect(await enter(stranger.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  expect(await confirm(strangersLink)).toMatchObject(INVALID);
});

test('a stranger who signs up after the owner changes neither the password nor the link', async () => {
  const { email, token } = await aNewcomer();
  const body = application({ email, password: 'the password of a stranger' });
  await platform.ask(signUp, { body });
  expect(await confirm(token)).toMatchObject({ status: 200 });
  expect(await enter(email, body.password)).toMatchObject({ status: 401 });
  expect(await enter(email)).toMatchObject({ status: 200 });
});

test('nobody comes in with a password that is replaced while it is checked', async () => {
  const { player } = await signedUp(platform);
  const { db } = platform;
  const entering = await db.transaction().execute(async (tx) => {
    const change = tx.updateTable('players').set({ password_hash: 'another' });
    await change.where('id', '=', player.id).execute();
    const answer = enter(player.email);
    // The password that is checked is the old one; the session waits for the row.
    await waiting(1);
    return { answer };
  });
  expect(await entering.answer).toMatchObject({ status: 401 });
});

const addresses = {
  'sign-up': (email: string) => platform.ask(signUp, { body: application({ email }) }),
  'a forgotten password': forgot,
  'a link to confirm': resend,
  'a link to unlock': (email: string) => platform.ask(calls.resendUnlock, { body: { email } }),
};

test.each(Object.entries(addresses))(
  'an answer to %s does not tell whether the address has an account',
  async (_what, ask) => {
    const { player } = await signedUp(platform);
    const { email: unconfirmed } = await aNewcomer();
    const nobody = application().email;
    const answers = await Promise.all(
      [player.email, unconfirmed, nobody].map(async (email) =>
        JSON.stringify(await ask(email)).replace(email, 'the address'),
      ),
    );
    expect(new Set(answers).size).toBe(1);
  },
);

test('the address is counted whether or not it has an account, so that both cost the same writes', async () => {
  const { player } = await signedUp(platform);
  const nobody = application().email;
  await forgot(player.email);
  await forgot(nobody);
  for (const email of [player.email, nobody]) {
    const rows = await platform.db
      .selectFrom('account_mails')
      .select('count')
      .where('address_hash', '=', createHash('sha256').update(email).digest())
      .where('kind', '=', 'password')
      .execute();
    expect(rows).toEqual([{ count: 1 }]);
  }
  expect(await mailsTo(platform, nobody)).toEqual([]);
});

test('a sign-up mails something to its address in both cases', async () => {
  const { player } = await signedUp(platform);
  const before = (await mailsTo(platform, player.email)).length;
  await platform.ask(signUp, { body: application({ email: player.email }) });
  expect(await mailsTo(platform, player.email)).toHaveLength(before + 1);
  const { email } = await aNewcomer();
  expect(await mailsTo(platform, email)).toHaveLength(1);
});

test('an address gets five mails of a kind in an hour, and the link in the last of them works', async () => {
  const { player } = await signedUp(platform);
  const before = (await mailsTo(platform, player.email)).length;
  const answers = await Promise.all(
    Array.from({ length: MAILS_AN_HOUR + 5 }, () => forgot(player.email)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await mailsTo(platform, player.email)).toHaveLength(before + MAILS_AN_HOUR);
  expect(await replace(await mailedToken(platform, player.email))).toMatchObject({ status: 200 });
  platform.clock.pass(HOUR);
  await forgot(player.email);
  expect(await mailsTo(platform, player.email)).toHaveLength(before + MAILS_AN_HOUR + 2);
});

test('nothing is mailed that has no use: to confirm a confirmed address, to unlock an open account', async () => {
  const { player } = await signedUp(platform);
  const before = await mailsTo(platform, player.email);
  await resend(player.email);
  await platform.ask(calls.resendUnlock, { body: { email: player.email } });
  expect(await mailsTo(platform, player.email)).toEqual(before);
});

test('a session from before a sign-up stays whose it was', async () => {
  const { player, token } = await signedUp(platform);
  const caller = { playerId: player.id, sessionToken: token };
  const answer = await platform.ask(signUp, { body: application() }, caller);
  expect(answer).not.toHaveProperty('session');
  const now = await platform.ask(getPlayer, {}, caller);
  expect(now).toMatchObject({ body: { data: { id: player.id } } });
});

test('a player is written to in their language', async () => {
  const { player } = await signedUp(platform, { language: 'de' });
  const [mail] = await mailsTo(platform, player.email);
  expect(mail?.subject).toBe('Bestätige deine Adresse für Touchline');
  expect(mail?.body).toContain(`${PLATFORM}/de/users/confirmation?confirmation_token=`);
});
