import { lineOf, TEAM } from '@touchline/testkit/feed/names/described-lines';
import type { namedFeed as openNamedFeed } from '@touchline/testkit/feed/names/named-feed';
import { recordedAnswers } from '@touchline/testkit/feed/names/recorded-api';
import { attributesIn, NO_SAMPLES, sample } from '@touchline/testkit/feed/uof/samples';
import { faultOfName } from '@touchline/testkit/words/shown-names';
import type {
  bookServer as openBookServer,
  BookServer,
} from '@touchline/testkit/betting/book-server';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { API_LIMITS, readXml } from '../uof/xml';
import { readMarkets, readVariants } from '../uof/api/read-descriptions';

const lost = (reason: string): void => {
  throw new Error(reason);
};
const rootOf = (name: string) => readXml(sample(`api-mit-efcasado/${name}.xml`), API_LIMITS);

const SESSIONS = [
  'soccer-arg-ksa-2022',
  'soccer-mex-pol-2022',
  'soccer-por-esp-2018',
  'tennis-bo3-complete',
];

/** Every line that messages speak of, with every outcome that they know of it. */
function linesOf(recorded: string): { id: number; specifiers: string; outcomes: string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const text of recorded.replaceAll('\\"', '"').split('<market ').slice(1)) {
    const [{ id = '', specifiers = '' } = {}] = attributesIn(`<market ${text}`, 'market');
    const key = `${id} ${specifiers}`;
    const known = found.get(key) ?? new Set();
    const own = text.split('</market>')[0] ?? '';
    for (const outcome of attributesIn(own, 'outcome')) known.add(outcome['id'] ?? '');
    found.set(key, known);
  }
  return [...found].map(([key, outcomes]) => {
    const [id, specifiers = ''] = key.split(' ');
    return { id: Number(id), specifiers, outcomes: [...outcomes] };
  });
}

interface Line {
  id: number;
  specifier: string;
  name: string;
  outcomes: { id: string; name: string }[];
}

