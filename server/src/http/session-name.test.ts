import { defineCall } from '@touchline/wire/calls/call';
import { reply } from '@touchline/wire/calls/router';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from './app';
import { routerOn } from './router';

const about = { summary: 'For this test', origin: 'sportsbook', reply: z.object({}) } as const;
const who = defineCall({ ...about, name: 'who', method: 'GET', path: '/who', access: 'player' });
const enter = defineCall({
  ...about,
  name: 'enter',
  method: 'POST',
  path: '/in',
  access: 'anyone',
});
const leave = defineCall({
  ...about,
  name: 'leave',
  method: 'POST',
  path: '/out',
  access: 'anyone',
});

const HERE = { secureCookies: true, cookieDomain: undefined };
const PARENT = { secureCookies: true, cookieDomain: 'bets.example' };
const PLAIN_HTTP = { secureCookies: false, cookieDomain: undefined };

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function siteWith(rules: typeof HERE | typeof PARENT | typeof PLAIN_HTTP) {
  const log = pino({ level: 'silent' });
  app = await createApp({ log, trustedOrigins: new Set(), ready: async () => true });
  const router = routerOn(app, {
    ...rules,
    origin: 'sportsbook',
    locales: ['en'],
    trustedOrigins: new Set(),
    findPlayer: async (token) => (token === 'known' ? { playerId: 7, exclusion: null } : null),
  });
  const expiresAt = new Date('2100-01-01T00:00:00Z');
  router.on(who, async () => reply({}));
  router.on(enter, async () => ({ ...reply({}), session: { token: 'fresh', expiresAt } }));
  router.on(leave, async () => ({ ...reply({}), session: null }));
  return app;
}

const named = (site: FastifyInstance, method: 'GET' | 'POST', url: string, cookies = {}) =>
  site.inject({ method, url, cookies }).then(({ statusCode, cookies: set }) => ({
    statusCode,
    set: set.map(({ name, value }) => [name, value]),
    cookies: set,
  }));

describe('a session has the name that only this host can set, wherever the origin allows it', () => {
  test.each([
    ['over HTTPS on one host', HERE, '__Host-touchline_session'],
    ['for all hosts of a domain', PARENT, 'touchline_session'],
    ['over plain HTTP', PLAIN_HTTP, 'touchline_session'],
  ])('%s', async (_where, rules, name) => {
    const { cookies } = await named(await siteWith(rules), 'POST', '/in');
    const domain = rules.cookieDomain === undefined ? {} : { domain: rules.cookieDomain };
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({
      name,
      value: 'fresh',
      httpOnly: true,
      path: '/',
      ...domain,
    });
    expect('domain' in (cookies[0] ?? {})).toBe('domain' in domain);
  });
});

describe('nobody is signed out when names change', () => {
  test.each([
    ['to the stricter one', HERE, 'touchline_session', '__Host-touchline_session'],
    ['back to the plain one', PARENT, '__Host-touchline_session', 'touchline_session'],
  ])('%s', async (_way, rules, older, newer) => {
    const site = await siteWith(rules);
    const first = await named(site, 'GET', '/who', { [older]: 'known' });
    expect(first).toMatchObject({
      statusCode: 200,
      set: [
        [newer, 'known'],
        [older, ''],
      ],
    });
    const second = await named(site, 'GET', '/who', { [newer]: 'known' });
    expect(second).toMatchObject({ statusCode: 200, set: [] });
  });

  test('what opens no session is not renamed, and never comes before the name of now', async () => {
    const site = await siteWith(HERE);
    const planted = await named(site, 'GET', '/who', { touchline_session: 'planted' });
    expect(planted).toMatchObject({ statusCode: 401, set: [] });
    const both = { touchline_session: 'planted', '__Host-touchline_session': 'known' };
    expect(await named(site, 'GET', '/who', both)).toMatchObject({ statusCode: 200, set: [] });
  });

  test('signing out takes both away', async () => {
    const both = { touchline_session: 'known', '__Host-touchline_session': 'known' };
    const { set } = await named(await siteWith(HERE), 'POST', '/out', both);
    expect(set).toEqual([
      ['__Host-touchline_session', ''],
      ['touchline_session', ''],
    ]);
  });
});
