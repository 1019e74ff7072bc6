import type { Category, Tournament } from '@touchline/wire/catalogue';
import { describe, expect, test } from 'vitest';
import { PAGE_SETTINGS } from '@touchline/testkit/page/page-settings';
import { openSportsbookPage } from '@touchline/testkit/page/sportsbook-page';

const sport = { id: 1, key: 'soccer', name: 'Soccer', type: 'regular' } as const;
const category = (id: number, name: string, code: string, live = 0, soon = 0): Category => ({
  id,
  urn_id: `sr:category:${id}`,
  slug: `${name.toLowerCase().replaceAll(' ', '-')}-c${id}`,
  name,
  country_code: code,
  priority: id,
  sport,
  live_count: live,
  prematch_count: soon,
});
const FAROES = category(22, 'Faroe Islands', 'FRO', 0, 1);
const league = (id: number, name: string, given: Partial<Tournament> = {}): Tournament => ({
  id,
  urn_id: `sr:tournament:${id}`,
  slug: `${name.toLowerCase().replaceAll(' ', '-')}-l${id}`,
  name,
  priority: id,
  kind: 'match',
  sport,
  category: FAROES,
  main_market_outcomes_count: 3,
  secondary_market_outcomes_count: 2,
  live_count: 0,
  prematch_count: 0,
  next_start_time: null,
  ...given,
});
const LEAGUES = [
  league(1, 'Asleep'),
  league(2, 'Meistaradeildin', { prematch_count: 1, next_start_time: '2036-05-04T15:00:00.000Z' }),
  ...Array.from({ length: 12 }, (_, at) => league(10 + at, `Division ${at + 2}`)),
];

const page = { total: 1, page: 1, limit: 500, last_page: 1 };
const stream = { channel: 'updates:en', epoch: 'e', offset: 1 };
const ANSWERS: [RegExp, unknown][] = [
  [/\/settings$/, { data: PAGE_SETTINGS }],
  [
    /\/sports(\?|$)/,
    {
      data: [
        {
          ...sport,
          urn_id: 'sr:sport:1',
          priority: 1,
          provider: 'betradar',
          live_count: 3,
          prematch_count: 9,
          main_market_outcomes_count: 3,
        },
      ],
      pagination: page,
    },
  ],
  [/\/categories\/22$/, { data: FAROES }],
  [/\/categories\?/, { data: [category(1, 'Sweden', 'SWE', 3, 8), FAROES], pagination: page }],
  [/\/tournaments\/1$/, { data: LEAGUES[0] }],
  [/\/tournaments\?/, { data: LEAGUES, pagination: page }],
  [/\/matches\?/, { data: [], pagination: page, stream }],
];

async function open(path: string, asked: string[] = []) {
  const reply = await openSportsbookPage(path, {
    fetch: async (address) => {
      asked.push(address);
      const { pathname, search } = new URL(address);
      const found = ANSWERS.find(([asked]) => asked.test(pathname + search));
      return found ? Response.json(found[1]) : Response.json({}, { status: 404 });
    },
  });
  const links = [...reply.main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
  return { ...reply, links, text: reply.main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
}

describe('all leagues of a sport', () => {
  test('are a page of their own, with each country and what is on there', async () => {
    const { status, html, main, links } = await open('/soccer?list=leagues');
    expect(status).toBe(200);
    expect(html).toContain('<title>Soccer: all leagues · Bets</title>');
    expect(html).toContain(
      '<link rel="canonical" href="https://bets.example/soccer?list=leagues"/>',
    );
    expect(links).toContain('/soccer/sweden-c1');
    expect(links).toContain('/soccer/faroe-islands-c22');
    expect(main).toContain('aria-label="3 live"');
    expect(main).toContain('aria-label="8 coming up"');
    expect(main).toContain('aria-label="Faroe Islands: all leagues"');
  });

  test('have countries in the order and the words of the reader’s language', async () => {
    const { links, text } = await open('/de/soccer?list=leagues');
    expect(text).toContain('Färöer');
    const places = links.filter((to) => /-c\d+$/.test(to ?? ''));
    expect(places).toEqual(['/de/soccer/faroe-islands-c22', '/de/soccer/sweden-c1']);
  });

  test('ask for no match', async () => {
    const { asked } = await openSportsbookPage('/soccer?list=leagues');
    expect(asked.filter((address) => address.includes('/matches'))).toEqual([]);
  });
});

test('top sports are a page as though they were one sport, without countries of their own', async () => {
  const asked: string[] = [];
  const { status, html, main } = await open('/top-sports', asked);
  expect(status).toBe(200);
  expect(html).toContain('<link rel="canonical" href="https://bets.example/top-sports"/>');
  expect(main).toMatch(/<h1[^>]*>Top sports</);
  expect(main).not.toContain('list=leagues');
  const matches = asked.filter((address) => address.includes('/matches?'));
  expect(matches.length).toBeGreaterThan(0);
  expect(matches.filter((address) => !address.includes('sport_key=top-sports'))).toEqual([]);
});

describe('the page of a country', () => {
  test('says what it is, leads up, and has every league of it, those that sleep last', async () => {
    const { html, links } = await open('/soccer/faroe-islands-c22');
    expect(html).toContain('<title>Soccer, Faroe Islands: leagues and odds · Bets</title>');
    expect(html).toMatch(/<meta name="description" content="Soccer, Faroe Islands: every league/);
    expect(links[0]).toBe('/soccer');
    const leagues = links.filter((to) => /-l\d+$/.test(to ?? ''));
    expect(leagues).toHaveLength(LEAGUES.length);
    expect(leagues[0]).toBe('/soccer/meistaradeildin-l2');
  });

  test('says of a league when it plays next, or that nothing is planned', async () => {
    const { text } = await open('/soccer/faroe-islands-c22');
    expect(text).toMatch(/Meistaradeildin Next: Sun, May 4 15:00/);
    expect(text).toContain('Asleep No matches scheduled');
  });
});

describe('the page of a league that sleeps', () => {
  test('says that nothing is planned, and leads to its country and its sport', async () => {
    const { status, text, links } = await open('/soccer/asleep-l1');
    expect(status).toBe(200);
    expect(text).toContain('No matches scheduled');
    expect(text).toContain('Asleep fixtures appear here as soon as they are announced.');
    expect(links.slice(0, 2)).toEqual(['/soccer', '/soccer/faroe-islands-c22']);
    expect(text).toContain('Faroe Islands: all leagues');
  });
});
