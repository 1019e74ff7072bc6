import * as calls from '@touchline/wire/calls/second-factor';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dataOf,
  profilePlatform,
  type ProfilePlatform,
} from '@touchline/testkit/players/profile-platform';
import { findSession } from '../sessions';

let platform: ProfilePlatform;
beforeAll(async () => {
  platform = await profilePlatform();
});
afterAll(() => platform.close());

const codeOf = (secret: string, shift = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: platform.clock.now().getTime() + shift * 30_000,
  });

/** A player whose app is confirmed; a minute later, so that its next code is a fresh one. */
async function withApp() {
  const playerId = await platform.aPlayer();
  const me = { playerId };
  const begun = await platform.ask(calls.beginTotp, {}, me);
  const { secret } = dataOf(begun);
  const body = { code: codeOf(secret) };
  const done = await platform.ask(calls.confirmTotp, { body }, me);
  const recoveryCodes = dataOf(done).recovery_codes!;
  platform.clock.pass(60_000);
  return { me, playerId, secret, recoveryCodes };
}
const state = async (me: object) => dataOf(await platform.ask(calls.getSecondFactor, {}, me));

test('an app counts once a code has confirmed it, and ten codes to recover are told then', async () => {
  const playerId = await platform.aPlayer();
  const me = { playerId };
  const begun = await platform.ask(calls.beginTotp, {}, me);
  const { secret, uri } = dataOf(begun);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Touchline:player-\d+%40mail\.example\?/);
  expect(uri).toContain(`secret=${secret}`);
  expect(await state(me)).toEqual({ totp: false, passkeys: [], recovery_codes_left: 0 });
  const done = await platform.ask(calls.confirmTotp, { body: { code: codeOf(secret) } }, me);
  const codes = dataOf(done).recovery_codes!;
  expect(new Set(codes).size).toBe(10);
  expect(await state(me)).toEqual({ totp: true, passkeys: [], recovery_codes_left: 10 });
});

test('neither the secret nor a recovery code is in the database as it was told', async () => {
  const { secret, recoveryCodes, playerId } = await withApp();
  const [factor] = await platform.db
    .selectFrom('totp_factors')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute();
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  expect(factor?.secret.includes(bytes)).toBe(false);
  const rows = await platform.db.selectFrom('recovery_codes').selectAll().execute();
  const plain = recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]);
  for (const { code_hash: hash } of rows) expect(plain).not.toContain(hash.toString());
});

test('a wrong code does not confirm an app', async () => {
  const me = { playerId: await platform.aPlayer() };
  const begun = await platform.ask(calls.beginTotp, {}, me);
  const right = codeOf(dataOf(begun).secret);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  const answer = await platform.ask(calls.confirmTotp, { body: { code: wrong } }, me);
  expect(answer).toMatchObject({ status: 403, error: { code: 'second_factor_wrong' } });
  expect((await state(me)).totp).toBe(false);
});

test('a confirmed app is not replaced by beginning again', async () => {
  const { me, secret } = await withApp();
  const again = await platform.ask(calls.beginTotp, {}, me);
  expect(again).toMatchObject({ status: 409 });
  const body = { code: codeOf(secret) };
  expect(await platform.ask(calls.removeTotp, { body }, me)).toMatchObject({ status: 200 });
});

test('confirming gives the session a fresh token, which the browser is told', async () => {
  const playerId = await platform.aPlayer();
  const sessionToken = await platform.aSession(playerId);
  const me = { playerId, sessionToken };
  const begun = await platform.ask(calls.beginTotp, {}, me);
  const body = { code: codeOf(dataOf(begun).secret) };
  const answer = await platform.ask(calls.confirmTotp, { body }, me);
  const session = 'session' in answer ? answer.session : null;
  expect(session?.token).not.toBe(sessionToken);
  platform.clock.pass(60_000);
  const now = platform.clock.now();
  expect(await findSession(platform.db, session!.token, now)).toEqual({ playerId });
  expect(await findSession(platform.db, sessionToken, now)).toBeNull();
});

test.each([
  ['without a code', () => ({}), 403],
  ['by a wrong recovery code', () => ({ recovery_code: 'aaaa' }), 403],
  ['by an old code', (secret: string) => ({ code: codeOf(secret, -3) }), 403],
  ['by a code', (secret: string) => ({ code: codeOf(secret) }), 200],
])('an app that is taken away %s', async (_how, bodyFor, status) => {
  const { me, secret } = await withApp();
  const answer = await platform.ask(calls.removeTotp, { body: bodyFor(secret) }, me);
  expect(answer.status).toBe(status);
  expect((await state(me)).totp).toBe(status !== 200);
});

test('with the last factor its recovery codes go too', async () => {
  const { me, recoveryCodes } = await withApp();
  const body = { recovery_code: recoveryCodes[3]!.toUpperCase() };
  expect(await platform.ask(calls.removeTotp, { body }, me)).toMatchObject({ status: 200 });
  expect(await state(me)).toEqual({ totp: false, passkeys: [], recovery_codes_left: 0 });
});

test('new recovery codes take the place of the old ones', async () => {
  const { me, recoveryCodes } = await withApp();
  const body = { recovery_code: recoveryCodes[0]! };
  const answer = await platform.ask(calls.renewRecoveryCodes, { body }, me);
  const fresh = dataOf(answer).recovery_codes;
  expect(fresh.some((code) => recoveryCodes.includes(code))).toBe(false);
  const old = { recovery_code: recoveryCodes[1]! };
  expect(await platform.ask(calls.removeTotp, { body: old }, me)).toMatchObject({ status: 403 });
});

test('after ten tries in a quarter of an hour even the right answer has to wait', async () => {
  const { me, secret } = await withApp();
  const guess = { recovery_code: 'guess' };
  await Promise.all(
    Array.from({ length: 10 }, () => platform.ask(calls.removeTotp, { body: guess }, me)),
  );
  const right = () => ({ body: { code: codeOf(secret) } });
  expect(await platform.ask(calls.removeTotp, right(), me)).toMatchObject({ status: 429 });
  const elsewhere = { ...me, sessionToken: await platform.aSession(me.playerId) };
  expect(
    await platform.ask(calls.confirmTotp, { body: { code: '000000' } }, elsewhere),
  ).toMatchObject({
    status: 403,
  });
  platform.clock.pass(15 * 60_000);
  expect(await platform.ask(calls.removeTotp, right(), me)).toMatchObject({ status: 200 });
});
