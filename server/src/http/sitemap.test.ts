import { aLeague, aMatch } from '@touchline/testkit/betting/rows';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueToFind } from '../book/catalogue/pages-to-find';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { LOCALES } from '../locales';
import { createApp } from './app';
import { sitemapFiles, sitemapRoutes } from './sitemap';

const NOW = new Date('2026-03-01T12:00:00Z');
const SITE = {
  origin: 'https://bets.example',
  basePath: '/sports/',
  locales: ['en', 'de'],
  localeInUrl: false,
};
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_each, at) => ({ path: `/page-${at}` }));
const filesOf = (...asked: Parameters<typeof sitemapFiles>) =>
  sitemapFiles(...asked).map((write) => [...write()].join(''));
const addressesIn = (text = '') =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href]) => href);

test('a page stands there in each locale, with the same page in all of them', () => {
  const [text] = filesOf(SITE, [{ path: '/live', changedAt: NOW }]);
  const others =
    '<xhtml:link rel="alternate" hreflang="en" href="https://bets.example/sports/live"/>' +
    '<xhtml:link rel="alternate" hreflang="de" href="https://bets.example/sports/de/live"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://bets.example/sports/live"/>';
  const changed = '<lastmod>2026-03-01T12:00:00.000Z</lastmod>';
  expect(text).toContain(
    `<url><loc>https://bets.example/sports/live</loc>${changed}${others}</url>`,
  );
  expect(text).toContain(
    `<url><loc>https://bets.example/sports/de/live</loc>${changed}${others}</url>`,
  );
});

test.each([
  ['below a base path', SITE, ['/sports', '/sports/de']],
  ['at the root', { ...SITE, basePath: '/' }, ['/', '/de']],
  ['with every locale in addresses', { ...SITE, localeInUrl: true }, ['/sports/en', '/sports/de']],
])('the first page %s is where its canonical address says', (_rule, site, paths) => {
  const [text] = filesOf(site, [{ path: '/' }]);
  expect(addressesIn(text)).toEqual(paths.map((path) => `https://bets.example${path}`));
});

test('too many addresses for one file are split, with an index in front', () => {
  const [index, ...parts] = filesOf({ ...SITE, most: { addresses: 10, bytes: 1e6 } }, pagesOf(12));
  expect(addressesIn(index)).toEqual([
    'https://bets.example/sports/sitemap-1.xml',
    'https://bets.example/sports/sitemap-2.xml',
    'https://bets.example/sports/sitemap-3.xml',
  ]);
  expect(parts.map((part) => addressesIn(part).length)).toEqual([10, 10, 4]);
  expect(new Set(parts.flatMap(addressesIn)).size).toBe(24);
});

test('as many as a file holds stand in one', () => {
  expect(filesOf({ ...SITE, most: { addresses: 10, bytes: 1e6 } }, pagesOf(5))).toHaveLength(1);
});

test('no file has more bytes than it may, whatever the addresses are', () => {
  const address = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `/${text}`);
  const asked = fc.record({ paths: fc.array(address), bytes: fc.integer({ min: 300, max: 9000 }) });
  fc.assert(
    fc.property(asked, ({ paths, bytes }) => {
      const pages = paths.map((path) => ({ path, changedAt: NOW }));
      const files = filesOf({ ...SITE, most: { addresses: 40, bytes } }, pages);
      const parts = files.length > 1 ? files.slice(1) : files;
      for (const part of parts) {
        // One page in all its locales is as small as a part can be.
        const isSmall = addressesIn(part).length <= SITE.locales.length;
        expect(isSmall || Buffer.byteLength(part) <= bytes).toBe(true);
      }
      const found = parts.flatMap(addressesIn);
      expect(found).toEqual(filesOf(SITE, pages).flatMap(addressesIn));
    }),
  );
});

