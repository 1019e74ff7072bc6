import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../http/app';
import { routerOn } from '../../http/router';
import { playerRoutes } from '../routes';
import { findSession, sessionFinder } from '../sessions';
import { type Platform, PLATFORM, startPlatform } from '@touchline/testkit/players/platform';
import { application, mailedToken, PASSWORD } from '@touchline/testkit/players/signed-up';

let platform: Platform;
let app: FastifyInstance;

beforeAll(async () => {
  platform = await startPlatform();
  const trustedOrigins = new Set([PLATFORM]);
  app = await createApp({
    log: pino({ level: 'silent' }),
    trustedOrigins,
    ready: async () => true,
  });
  const router = routerOn(app, {
    origin: 'platform',
    locales: ['en', 'de'],
    trustedOrigins,
    secureCookies: false,
    cookieDomain: undefined,
    findPlayer: sessionFinder(platform.db, platform.clock),
  });
  playerRoutes(router, platform.deps);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const send = (method: 'POST' | 'PUT', path: string, body: object, more: object = {}) =>
  app.inject({ method, url: `/api/users${path}`, payload: body, ...more });

async function aConfirmedAddress(): Promise<string> {
  const body = application();
  await send('POST', '', body);
  const token = await mailedToken(platform, body.email);
  await app.inject(`/api/users/confirmation?confirmation_token=${token}`);
  return body.email;
}

test('signing up sets no cookie, and following the link neither', async () => {
  const body = application();
  const answer = await send('POST', '', body);
  expect(answer.statusCode).toBe(201);
  expect(answer.cookies).toEqual([]);
  const token = await mailedToken(platform, body.email);
  const followed = await app.inject(`/api/users/confirmation?confirmation_token=${token}`);
  expect(followed.json()).toEqual({ data: { email: body.email } });
  expect(followed.cookies).toEqual([]);
  expect(followed.headers['cache-control']).toBe('no-store');
});

test('a session that somebody planted before the sign-in is not the one that begins', async () => {
  const email = await aConfirmedAddress();
  const planted = 'a-token-that-somebody-planted';
  const cookies = { touchline_session: planted };
  const answer = await send('POST', '/sign_in', { email, password: PASSWORD }, { cookies });
  expect(answer.statusCode).toBe(200);
  const begun = answer.cookies.find(({ name }) => name === 'touchline_session')?.value ?? '';
  expect(begun).not.toBe(planted);
  const now = platform.clock.now();
  expect(await findSession(platform.db, planted, now)).toBeNull();
  expect(await findSession(platform.db, begun, now)).not.toBeNull();
});

test.each([
  ['POST', '', { email: 'no address', password: PASSWORD }, 'body.email'],
  ['POST', '', { password: 'short' }, 'body.password'],
  ['POST', '', { password: 'x'.repeat(201) }, 'body.password'],
  ['POST', '', { language: 'x'.repeat(11) }, 'body.language'],
  ['POST', '', { currency: 'EUR\u0000' }, 'body.currency'],
  ['POST', '/password', { email: 'a@b.example\u0000' }, 'body.email'],
  ['POST', '/password', { email: { toString: 1 } }, 'body.email'],
  ['POST', '/unlock', { email: 'a@b.example\r\nBcc: eve@evil.example' }, 'body.email'],
  ['POST', '/confirmation', { email: 'a@b.example,eve@evil.example' }, 'body.email'],
  ['PUT', '/password', { reset_password_token: '' }, 'body.reset_password_token'],
  ['PUT', '/password', { reset_password_token: ['x'] }, 'body.reset_password_token'],
] as const)('%s /users%s refuses %j by its field', async (method, path, change, field) => {
  const whole = { ...application(), reset_password_token: 'x', ...change };
  const answer = await send(method, path, whole);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { code: 'bad_request', field } });
});

test.each([
  ['/api/users/confirmation'],
  ['/api/users/confirmation?confirmation_token='],
  ['/api/users/unlock?unlock_token=a&unlock_token=b'],
  [`/api/users/unlock?unlock_token=${'x'.repeat(201)}`],
])('a link that is no link (%s) is refused by its field', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ error: { field: string } }>().error.field).toMatch(/^query\./);
});

test('another site cannot ask for anything in the name of its visitors', async () => {
  const email = await aConfirmedAddress();
  const headers = { origin: 'https://evil.example' };
  const tries = await Promise.all([
    send('POST', '', application(), { headers }),
    send('POST', '/sign_in', { email, password: PASSWORD }, { headers }),
    send('POST', '/password', { email }, { headers }),
    send('PUT', '/password', { reset_password_token: 'x', password: PASSWORD }, { headers }),
  ]);
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
});
