import * as calls from '@touchline/wire/calls/second-factor';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dataOf,
  profilePlatform,
  type ProfilePlatform,
} from '@touchline/testkit/players/profile-platform';
import { softwareAuthenticator } from '@touchline/testkit/players/software-authenticator';

let platform: ProfilePlatform;
beforeAll(async () => {
  platform = await profilePlatform();
});
afterAll(() => platform.close());

const SITE = { rpId: 'bets.example', origin: 'https://bets.example' };

async function mailsTo(playerId: number) {
  return platform.db
    .selectFrom('messages')
    .innerJoin('players', 'players.email', 'messages.recipient')
    .select(['subject', 'body'])
    .where('players.id', '=', playerId)
    .orderBy('messages.id')
    .execute();
}

async function begunTotp(me: { playerId: number }): Promise<string> {
  const { secret } = dataOf(await platform.ask(calls.beginTotp, {}, me));
  const timestamp = platform.clock.now().getTime();
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

test('a player is mailed when an authenticator app comes and goes', async () => {
  const me = { playerId: await platform.aPlayer() };
  const body = { code: await begunTotp(me) };
  const codes = dataOf(await platform.ask(calls.confirmTotp, { body }, me)).recovery_codes ?? [];
  const proof = { body: { recovery_code: codes[0] } };
  await platform.ask(calls.removeTotp, proof, me);
  const [on, off, ...more] = await mailsTo(me.playerId);
  expect(on?.subject).toBe('An authenticator app was added to your account at Touchline');
  expect(off?.subject).toBe('The authenticator app was removed from your account at Touchline');
  expect(more).toEqual([]);
  const link = 'https://players.example/users/password/new';
  for (const mail of [on, off]) expect(mail?.body.split('\n\n')).toContain(link);
});

test('a player is mailed when a passkey comes and goes, in the player’s language', async () => {
  const me = { playerId: await platform.aPlayer({ language: 'de' }) };
  const { challenge } = dataOf(await platform.ask(calls.beginPasskey, {}, me));
  const made = softwareAuthenticator().make({ ...SITE, challenge: String(challenge) });
  const added = await platform.ask(calls.addPasskey, { body: { name: 'key', passkey: made } }, me);
  const { passkey, recovery_codes: codes } = dataOf(added);
  const proof = { recovery_code: codes?.[0] };
  await platform.ask(calls.removePasskey, { params: { id: passkey.id }, body: proof }, me);
  const mails = await mailsTo(me.playerId);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Dein Konto bei Touchline hat einen neuen Passkey',
    'Ein Passkey deines Kontos bei Touchline wurde entfernt',
  ]);
  for (const { body } of mails)
    expect(body).toContain('https://players.example/de/users/password/new');
});

test('what was refused, begun or only renamed is not mailed', async () => {
  const me = { playerId: await platform.aPlayer() };
  const code = await begunTotp(me);
  const wrong = { body: { code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') } };
  expect(await platform.ask(calls.confirmTotp, wrong, me)).toMatchObject({ status: 403 });
  const proof = { body: { recovery_code: 'made-up' } };
  expect(await platform.ask(calls.removeTotp, proof, me)).toMatchObject({ status: 403 });
  await platform.ask(calls.beginPasskey, {}, me);
  expect(await mailsTo(me.playerId)).toEqual([]);
});