test('a catalogue of 20,000 matches in every language comes in parts of ten megabytes, and takes little memory', () => {
  const locales = Object.keys(LOCALES);
  const pages = Array.from({ length: 20_000 }, (_each, at) => ({
    path: `/soccer/${'a-club-with-a-long-name-'.repeat(3)}m${at}`,
  }));
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  let addresses = 0;
  const [, ...parts] = sitemapFiles({ ...SITE, locales }, pages);
  // The first and the last few stand for all of them, which come to gigabytes.
  const looked = [...parts.slice(0, 3), ...parts.slice(-3)];
  for (const write of looked) {
    let bytes = 0;
    for (const piece of write()) {
      bytes += Buffer.byteLength(piece);
      addresses += piece.split('<loc>').length - 1;
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
    expect(bytes).toBeLessThanOrEqual(10_000_000);
  }
  expect(parts.length).toBeGreaterThan(100);
  expect(addresses % locales.length).toBe(0);
  expect(most).toBeLessThan(150_000_000);
});

test('no name can break out of the file', () => {
  const [text] = filesOf(SITE, [{ path: '/a"<b>&\'c' }]);
  expect(text).toContain('/a&quot;&lt;b&gt;&amp;&apos;c</loc>');
});

describe('over HTTP, of a real catalogue', () => {
  let book: OpenDatabase;
  let app: FastifyInstance;
  let time = 0;

  beforeAll(async () => {
    book = await migratedDatabase();
    const league = await aLeague(book.pool, { name: 'Première Ligue', country: 'England' });
    const { tournamentId } = league;
    const add = (home: string, startTime: string, more: object = {}) =>
      aMatch(book.pool, { tournamentId, home, away: 'Chelsea', startTime, ...more });
    await aLeague(book.pool, { name: 'Meistaradeildin', country: 'Faroe Islands' });
    await add('Today', '2026-03-01T18:00:00Z');
    await add('Now', '2026-03-01T11:00:00Z', { status: 1 });
    await add('Over', '2026-03-01T09:00:00Z', { status: 4 });
    await add('Later', '2026-03-20T18:00:00Z');
    await add('Elsewhere', '2026-03-01T18:00:00Z', { provider: 'oddin' });
    app = await createApp({
      log: pino({ level: 'silent' }),
      trustedOrigins: new Set(),
      ready: () => Promise.resolve(true),
    });
    const pages = async () => {
      const found = await catalogueToFind(book.db, NOW);
      return ['/', ...found].map((path) => ({ path }));
    };
    sitemapRoutes(app, {
      ...SITE,
      locales: ['en'],
      pages,
      now: () => time,
      most: { addresses: 4, bytes: 1e6 },
    });
  });
  afterAll(async () => {
    await app.close();
    await book.close();
  });

  const file = (name: string) => app.inject({ url: `/sports/${name}` });

  test('what is played in the coming days stands there, with the leagues and sports above it, and every country', async () => {
    const [one, two] = await Promise.all([file('sitemap-1.xml'), file('sitemap-2.xml')]);
    expect(one.headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = [one, two]
      .flatMap(({ body }) => addressesIn(body))
      .map((each) => each?.slice(27));
    expect(found).toEqual([
      '',
      '/soccer',
      expect.stringMatching(/^\/soccer\/england-c\d+$/),
      expect.stringMatching(/^\/soccer\/faroe-islands-c\d+$/),
      expect.stringMatching(/^\/soccer\/premiere-ligue-l\d+$/),
      expect.stringMatching(/^\/soccer\/now-chelsea-m\d+$/),
      expect.stringMatching(/^\/soccer\/today-chelsea-m\d+$/),
    ]);
  });

  test('the index leads to both files, and there is no third', async () => {
    expect(addressesIn((await file('sitemap.xml')).body)).toHaveLength(2);
    expect((await file('sitemap-3.xml')).statusCode).toBe(404);
    expect((await file('sitemap-0.xml')).statusCode).toBe(404);
  });

  test('it is drawn up anew after five minutes', async () => {
    await aMatch(book.pool, { home: 'New', startTime: '2026-03-01T20:00:00Z' });
    time = 299_999;
    expect((await file('sitemap-2.xml')).body).not.toContain('/new-chelsea');
    time = 300_000;
    const texts = await Promise.all([file('sitemap-2.xml'), file('sitemap-3.xml')]);
    expect(texts.map(({ body }) => body).join('')).toContain('/new-chelsea');
  });
});
