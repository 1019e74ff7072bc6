import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app';
import { onThisHost, pageRoutes, timeZoneOf, visitorOf } from './pages';

/** A bundle as the build makes it, with pages that say which address they were asked for. */
const BUNDLE = `
export const pageAssets = () => ({});
export const inlineScripts = () => ['hello()'];
export const iconSprite = () => ({ svg: '<svg id="sprite"/>', version: 'v7' });
export async function render({ url, app, basePath, sportsbookPath, isClosed, isDown, country }) {
  if (isDown) return { status: 503, html: 'come back in a while' };
  if (url === '/hangs') return new Promise(() => {});
  if (url === '/fails') return { status: 500, html: 'oops' };
  if (isClosed) return { status: 451, html: 'closed in ' + country };
  if (url === '/about') return { status: 200, html: [app, basePath, sportsbookPath].join(' ') };
  if (url.startsWith('/en/')) return { status: 301, redirect: url.slice(3) };
  return { status: 200, html: url };
}`;

/** That of `hello()`. */
const HELLO = `'sha256-${createHash('sha256').update('hello()').digest('base64')}'`;

let webDist: string;
let app: FastifyInstance;
let platform: FastifyInstance;
beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'touchline-pages-'));
  await mkdir(path.join(webDist, 'client', '.vite'), { recursive: true });
  await mkdir(path.join(webDist, 'client', 'assets'));
  await mkdir(path.join(webDist, 'server'));
  await writeFile(path.join(webDist, 'client', '.vite', 'manifest.json'), '{}');
  await writeFile(path.join(webDist, 'server', 'package.json'), '{"type":"module"}');
  await writeFile(path.join(webDist, 'server', 'entry-server.js'), BUNDLE);
  const log = pino({ level: 'silent' });
  app = await createApp({ log, trustedOrigins: new Set(), ready: async () => true });
  const site = {
    basePath: '/',
    locales: ['en'],
    localeInUrl: false,
    platformOrigin: 'https://platform.example',
    sportsbookOrigin: 'https://bets.example',
  };
  const config = () => USUAL_SITE_CONFIG;
  const countries = { header: 'x-country', closed: new Set(['FR']) };
  const earlier = [path.join(webDist, 'earlier')];
  await mkdir(earlier[0]!);
  await writeFile(path.join(earlier[0]!, 'live-old.js'), 'old');
  await writeFile(path.join(webDist, 'client', 'assets', 'live-new.js'), 'new');
  await pageRoutes(app, { webDist, site, config, countries, earlier, apps: new Map() });
  platform = await createApp({ log, trustedOrigins: new Set(), ready: async () => true });
  const below = { ...site, basePath: '/sports/' };
  await pageRoutes(platform, {
    webDist,
    site: below,
    config,
    serves: 'platform',
    apps: new Map(),
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
  await rm(webDist, { recursive: true });
});

test.each([
  ['a zone that we know is used', 'Europe/Lisbon', 'Europe/Lisbon'],
  ['letter case does not matter', 'europe/lisbon', 'Europe/Lisbon'],
  ['an unknown zone counts as none', 'Mars/Olympus', null],
  ['nonsense counts as none', '</script>', null],
  ['no cookie is none', undefined, null],
])('%s', (_rule, held, expected) => {
  expect(timeZoneOf({ cookies: { time_zone: held } })).toBe(expected);
});

test.each([
  ['/soccer/live?page=2', '/soccer/live?page=2'],
  ['//evil.example/soccer', '/evil.example/soccer'],
  ['/\\evil.example', '/evil.example'],
  ['/', '/'],
])('%s is read as %s on this host', (address, expected) => {
  expect(onThisHost(address)).toBe(expected);
});

test('an open page of an earlier build still finds its script, and one that nobody keeps is a plain 404', async () => {
  expect((await app.inject({ url: '/assets/live-new.js' })).body).toBe('new');
  const old = await app.inject({ url: '/assets/live-old.js' });
  expect(old.body).toBe('old');
  expect(old.headers['cache-control']).toContain('immutable');
  const gone = await app.inject({ method: 'HEAD', url: '/assets/live-older.js' });
  expect(gone.statusCode).toBe(404);
  expect(gone.headers['cache-control'] ?? '').not.toContain('immutable');
});

test('a redirect never leads to another host', async () => {
  const { headers } = await app.inject({ url: '/en//evil.example' });
  expect(headers['location']).toBe('/evil.example');
});