describe.skipIf(NO_SAMPLES !== null)(NO_SAMPLES ?? 'behind a whole recorded API', () => {
  let namedFeed: typeof openNamedFeed;
  let bookServer: typeof openBookServer;
  let server: BookServer;
  // What a provider has told is kept for a process, which other files share.
  beforeAll(async () => {
    vi.resetModules();
    ({ namedFeed } = await import('@touchline/testkit/feed/names/named-feed'));
    ({ bookServer } = await import('@touchline/testkit/betting/book-server'));
  });
  afterAll(() => {
    vi.resetModules();
  });
  beforeEach(async () => {
    server = await bookServer();
  });

  function open() {
    onTestFinished(() => server.close());
    return namedFeed({
      answers: recordedAnswers,
      database: server.book,
      locales: ['en', 'de', 'ar'],
      fixture: { home: { urn: TEAM, name: 'Bayern Munich', abbreviation: 'BMU' } },
    });
  }

  /** Every line of the match that bettors see in a locale, over HTTP. */
  async function shown(locale: string): Promise<Line[]> {
    const { rows } = await server.pool.query<{ id: number }>('select id from matches');
    const found: Line[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/matches/${rows[0]?.id}/markets?page=${page}`;
      const { body } = await server.ask<{
        data: Line[];
        pagination: { last_page: number };
      }>('GET', path, { locale });
      found.push(...body.data);
      if (page >= body.pagination.last_page) return found;
    }
  }

  const namesOf = ({ id, name, outcomes }: Line) =>
    [name, ...outcomes.map((each) => each.name)].map((text) => `${id}: ${text}`);
  const faulty = (lines: readonly Line[]) =>
    lines
      .flatMap(namesOf)
      .filter((text) => faultOfName(text.slice(text.indexOf(' ') + 1)) !== null);
  const GENERIC = /: (Special market|(Option|Player|Team) \d+(?![-\d]))/;

  test('every described market is on offer under its name, and so are its outcomes', async () => {
    const feed = await open();
    const markets = readMarkets(rootOf('markets'), lost);
    const variants = readVariants(rootOf('variants'), lost);
    const said = markets.map((market, at) => {
      const { variant, outcomes = [] } = variants[at % variants.length] ?? {};
      return lineOf(market, { urn: variant ?? '', outcomes });
    });
    for (let from = 0; from < said.length; from += 100)
      await feed.say(...said.slice(from, from + 100));
    await expect.poll(async () => (await shown('en')).length, { timeout: 60_000 }).toBe(1172);
    const english = await shown('en');
    expect(english.flatMap(({ outcomes }) => outcomes).length).toBeGreaterThan(5000);
    expect(faulty(english)).toEqual([]);
    // Of what nobody has described in the recording there are generic words: three markets list no outcomes.
    const generic = english.flatMap(namesOf).filter((text) => GENERIC.test(text));
    expect(generic.sort()).toEqual(['336: Option 1', '810: Option 1', '848: Option 1']);
    await expect.poll(() => feed.unnamed()).toBe(3);
    for (const locale of ['de', 'ar']) {
      const local = await shown(locale);
      expect(local).toHaveLength(1172);
      expect(faulty(local)).toEqual([]);
    }
  }, 120_000);

  test('a recorded message is on offer under names, but for players whose profiles were not recorded', async () => {
    const feed = await open();
    const xml = sample('feed-mit-minus5/odds_change-0.xml').replace('sr:match:123', 'sr:match:9');
    await feed.sayXml(xml);
    const onOffer = attributesIn(xml, 'market').filter(({ status = '1' }) => /^-?1$/.test(status));
    await expect.poll(async () => (await shown('en')).length).toBe(onOffer.length);
    const lines = await shown('en');
    expect(faulty(lines)).toEqual([]);
    const generic = lines.flatMap(namesOf).filter((text) => GENERIC.test(text));
    // Three markets of the message have outcomes that their descriptions do not.
    const others = generic.filter((text) => !/: Player \d+/.test(text));
    expect(new Set(others.map((text) => text.split(':')[0]))).toEqual(new Set(['47', '48', '123']));
  });

  test('every outcome that a recorded event can be combined with has a name', async () => {
    const feed = await open();
    const xml = sample('api-mit-efcasado/available_selections.xml');
    const said = xml
      .split('<market ')
      .slice(1)
      .map((text) => {
        const [market] = attributesIn(`<market ${text}`, 'market');
        return {
          id: Number(market?.['id']),
          ...(market?.['specifiers'] === undefined ? {} : { specifiers: market['specifiers'] }),
          outcomes: attributesIn(text, 'outcome').map(({ id = '' }) => id),
        };
      });
    await feed.say(...said);
    await expect.poll(async () => (await shown('en')).length).toBe(said.length);
    const lines = await shown('en');
    expect(lines.flatMap(({ outcomes }) => outcomes)).toHaveLength(266);
    expect(faulty(lines)).toEqual([]);
    expect(lines.flatMap(namesOf).filter((text) => GENERIC.test(text))).toEqual([]);
    expect(feed.unnamed()).toBe(0);
  });

  test('every line of every recorded match has a name, and so has every outcome of it', async () => {
    const feed = await open();
    const lines = linesOf(SESSIONS.map((name) => sample(`sessions/${name}.jsonl`)).join('\n'));
    expect(lines).toHaveLength(169);
    expect(lines.flatMap(({ outcomes }) => outcomes)).toHaveLength(390);
    await feed.say(...lines);
    await expect.poll(async () => (await shown('en')).length).toBe(lines.length);
    const english = await shown('en');
    expect(faulty(english)).toEqual([]);
    expect(english.flatMap(namesOf).filter((text) => GENERIC.test(text))).toEqual([]);
    expect(feed.unnamed()).toBe(0);
  });

  test('another process knows them from the database', async () => {
    await open();
    await expect
      .poll(async () => {
        const { rows } = await server.pool.query<{ count: string }>(
          "select count(*) from market_descriptions where locale = 'en'",
        );
        return Number(rows[0]?.count);
      })
      .toBe(1172 + 144);
    vi.resetModules();
    const { readDescriptions } = await import('../../book/catalogue/market-descriptions');
    const { lineNames } = await import('../../book/market-catalogue');
    const by = { home: 'Arsenal', away: 'Chelsea' };
    expect(lineNames(1226, '', by, 'en').market).toBe('Special market');
    await readDescriptions(server.book.db);
    expect(lineNames(1226, '', by, 'en').market).not.toBe('Special market');
  });
});
