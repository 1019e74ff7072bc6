import type { Match } from '@touchline/wire/catalogue';
import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import { describe, expect, test } from 'vitest';
import { render } from '../entry-server';
import type { PageRequest } from './page-request';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { PAGE_SETTINGS } from '@touchline/testkit/page/page-settings';

const ORIGIN = 'https://bets.example';
/** The match on every page here; whoever named it means harm. */
const MATCH: Match = aMatch({
  status: 0,
  start_time: '2026-06-01T18:00:00Z',
  competitors: {
    home: { ...aMatch().competitors!.home, name: 'Real "A" </script>' },
    away: aMatch().competitors!.away,
  },
});
const { tournament } = MATCH;
const sport = {
  ...tournament.sport,
  urn_id: 'sr:sport:1',
  priority: 1,
  provider: 'betradar',
  live_count: 0,
  prematch_count: 1,
  main_market_outcomes_count: 3,
};

const page = { total: 1, page: 1, limit: 50, last_page: 1 };
const stream = { channel: 'updates:en', epoch: 'e', offset: 1 };
const league = { ...tournament, live_count: 0, prematch_count: 1, next_start_time: null };

/** What each call is answered, by its path. */
const ANSWERS: [RegExp, unknown][] = [
  [/\/settings$/, { data: PAGE_SETTINGS }],
  [/\/sports(\?|$)/, { data: [sport], pagination: page }],
  [/\/tournaments\/17$/, { data: league }],
  [
    /\/categories\/1$/,
    { data: { ...tournament.category, sport, live_count: 0, prematch_count: 1 } },
  ],
  [/\/tournaments(\?|$)/, { data: [league], pagination: page }],
  [/\/matches\/7\/markets/, { data: [], pagination: page, stream }],
  [/\/matches\/7$/, { data: MATCH }],
  [/\/matches\?/, { data: [MATCH], pagination: page, stream }],
];

let opened = 0;

/** A page of the sportsbook as its server renders it. */
async function open(url: string, given: Partial<PageRequest> = {}) {
  opened += 1;
  const { html = '', ...reply } = await render({
    app: 'sportsbook',
    url,
    basePath: '/sports/',
    sportsbookPath: '/sports/',
    locales: ['en', 'de'],
    fetch: async (address) => {
      const found = ANSWERS.find(([path]) =>
        path.test(new URL(address).pathname + new URL(address).search),
      );
      return found ? Response.json(found[1]) : Response.json({}, { status: 404 });
    },
    theme: null,
    acceptLanguage: null,
    assets: { scripts: [], styles: [], preload: [] },
    platformOrigin: 'https://players.example',
    sportsbookOrigin: ORIGIN,
    ...given,
    // Pages are kept by the version of their site.
    config: { ...USUAL_SITE_CONFIG, site_name: 'Bets', version: opened, ...given.config },
  });
  return { ...reply, html, head: html.slice(0, html.indexOf('</head>')) };
}

/** What a page is to search engines, by type. */
function graphOf(head: string): Record<string, Record<string, unknown>> {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}';
  const things: { '@type': string }[] = JSON.parse(text)['@graph'] ?? [];
  return Object.fromEntries(things.map((thing) => [thing['@type'], { ...thing }]));
}

const namesOf = (list: Record<string, unknown> | undefined) =>
  (list?.['itemListElement'] as { name: string }[] | undefined)?.map(({ name }) => name);

