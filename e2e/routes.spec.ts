import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/server-process';
import type { World } from '@touchline/testkit/world';
import { listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import { frameSite, type FrameSite } from './frame-site';
import { aPlayer } from './limited-players';
import { collectErrors, overflowOf, movedOn } from './page-checks';
import { worldWithProgramme } from './programme';
import { PICTURES } from './state-pictures';
import { test } from './usual-server';

interface Screen {
  path: string;
  /** What `<body data-page>` says. */
  page: string;
  status?: number;
  /** Search engines are not to find it, so it has no address of record. */
  isHidden?: boolean;
}

let world: World;
let server: ServerProcess;
let host: FrameSite;
let match: Match;

test.beforeAll(async () => {
  host = await frameSite();
  world = await worldWithProgramme({ HOST_ORIGINS: host.origin });
  ({ server } = world);
  const { data } = await world.visitor.call(listMatches, {
    query: { match_status: '0', sport_key: 'soccer', type: 'match', limit: '1' },
  });
  match = data[0]!;
});
test.afterAll(async () => {
  host.close();
  await world.close();
});

const screens = (): readonly Screen[] => [
  { path: '/', page: 'home' },
  { path: '/live', page: 'in_play' },
  { path: '/soccer', page: 'sport' },
  { path: `/soccer/${match.tournament.category.slug}`, page: 'category' },
  { path: `/soccer/${match.tournament.slug}`, page: 'league' },
  { path: `/soccer/${match.slug}`, page: 'match' },
  { path: '/cybersport', page: 'e_sports' },
  { path: '/favorites', page: 'favorites', isHidden: true },
  { path: '/schedule', page: 'schedule' },
  { path: '/results', page: 'results' },
  { path: '/asian', page: 'asian' },
  { path: '/multi-view', page: 'multi_view', isHidden: true },
  { path: '/promotions', page: 'promotions' },
  { path: '/general-rules', page: 'general_rules' },
  { path: '/about', page: 'about' },
  { path: '/racing', page: 'racing' },
  { path: '/lotteries', page: 'lotteries' },
  { path: '/premium-cricket', page: 'premium_cricket' },
  { path: '/virtual-gaming-arena', page: 'virtual_gaming_arena' },
  { path: '/bets-history', page: 'bets_history', isHidden: true },
  { path: '/404', page: '404', status: 404, isHidden: true },
  { path: '/500', page: '500', status: 500, isHidden: true },
  { path: '/blocked', page: 'blocked', status: 451, isHidden: true },
  { path: '/locked', page: 'locked', status: 403, isHidden: true },
];

interface View {
  name: string;
  width: number;
  locale?: string;
  /** Whether somebody is signed in. */
  isPlayer?: boolean;
  query?: string;
}

const VIEWS: readonly View[] = [
  { name: 'phone', width: 390 },
  { name: 'tablet', width: 1024 },
  { name: 'desktop', width: 1440 },
  { name: 'phone in arabic', width: 390, locale: 'ar' },
  { name: 'desktop in arabic', width: 1440, locale: 'ar' },
  { name: 'phone of a player', width: 390, isPlayer: true },
  { name: 'phone in an app', width: 390, query: '?app=ios' },
];

for (const view of VIEWS) {
  const { name, width, locale = 'en', isPlayer = false, query = '' } = view;
  test(`every route stands on a ${name}: content, title, address of record, nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await dressForPictures(page, view);
    if (isPlayer) await aPlayer(server, page, 'routes@example.com');
    const errors = collectErrors(page);
    for (const screen of screens()) {
      const path = localPath(screen.path, locale);
      const answer = await page.goto(server.sportsbook + path + query);
      await test.step(path, async () => {
        expect(answer?.status(), path).toBe(screen.status ?? 200);
        await expect(page.locator('body'), path).toHaveAttribute('data-page', screen.page);
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        await hasContent(page, path);
        await hasAddress(page, path, screen);
        expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        expect(await movedOn(page), `${path} moves`).toEqual([]);
        await takePicture(page, view, screen);
      });
    }
    expect(errors.filter((error) => !isExpected(error))).toEqual([]);
  });
}

test('every route stands in a frame of another site, without a cookie banner', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  const errors = collectErrors(page);
  for (const { path, page: name } of screens()) {
    await page.goto(host.around(server.sportsbook + path));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('body'), path).toHaveAttribute('data-page', name);
    await expect(frame.locator('body'), path).toHaveAttribute('data-iframe', '');
    await expect(frame.locator('h1').first(), path).toBeAttached();
    await expect(frame.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  }
  expect(errors.filter((error) => !isExpected(error))).toEqual([]);
});

/** Pages that say why there is nothing answer so, and browsers mention it. */
function isExpected(error: string): boolean {
  return /status of (400|403|451|500)/.test(error);
}

function localPath(path: string, locale: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A page has one heading of the first rank, and a title that names the site. */
async function hasContent(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect((await page.locator('h1').textContent())?.trim(), path).not.toBe('');
  await expect(page, path).toHaveTitle(/\S · Touchline$/);
}

async function hasAddress(page: Page, path: string, screen: Screen): Promise<void> {
  const canonical = page.locator('link[rel=canonical]');
  if (screen.isHidden) {
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', /noindex/);
    return;
  }
  await expect(canonical, path).toHaveAttribute('href', server.sportsbook + path);
  await expect(page.locator('link[rel=alternate][hreflang=x-default]'), path).toHaveCount(1);
}

/** Pictures are of the theme the house is known by, but for one view, and nothing asks about cookies. */
async function dressForPictures(page: Page, { name }: View): Promise<void> {
  if (PICTURES === undefined) return;
  await page.emulateMedia({ colorScheme: name === 'tablet' ? 'light' : 'dark' });
  await page.context().addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
}

async function takePicture(page: Page, { name }: View, screen: Screen): Promise<void> {
  if (PICTURES === undefined) return;
  const file = screen.path === '/' ? 'home' : screen.path.slice(1).replaceAll('/', '-');
  await page.screenshot({ path: `${PICTURES}/${name.replaceAll(' ', '-')}/${file}.png` });
}
