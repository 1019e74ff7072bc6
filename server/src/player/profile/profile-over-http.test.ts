import { ALL_CALLS } from '@touchline/wire/calls/all';
import type { Call } from '@touchline/wire/calls/call';
import * as profile from '@touchline/wire/calls/profile';
import * as secondFactor from '@touchline/wire/calls/second-factor';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../http/app';
import { routerOn } from '../../http/router';
import { beginChallenge } from '../second-factor/challenge';
import { softwareAuthenticator } from '@touchline/testkit/players/software-authenticator';
import { isConfirmed, noteConfirmed } from '../confirm/confirmed';
import { sessionFinder } from '../sessions';
import { profileRoutes } from './profile-routes';
import { profilePlatform, type ProfilePlatform } from '@touchline/testkit/players/profile-platform';

const ORIGIN = 'https://bets.example';

let platform: ProfilePlatform;
let app: FastifyInstance;

beforeAll(async () => {
  platform = await profilePlatform();
  const log = pino({ level: 'silent' });
  app = await createApp({ log, trustedOrigins: new Set([ORIGIN]), ready: async () => true });
  const router = routerOn(app, {
    origin: 'platform',
    locales: ['en'],
    trustedOrigins: new Set([ORIGIN]),
    secureCookies: true,
    cookieDomain: undefined,
    findPlayer: sessionFinder(platform.db, platform.clock),
    isConfirmed: (token) => isConfirmed(platform.db, token),
  });
  profileRoutes(router, platform.deps);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

async function request(
  { method, path }: Call,
  { payload, token, id }: { payload?: object; token?: string; id?: string } = {},
) {
  const answer = await app.inject({
    method: method as 'POST',
    url: path.replace(':id', id ?? ''),
    headers: { origin: ORIGIN, ...(token ? { cookie: `touchline_session=${token}` } : {}) },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
}

const callsOf = (file: object): Call[] =>
  Object.values(file).filter((value): value is Call => 'method' in value && 'path' in value);
const ours = [...callsOf(profile), ...callsOf(secondFactor)];

test.each(ours.filter(({ access }) => access === 'player'))(
  'a visitor is answered with 401: $name',
  async (call) => {
    const id = crypto.randomUUID();
    expect((await request(call, { payload: {}, id })).status).toBe(401);
  },
);

test('no path is answered for two calls', () => {
  const known = new Set([...ALL_CALLS, ...ours]);
  const paths = [...known].map(({ origin, method, path }) => `${origin} ${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a player adds a key, signs in with it, and ends the session elsewhere', async () => {
  const playerId = await platform.aPlayer();
  const token = await platform.aSession(playerId);
  await noteConfirmed(platform.db, token);
  const begun = await request(secondFactor.beginPasskey, { payload: {}, token });
  const device = softwareAuthenticator();
  const about = { rpId: 'bets.example', origin: ORIGIN };
  expect(begun.body.data).toMatchObject({
    rp: { id: 'bets.example', name: 'Touchline' },
    attestation: 'none',
  });
  expect(begun.body.data.pubKeyCredParams).toContainEqual({ alg: -7, type: 'public-key' });
  const passkey = device.make({ ...about, challenge: begun.body.data.challenge });
  const payload = { name: 'My key', passkey: { ...passkey, clientExtensionResults: {} } };
  const added = await request(secondFactor.addPasskey, { payload, token });
  expect(added.status).toBe(201);
  const renewed = added.cookies[0]!.value;
  const { db, deps, clock } = platform;
  const challenge = await beginChallenge(db, playerId, deps.secondFactor, clock.now());
  const options = challenge!.passkey_options as { challenge: string };
  const used = device.use({ ...about, challenge: options.challenge });
  const entered = await request(secondFactor.signInSecondFactor, {
    payload: { token: challenge!.token, passkey: used },
  });
  expect(entered.body).toMatchObject({ data: { id: playerId } });
  const own = entered.cookies[0]!.value;
  const { body } = await request(profile.listSessions, { token: own });
  const other = body.data.find((each: { is_current: boolean }) => !each.is_current);
  const ended = await request(profile.endOneSession, { token: own, id: other.id });
  expect(ended.status).toBe(200);
  expect((await request(profile.listSessions, { token: renewed })).status).toBe(401);
});

test('a wrong answer of who is signed in is not 401, which would sign them out', async () => {
  const token = await platform.aSession(await platform.aPlayer());
  expect((await request(secondFactor.beginTotp, { payload: {}, token })).body).toMatchObject({
    error: { code: 'confirm_password' },
  });
  await noteConfirmed(platform.db, token);
  const code = TOTP.generate({ secret: new Secret(), timestamp: 0 });
  expect((await request(secondFactor.confirmTotp, { payload: { code }, token })).status).toBe(403);
});

test.each([
  [profile.updateProfile, { first_name: 'a\u0000b' }, 'body.first_name'],
  [profile.updateProfile, { country_code: 5 }, 'body.country_code'],
  [profile.updateLocale, {}, 'body.locale'],
  [profile.sendPhoneCode, { number: ['+4915112345678'] }, 'body.number'],
  [profile.verifyPhone, { code: '12345a' }, 'body.code'],
  [secondFactor.confirmTotp, { code: '12345' }, 'body.code'],
  [secondFactor.addPasskey, { name: '', passkey: {} }, 'body.name'],
  [profile.endOneSession, undefined, 'params.id'],
])('%o of %j is refused by its field', async (call, payload, field) => {
  const token = await platform.aSession(await platform.aPlayer());
  const answer = await request(call, { payload: payload ?? {}, token, id: 'not-an-id' });
  expect(answer.body.error).toMatchObject({ code: 'bad_request', field });
});
