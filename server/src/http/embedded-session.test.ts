import { defineCall } from '@touchline/wire/calls/call';
import { reply } from '@touchline/wire/calls/router';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from './app';
import { type DoorKeys, routerOn } from './router';

const OURS = 'https://play.bets.example';
const TOKEN = 'known';
const COOKIE = `__Host-touchline_session=${TOKEN}`;

const enter = defineCall({
  name: 'enter',
  summary: 'Begins or ends a session',
  origin: 'platform',
  method: 'POST',
  path: '/enter',
  access: 'anyone',
  body: z.object({ leave: z.optional(z.boolean()) }),
  reply: z.object({ country: z.nullable(z.string()) }),
});

const change = defineCall({
  name: 'change',
  summary: 'Changes something',
  origin: 'platform',
  method: 'DELETE',
  path: '/change',
  access: 'player',
  reply: z.object({}),
});

let changed = 0;
const apps: FastifyInstance[] = [];

async function site(keys: Partial<DoorKeys>): Promise<FastifyInstance> {
  const trustedOrigins = new Set([OURS]);
  const log = pino({ level: 'silent' });
  const app = await createApp({ log, trustedOrigins, ready: async () => true });
  apps.push(app);
  const router = routerOn(app, {
    origin: 'platform',
    locales: ['en'],
    trustedOrigins,
    secureCookies: true,
    cookieDomain: undefined,
    findPlayer: async (token) => (token === TOKEN ? { playerId: 7, exclusion: null } : null),
    ...keys,
  });
  router.on(enter, async ({ body, country = null }) => ({
    ...reply({ country }),
    session: body.leave ? null : { token: 'fresh', expiresAt: new Date('2030-01-01T00:00:00Z') },
  }));
  router.on(change, async () => {
    changed += 1;
    return reply({});
  });
  return app;
}

let embedded: FastifyInstance;
beforeAll(async () => {
  embedded = await site({ embedded: true, countryHeader: 'CF-IPCountry' });
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

async function cookieOf(app: FastifyInstance, payload: object = {}): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/enter', payload });
  return String(answer.headers['set-cookie']);
}

test.each([{}, { leave: true }])(
  'a site that is embedded begins and ends sessions in the jar of the host page: %j',
  async (payload) => {
    const cookie = await cookieOf(embedded, payload);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/']) {
      expect(cookie.split('; ')).toContain(part);
    }
  },
);

test.each([
  ['is not embedded', { embedded: false }],
  ['is embedded over plain HTTP, where browsers take no such cookie', { secureCookies: false }],
])('a site that %s has a session that other sites do not send', async (_what, keys) => {
  const cookie = await cookieOf(await site({ embedded: true, ...keys }));
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).not.toContain('Partitioned');
});

test.each([
  ['another site', 'https://evil.example'],
  ['a host page that shows ours', 'https://host.example'],
  ['a page whose name only begins like ours', `${OURS}.evil.example`],
  ['the same host over plain HTTP', 'http://play.bets.example'],
  ['a frame without an origin', 'null'],
])('a change asked for by %s is refused, also with the cookie', async (_who, origin) => {
  changed = 0;
  const headers = { origin, cookie: COOKIE };
  const answer = await embedded.inject({ method: 'DELETE', url: '/change', headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(changed).toBe(0);
});

test('a change asked for by our own page in a frame is made', async () => {
  changed = 0;
  const headers = { origin: OURS, cookie: COOKIE, 'sec-fetch-site': 'same-origin' };
  const answer = await embedded.inject({ method: 'DELETE', url: '/change', headers });
  expect(answer.statusCode).toBe(200);
  expect(changed).toBe(1);
});

test.each(['https://evil.example', 'null'])(
  'signing in is not begun from %s either, so nobody is signed in as somebody else',
  async (origin) => {
    const headers = { origin };
    const answer = await embedded.inject({ method: 'POST', url: '/enter', payload: {}, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test.each([
  ['US', 'US'],
  ['de', 'DE'],
  ['XX', null],
  ['US, DE', null],
])('where the edge says %s, the country is %s', async (told, country) => {
  const headers = { 'cf-ipcountry': told };
  const answer = await embedded.inject({ method: 'POST', url: '/enter', payload: {}, headers });
  expect(answer.json()).toEqual({ country });
});

test('without such an edge a header is not believed', async () => {
  const headers = { 'cf-ipcountry': 'US' };
  const app = await site({});
  const answer = await app.inject({ method: 'POST', url: '/enter', payload: {}, headers });
  expect(answer.json()).toEqual({ country: null });
});
