import { aMatch } from '@touchline/testkit/betting/rows';
import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { matchPicture, type SharedMatch, sitePicture } from './share-picture';
import { pictureShelf, sharePictureRoutes } from './share-picture-routes';

const SITE = { name: 'Touchline', brand: '#3ddc84' };
const ORIGIN = 'https://bets.example';

const team = (name: string) => ({
  id: 1,
  urn_id: 'u',
  name,
  abbreviation: 'T',
  country_code: null,
  logo: null,
});

function shared(over: Partial<SharedMatch> = {}, home = 'Arsenal', away = 'Chelsea'): SharedMatch {
  return {
    competitors: { home: team(home), away: team(away) },
    name: null,
    status: 0,
    start_time: '2026-06-01T18:05:00Z',
    statistics: { clock: null, total_score: null, period_score: [], red_cards: null },
    tournament: {
      id: 17,
      urn_id: 't',
      slug: 's',
      name: 'Premier League',
      priority: 1,
      kind: 'match',
      main_market_outcomes_count: 3,
      secondary_market_outcomes_count: 2,
      sport: { id: 1, key: 'soccer', name: 'Soccer', type: 'regular' },
      category: { id: 1, slug: 'c', name: 'England', country_code: 'ENG', priority: 1 },
    },
    ...over,
  };
}

const scored = (status: SharedMatch['status']): Partial<SharedMatch> => ({
  status,
  statistics: {
    clock: null,
    total_score: { home: 2, away: 1 },
    period_score: [],
    red_cards: null,
  },
});

/** What stands on a picture, line by line. */
const words = (svg: string) => [...svg.matchAll(/>([^<>\n]+)</g)].map(([, text]) => text);

/** How far from the left the middle of a line stands, in pixels. */
function placeOf(svg: string, text: string): number {
  return Number(new RegExp(`<tspan x="(\\d+)"[^>]*>${text}<`).exec(svg)?.[1]);
}

test('in Arabic the home side and its score stand on the right, and the place is named in Arabic', () => {
  const arabic = matchPicture(shared(scored(1)), SITE, 'ar');
  expect(words(arabic)).toContain('Premier League · إنجلترا');
  expect(words(arabic)).toContain('1 – 2');
  expect(words(matchPicture(shared(scored(1)), SITE, 'en'))).toContain('2 – 1');
  expect(placeOf(arabic, 'Arsenal')).toBeGreaterThan(placeOf(arabic, 'Chelsea'));
  expect(arabic).toMatch(/direction="rtl"[^>]*><tspan[^>]*>Premier League/);
});

test('before it begins a picture says when that is', () => {
  expect(words(matchPicture(shared(), SITE, 'en'))).toEqual([
    'Touchline',
    'Premier League · England',
    'Arsenal',
    'Chelsea',
    'Mon, Jun 1',
    '18:05',
    'UTC',
  ]);
  expect(words(matchPicture(shared(), SITE, 'de'))).toContain('Mo., 1. Juni');
});

test('a country is named in the language of the picture', () => {
  const { tournament } = shared();
  const category = { ...tournament.category, name: 'Germany', country_code: 'DEU' };
  const match = shared({ tournament: { ...tournament, category } });
  expect(words(matchPicture(match, SITE, 'de'))).toContain('Premier League · Deutschland');
  expect(words(matchPicture(match, SITE, 'en'))).toContain('Premier League · Germany');
});

test.each([
  ['in play', 1, true],
  ['stopped', 2, true],
  ['over', 4, false],
] as const)('%s it says the score, with a light while it goes on', (_rule, status, hasLight) => {
  const svg = matchPicture(shared(scored(status)), SITE, 'en');
  expect(words(svg)).toContain('2 – 1');
  expect(svg.includes('<circle')).toBe(hasLight);
});

test('a score of many points is not cut', () => {
  const statistics = {
    clock: null,
    total_score: { home: 112, away: 104 },
    period_score: [],
    red_cards: null,
  };
  expect(words(matchPicture(shared({ status: 4, statistics }), SITE, 'en'))).toContain('112 – 104');
});