describe('the page of a match', () => {
  const path = '/sports/de/soccer/arsenal-chelsea-m7';

  test('is an event with its picture, below its league, whatever it is called', async () => {
    const { status, head } = await open(path);
    expect(status).toBe(200);
    const graph = graphOf(head);
    expect(graph['SportsEvent']).toMatchObject({
      name: 'Real "A" </script> – Chelsea',
      url: `${ORIGIN}${path}`,
      image: `${ORIGIN}/sports/share/match-7.png?locale=de&at=0-0-0`,
    });
    expect(namesOf(graph['BreadcrumbList'])).toEqual([
      'Bets',
      'Fußball',
      'England',
      'Premier League',
      'Real "A" </script> – Chelsea',
    ]);
  });

  test('names its picture and its address to whoever shows a link', async () => {
    const { head } = await open(path);
    expect(head).toContain(
      `<meta property="og:image" content="${ORIGIN}/sports/share/match-7.png?locale=de&amp;at=0-0-0">`,
    );
    expect(head).toContain(`<meta property="og:url" content="${ORIGIN}${path}">`);
    expect(head).toContain('<meta property="og:locale" content="de_DE">');
    expect(head.match(/<script/g)).toHaveLength(1);
  });
});

test.each([
  ['a sport', '/sports/soccer', ['Bets', 'Soccer']],
  [
    'a league',
    '/sports/soccer/premier-league-l17',
    ['Bets', 'Soccer', 'England', 'Premier League'],
  ],
  ['a category', '/sports/soccer/england-c1', ['Bets', 'Soccer', 'England']],
])('the page of %s says the way to it and lists its matches', async (_what, path, way) => {
  const graph = graphOf((await open(path)).head);
  expect(namesOf(graph['BreadcrumbList'])).toEqual(way);
  expect(namesOf(graph['ItemList'])).toEqual(['Real "A" </script> – Chelsea']);
});

test('the first page shares the picture of the site', async () => {
  const { head } = await open('/sports/');
  expect(head).toContain(`content="${ORIGIN}/sports/share/site.png?locale=en"`);
});

test.each([
  ['an origin that search engines are to leave alone', '/sports/soccer', ORIGIN],
  ['every origin', '/sports/soccer', '*'],
])('on %s a page says so, and nothing else to them', async (_what, path, hidden) => {
  const config = { ...USUAL_SITE_CONFIG, version: 1000 + opened, noindex_origins: [hidden] };
  const { head } = await open(path, { config });
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toMatch(/canonical|og:|ld\+json/);
});

test('a page that is not there says nothing to them either', async () => {
  const { status, head } = await open('/sports/nowhere');
  expect(status).toBe(404);
  expect(head).not.toMatch(/canonical|og:|ld\+json/);
});

describe('where addresses name the first locale too', () => {
  const given = { localeInUrl: true };

  test.each([
    ['/sports/soccer?page=2', '/sports/en/soccer?page=2'],
    ['/sports/', '/sports/en'],
    ['/sports/A/soccer', '/sports/en/soccer'],
    ['/sports/DE/soccer', '/sports/de/soccer'],
  ])('%s is at %s', async (url, redirect) => {
    expect(await open(url, given)).toMatchObject({ status: 301, redirect });
  });

  test('a page, the same in other languages and every link on it carry their locale', async () => {
    const { status, html, head } = await open('/sports/en/soccer?sport=soccer&utm_source=x', given);
    expect(status).toBe(200);
    expect(head).toContain(`rel="canonical" href="${ORIGIN}/sports/en/soccer?sport=soccer"`);
    expect(head).toContain(`hrefLang="de" href="${ORIGIN}/sports/de/soccer?sport=soccer"`);
    expect(head).toContain(`hrefLang="x-default" href="${ORIGIN}/sports/en/soccer?sport=soccer"`);
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !/^\/sports\/(en|de)(\/|\?|$)/.test(href))).toEqual([]);
  });
});

describe('who sent a visitor', () => {
  test('stays in the address where the page is elsewhere', async () => {
    expect(await open('/sports/en/soccer?stag=net')).toMatchObject({
      status: 301,
      redirect: '/sports/soccer?stag=net',
    });
    expect(await open('/sports/soccer/old-name-m7?a=1&stag=net')).toMatchObject({
      status: 301,
      redirect: '/sports/soccer/arsenal-chelsea-m7?a=1&stag=net',
    });
  });

  test('changes nothing of the page', async () => {
    const { html } = await open('/sports/soccer?stag=net-7');
    expect(html).not.toContain('net-7');
  });
});
