import type { SiteConfig } from '@touchline/wire/site-config';
import { expect, test } from 'vitest';
import { PAGE_SETTINGS } from '@touchline/testkit/page/page-settings';
import { openSportsbookPage } from '@touchline/testkit/page/sportsbook-page';

type OwnPage = SiteConfig['pages'][number];
type Promotion = SiteConfig['promotions'][number];

const keyOf = (html: string) => /<body[^>]*data-page="([^"]*)"/.exec(html)?.[1];
const headings = (html: string) => [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text);

test.each([
  ['/promotions', 'promotions', 'Promotions', 'Aktionen'],
  ['/general-rules', 'general_rules', 'Betting rules', 'Wettregeln'],
  ['/about', 'about', 'About Bets', 'Über Bets'],
  ['/racing', 'racing', 'Horse racing', 'Pferderennen'],
  ['/lotteries', 'lotteries', 'Lotteries', 'Lotterien'],
  ['/premium-cricket', 'premium_cricket', 'Premium cricket', 'Premium Cricket'],
  ['/virtual-gaming-arena', 'virtual_gaming_arena', 'Virtual gaming arena', 'Virtuelle Spielarena'],
])(
  '%s has its key, its heading in each language, and is found by search engines',
  async (...row) => {
    const [path, key, english, german] = row;
    const { status, html } = await openSportsbookPage(path);
    expect(status).toBe(200);
    expect(keyOf(html)).toBe(key);
    expect(headings(html)).toEqual([english]);
    expect(html).toContain(`<link rel="canonical" href="https://bets.example${path}"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(headings((await openSportsbookPage(`/de${path}`)).html)).toEqual([german]);
  },
);

test.each([
  ['/', 'home'],
  ['/live', 'in_play'],
  ['/bets-history', 'bets_history'],
])('the page %s is called %s on the body (SPEC §2 "page keys")', async (path, key) => {
  expect(keyOf((await openSportsbookPage(path)).html)).toBe(key);
});

test('where the site hides my bets their page leads home, for whom a notice has sent there', async () => {
  const site = { is_my_bets_visible: false };
  expect(await openSportsbookPage('/bets-history', { site })).toMatchObject({
    status: 302,
    redirect: '/',
  });
  expect(await openSportsbookPage('/de/bets-history', { site })).toMatchObject({ redirect: '/de' });
});

test.each(['/', '/about'])(
  'a site that offers no limits leads nobody to them: %s',
  async (path) => {
    const leads = async (feature_flags: 'responsible_gambling'[]) =>
      (await openSportsbookPage(path, { settings: { feature_flags } })).html.includes(
        'href="https://players.example/profile/limits"',
      );
    expect(await leads(['responsible_gambling'])).toBe(true);
    expect(await leads([])).toBe(false);
  },
);

test('a game says how it goes before anybody has signed in, and is launched by nobody', async () => {
  const { main, asked } = await openSportsbookPage('/racing');
  expect(main).toContain('Back one of six runners.');
  expect(main).toContain('96% of stakes come back');
  expect(main).not.toContain('<iframe');
  expect(asked.filter((address) => address.includes('virtual-wallet'))).toEqual([]);
});

test('a game that is switched off says so, and the others do not lead to it', async () => {
  const all = {
    horse_racing: true,
    lotto: true,
    premium_cricket: true,
    virtual_gaming_arena: true,
  };
  const settings = { additional_providers: { ...all, horse_racing: false } };
  const off = await openSportsbookPage('/racing', { settings });
  expect(off.main).toContain('This game is not on offer here');
  expect(off.main).toMatch(/href="\/"[^>]*>See what is on</);
  expect(off.html).toContain('<meta name="robots" content="noindex"/>');
  const on = await openSportsbookPage('/lotteries', { settings });
  const menu = /<nav[^>]*aria-label="Games".*?<\/nav>/s.exec(on.main)?.[0];
  expect(menu).not.toContain('href="/racing"');
  expect(menu).toContain('href="/premium-cricket"');
});

const FREE: Promotion = {
  key: 'free-friday',
  title: { en: 'Free Friday', de: 'Freier Freitag' },
  text: { en: 'A freebet, **every** week. <script>alert(1)</script>', de: 'Jede Woche.' },
  picture: 'https://pictures.example/friday.png',
  link: '/live',
};

test('promotions are cards in the reader’s language, with their links under base path and locale', async () => {
  const site = { promotions: [FREE, { ...FREE, key: 'plain', picture: null, link: null }] };
  const given = { site, basePath: '/sports/', sportsbookPath: '/sports/' };
  const { main } = await openSportsbookPage('/sports/promotions', given);
  expect(main.match(/<article/g)).toHaveLength(2);
  expect(main).toContain('<strong>every</strong> week. &lt;script&gt;');
  expect(main).toContain('/pictures?url=https%3A%2F%2Fpictures.example%2Ffriday.png');
  expect(main).toContain('href="/sports/live"');
  const german = (await openSportsbookPage('/sports/de/promotions', given)).main;
  expect(german).toContain('Freier Freitag');
  expect(german).toContain('href="/sports/de/live"');
});

test('a logo and promotions that lie there in variants are fetched as the day and the screen want them', async () => {
  const site: Partial<SiteConfig> = {
    promotions: [FREE],
    logo: '/cms/logo.svg',
    asset_variants: ['light', 'mobile'],
  };
  const { html, main } = await openSportsbookPage('/promotions', { site });
  const logo = /<picture>(?:(?!<\/picture>).)*src="\/cms\/logo\.svg"/s.exec(html)?.[0] ?? '';
  expect([...logo.matchAll(/srcSet="([^"]*)"/gi)].map(([, address]) => address)).toEqual([
    '/cms/logo-light-mobile.svg',
    '/cms/logo-light.svg',
    '/cms/logo-mobile.svg',
  ]);
  expect(logo).toContain('media="(prefers-color-scheme: light)"');
  expect(main).toMatch(/<source media="\(width &lt; 780px\)" srcSet="[^"]*friday-mobile\.png/);
});

test('no promotions are a sentence and a way on', async () => {
  const { main } = await openSportsbookPage('/promotions');
  expect(main).toContain('No promotion is running right now');
});

const CLUB: OwnPage = {
  path: 'vip-club',
  title: { en: 'VIP club', de: 'VIP-Klub' },
  text: { en: '# Welcome\n\nSee [what is on](/live). <b>Hi</b>', de: 'Zum [Programm](/live).' },
  component: null,
  in_menu: true,
};

test('a page of the operator’s own has one heading of the first level, and leads on in the locale', async () => {
  const { status, html, main } = await openSportsbookPage('/vip-club', { site: { pages: [CLUB] } });
  expect(status).toBe(200);
  expect(keyOf(html)).toBe('vip-club');
  expect(headings(html)).toEqual(['VIP club']);
  expect(main).toContain('<h2>Welcome</h2>');
  expect(main).toContain('<a href="/live">what is on</a>. &lt;b&gt;Hi&lt;/b&gt;');
  const german = await openSportsbookPage('/de/vip-club', { site: { pages: [CLUB] } });
  expect(german.main).toContain('<a href="/de/live">Programm</a>');
});

test('other pages are sent where it is and what it is called in the reader’s language, and none of its text', async () => {
  const german = await openSportsbookPage('/de/about', { site: { pages: [CLUB] } });
  expect(german.html).toContain('VIP-Klub');
  expect(german.html).not.toMatch(/\[Programm\]|Welcome|VIP club/);
  expect(german.asked.filter((address) => address.includes('/pages/'))).toEqual([]);
});

test('a page that has gone since is not found', async () => {
  const fetch = async (address: string) =>
    address.endsWith('/pages/vip-club')
      ? Response.json({ error: { code: 'not_found', message: 'no' } }, { status: 404 })
      : Response.json({ data: address.endsWith('/settings') ? PAGE_SETTINGS : [] });
  const { status } = await openSportsbookPage('/vip-club', { site: { pages: [CLUB] }, fetch });
  expect(status).toBe(404);
});

test.each<[NonNullable<OwnPage['component']>]>([
  ['promotions'],
  ['results'],
  ['schedule'],
  ['favorites'],
])(
  'our page %s can stand at an address of the operator’s, and is called as they call it',
  async (component) => {
    const own: OwnPage = { ...CLUB, path: 'club-house', text: null, component };
    const english = (await openSportsbookPage('/club-house', { site: { pages: [own] } })).html;
    expect(headings(english)).toEqual(['VIP club']);
    expect(english).toContain('<title>VIP club · Bets</title>');
    expect(english).not.toContain(`href="/${component}?`);
    const german = (await openSportsbookPage('/de/club-house', { site: { pages: [own] } })).html;
    expect(headings(german)).toEqual(['VIP-Klub']);
    expect(german).toContain('<title>VIP-Klub · Bets</title>');
    // Favourites are the reader's own: nobody is sent a link to them.
    if (component !== 'favorites') {
      expect(german).toContain('<meta property="og:title" content="VIP-Klub');
    }
  },
);

test('a list of ours at an address of the operator’s is narrowed there', async () => {
  const own: OwnPage = { ...CLUB, path: 'played', text: null, component: 'results' };
  const { main } = await openSportsbookPage('/played', { site: { pages: [own] } });
  expect(main).toMatch(/href="\/played\?date=/);
});

test('a page that takes the address of one of ours is not found there', async () => {
  const stolen = { ...CLUB, path: 'about' };
  const { html } = await openSportsbookPage('/about', { site: { pages: [stolen] } });
  expect(headings(html)).toEqual(['About Bets']);
});