test('what is won outright stands by its own name', () => {
  const svg = matchPicture(
    shared({ competitors: null, name: 'World Cup 2026 winner' }),
    SITE,
    'en',
  );
  expect(words(svg)).toEqual([
    'Touchline',
    'Premier League · England',
    'World Cup 2026 winner',
    'Mon, Jun 1',
  ]);
});

describe('drawn,', () => {
  const draw = pictureShelf(10);
  const HOSTILE = '</text><image href="file:///etc/passwd" width="1200" height="630"/>&\u0000"';

  test.each([
    ['a match', matchPicture(shared(), SITE, 'en')],
    ['a site', sitePicture(SITE)],
    ['names without end', matchPicture(shared({}, 'A'.repeat(500), 'B '.repeat(500)), SITE, 'en')],
    ['names of other scripts', matchPicture(shared({}, 'الهلال', '浦和レッズ'), SITE, 'ar')],
    ['names that mean harm', matchPicture(shared({}, HOSTILE, HOSTILE), SITE, 'en')],
    ['a site that means harm', sitePicture({ ...SITE, name: HOSTILE })],
  ])('%s is a picture of its size that is not empty', async (_what, svg) => {
    const png = sharp(await draw(svg));
    const { format, width, height } = await png.metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    const [red] = (await png.stats()).channels;
    expect(red!.stdev).toBeGreaterThan(10);
  });

  test('names show: below a crest stands what differs with the name alone', async () => {
    const [one, other, none] = await Promise.all(
      ['Arsenal', 'Everton', ''].map((name) =>
        sharp(Buffer.from(matchPicture(shared({}, name, 'x'), SITE, 'en')))
          .extract({ left: 40, top: 450, width: 460, height: 100 })
          .raw()
          .toBuffer(),
      ),
    );
    expect(one!.equals(none!)).toBe(false);
    expect(one!.equals(other!)).toBe(false);
  });

  test('only what was asked for last is kept', async () => {
    const shelf = pictureShelf(2);
    const [one, two, three] = ['One', 'Two', 'Three'].map((name) => sitePicture({ ...SITE, name }));
    const first = shelf(one!);
    await Promise.all([first, shelf(two!)]);
    expect(shelf(one!)).toBe(first);
    const kept = shelf(three!);
    expect(shelf(one!)).toBe(first);
    expect(shelf(three!)).toBe(kept);
    const again = shelf(two!);
    expect(shelf(two!)).toBe(again);
    expect(shelf(one!)).not.toBe(first);
    await Promise.all([kept, again]);
  });
});

describe('over HTTP', () => {
  let server: BookServer;
  let id: number;

  beforeAll(async () => {
    server = await bookServer();
    id = await aMatch(server.pool, { status: 1, score: { home: 1, away: 0 } });
    sharePictureRoutes(server.app, {
      origin: ORIGIN,
      basePath: '/sports/',
      locales: ['en', 'de'],
      config: () => USUAL_SITE_CONFIG,
      apps: new Map([[ORIGIN, server.app]]),
    });
  });
  afterAll(() => server.close());

  const ask = (path: string) => server.app.inject({ url: `/sports/share/${path}` });

  test('a match has a picture, in any locale, whatever else is asked', async () => {
    const answer = await ask(`match-${id}.png?locale=de&at=1-1-0`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1200);
    const other = await ask(`match-${id}.png?locale=../../etc`);
    expect(other.statusCode).toBe(200);
  });

  test('the site has one', async () => {
    expect((await ask('site.png')).headers['content-type']).toBe('image/png');
  });

  test.each(['match-999999.png', 'match-0.png', 'match-x.png', 'match-1e9.png'])(
    'there is no %s',
    async (name) => {
      expect((await ask(name)).statusCode).toBe(404);
    },
  );

  test('nobody keeps the machine busy with pictures', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask('site.png')));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});