test.each(['/sportsbook/api/v2/nothing', '/api/nothing', '/connection/nothing', '/api'])(
  '%s is no page, so what is not there is told as to a script',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('not_found');
  },
);

test('a page whose name only begins like a call is a page', async () => {
  const answer = await app.inject({ url: '/apia' });
  expect(answer.body).toBe('/apia');
});

test('a page runs scripts of ours and of the platform only, of those in it what it was built with, and may stand in a host page', async () => {
  const { headers } = await app.inject({ url: '/' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' https://platform.example ${HELLO};`);
  expect(policy).not.toContain('frame-ancestors');
});

test('the platform has pages of its own, from the root of its origin wherever the sportsbook begins', async () => {
  expect((await platform.inject({ url: '/about' })).body).toBe('platform / /sports/');
  expect((await app.inject({ url: '/about' })).body).toBe('sportsbook / /');
});

test('a page of the platform may call the sportsbook, and runs none of its scripts', async () => {
  const { headers } = await platform.inject({ url: '/about' });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("connect-src 'self' https://platform.example https://bets.example");
  expect(policy).toContain(`script-src 'self' https://platform.example ${HELLO}`);
});

test('where the site is closed every address says so, and nowhere else', async () => {
  const from = (country: string, url: string) =>
    app.inject({ url, headers: { 'x-country': country } });
  for (const url of ['/', '/about', '/soccer/live?page=2']) {
    expect(await from('FR', url)).toMatchObject({ statusCode: 451, body: 'closed in FR' });
  }
  expect((await from('DE', '/about')).statusCode).toBe(200);
  expect((await app.inject({ url: '/about' })).statusCode).toBe(200);
  expect((await from('FR', '/sportsbook/api/v2/nothing')).statusCode).toBe(404);
});

test('a page is drawn up for nobody in particular: the session stays behind, whose events are shown does not', () => {
  const cookies = { touchline_session: 'secret', theme: 'night', test_providers: 'cyber:betradar' };
  expect(visitorOf({ ip: '10.0.0.9', cookies })).toEqual({
    'x-forwarded-for': '10.0.0.9',
    cookie: 'test_providers=cyber%3Abetradar',
  });
  expect(visitorOf({ ip: '10.0.0.9', cookies: { touchline_session: 'secret' } })).toEqual({
    'x-forwarded-for': '10.0.0.9',
  });
});

test.each([
  ['by its version it is kept for good', '/icons.svg?v=v7', 'public, max-age=31536000, immutable'],
  ['without one it is not', '/icons.svg', 'public, max-age=300'],
  ['an old version is answered with the drawings of now', '/icons.svg?v=v6', 'public, max-age=300'],
])('the sprite is on both origins: %s', async (_rule, url, caching) => {
  for (const origin of [app, platform]) {
    const answer = await origin.inject({ url });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'cache-control': caching,
    });
    expect(answer.body).toBe('<svg id="sprite"/>');
    const headers = { 'if-none-match': String(answer.headers['etag']) };
    expect((await origin.inject({ url, headers })).statusCode).toBe(304);
  }
});

test('a page that has no answer in time, or none because the database is down, says so and when to come again', async () => {
  let isDown = false;
  const outage = { limitMs: 100, isDown: () => isDown, onDown: () => () => {} };
  const log = pino({ level: 'silent' });
  const slow = await createApp({ log, trustedOrigins: new Set(), ready: async () => true, outage });
  await pageRoutes(slow, {
    webDist,
    site: {
      basePath: '/',
      locales: ['en'],
      localeInUrl: false,
      platformOrigin: 'https://platform.example',
      sportsbookOrigin: 'https://bets.example',
    },
    config: () => USUAL_SITE_CONFIG,
    apps: new Map(),
    outage,
  });
  const page = async (url: string) => {
    const { statusCode: status, body, headers } = await slow.inject({ url });
    return { status, body, retryAfter: headers['retry-after'] };
  };
  const down = { status: 503, body: 'come back in a while', retryAfter: '5' };
  expect(await page('/hangs')).toEqual(down);
  expect(await page('/fails')).toMatchObject({ status: 500, retryAfter: undefined });
  isDown = true;
  for (const url of ['/', '/fails', '/hangs']) expect(await page(url)).toEqual(down);
  await slow.close();
});
