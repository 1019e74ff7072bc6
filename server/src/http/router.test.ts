import { APP_HEADER } from '@touchline/wire/calls/app-header';
import { defineCall } from '@touchline/wire/calls/call';
import { failure, reply } from '@touchline/wire/calls/router';
import { amount } from '@touchline/wire/money';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from './app';
import { routerOn } from './router';

const OURS = 'https://bets.example';
const EXPIRES = new Date('2030-01-01T00:00:00Z');

const double = defineCall({
  name: 'double',
  summary: 'Doubles an amount',
  origin: 'sportsbook',
  method: 'POST',
  path: '/double/:id',
  access: 'player',
  params: z.object({ id: z.string() }),
  body: z.object({ stake: z.object({ value: amount }) }),
  reply: z.object({ value: z.int(), playerId: z.int() }),
});

const enter = defineCall({
  name: 'enter',
  summary: 'Begins or ends a session',
  origin: 'sportsbook',
  method: 'GET',
  path: '/enter',
  access: 'anyone',
  query: z.object({ leave: z.optional(z.string()) }),
  reply: z.object({ locale: z.string() }),
});

const broken = defineCall({
  name: 'broken',
  summary: 'Meets a bug',
  origin: 'sportsbook',
  method: 'GET',
  path: '/broken',
  access: 'anyone',
  reply: z.object({}),
});

let app: FastifyInstance;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  app = await createApp({ log, trustedOrigins: new Set([OURS]), ready: async () => true });
  const router = routerOn(app, {
    origin: 'sportsbook',
    locales: ['en', 'de'],
    trustedOrigins: new Set([OURS]),
    secureCookies: true,
    cookieDomain: 'bets.example',
    findPlayer: async (token) => (token === 'known' ? { playerId: 7, exclusion: null } : null),
  });
  router.on(double, async ({ body, playerId }) =>
    body.stake.value > 100n
      ? failure(422, 'conflict', 'too much', { field: 'body.stake.value' })
      : reply({ value: Number(body.stake.value) * 2, playerId }),
  );
  router.on(enter, async ({ query, locale }) => ({
    ...reply({ locale }),
    session: query.leave === undefined ? { token: 'fresh', expiresAt: EXPIRES } : null,
  }));
  router.on(broken, async () => {
    throw new Error('the inside of a bug');
  });
});

afterAll(() => app.close());

const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/double/1',
    payload,
    headers: { cookie: 'touchline_session=known', ...headers },
  });

test('a handler gets parsed parts and the player, and its reply is sent', async () => {
  const answer = await post({ stake: { value: 21 } });
  expect(answer.json()).toEqual({ value: 42, playerId: 7 });
});

test('a bad request names the field', async () => {
  const answer = await post({ stake: { value: 'much' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'bad_request', field: 'body.stake.value' });
});

test('a body that is no JSON is a bad request, not a bug', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/double/1',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(400);
});

test.each([
  ['without a session', ''],
  ['with a session nobody knows', 'touchline_session=stolen'],
])('a call for players is refused %s', async (_rule, cookie) => {
  const answer = await post({ stake: { value: 1 } }, { cookie });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().error.code).toBe('unauthorized');
});

test('a change asked for by a page of another site is refused', async () => {
  const foreign = await post({ stake: { value: 1 } }, { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  const own = await post({ stake: { value: 1 } }, { origin: OURS });
  expect(own.statusCode).toBe(200);
});

test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
  'our own pages may %s from the other origin',
  async (method) => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/double/1',
      headers: { origin: OURS, 'access-control-request-method': method },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(OURS);
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
    expect(answer.headers['access-control-allow-methods']).toContain(method);
  },
);

test('our own pages may say which application they are, and no other site’s may', async () => {
  const asking = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/double/1',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': APP_HEADER,
      },
    });
  const ours = await asking(OURS);
  expect(ours.headers['access-control-allow-headers']).toContain(APP_HEADER);
  const theirs = await asking('https://evil.example');
  expect(theirs.headers['access-control-allow-origin']).not.toBe('https://evil.example');
});

test('an error that is no bug keeps its status, code and field', async () => {
  const answer = await post({ stake: { value: 101 } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error).toEqual({
    code: 'conflict',
    message: 'too much',
    field: 'body.stake.value',
  });
});

test('a bug is answered without its inside', async () => {
  const answer = await app.inject({ url: '/broken' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('inside');
  expect(answer.json().error.message).toBe('UNEXPECTED ERROR');
});

test('a session is a cookie that scripts cannot read, bound to the domain', async () => {
  const answer = await app.inject({ url: '/enter', headers: { 'accept-language': 'de' } });
  expect(answer.json()).toEqual({ locale: 'de' });
  expect(answer.cookies[0]).toMatchObject({
    name: 'touchline_session',
    value: 'fresh',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    domain: 'bets.example',
    expires: EXPIRES,
  });
});

test('ending a session takes the cookie away', async () => {
  const answer = await app.inject({ url: '/enter?leave=1' });
  expect(answer.cookies[0]).toMatchObject({ name: 'touchline_session', value: '' });
});

test('a call is only answered on its own origin', () => {
  const router = routerOn(app, {
    origin: 'platform',
    locales: ['en'],
    trustedOrigins: new Set(),
    secureCookies: false,
    cookieDomain: undefined,
    findPlayer: async () => null,
  });
  expect(() => router.on(enter, async () => reply({ locale: 'en' }))).toThrow(/enter is answered/);
});

test('no answer is kept by anybody', async () => {
  const { headers } = await app.inject({ url: '/enter' });
  expect(headers['cache-control']).toBe('no-store');
});
