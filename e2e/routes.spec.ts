import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import { type Screen, sportsbookScreens } from '@touchline/testkit/journeys/all-screens';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import {
  barriersOn,
  collectErrors,
  hasSettled,
  movedOn,
  overflowOf,
} from '@touchline/testkit/journeys/page-checks';
import { rawKeysIn } from '@touchline/testkit/page/raw-keys';
import { PICTURES } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

// Every way of opening them takes long, and needs none of the others.
test.describe.configure({ mode: 'parallel' });

let server: ServerProcess;
let match: Match;

test.beforeAll(async ({ world }) => {
  ({ server } = world);
  const { data } = await world.visitor.call(listMatches, {
    query: { match_status: '0', sport_key: 'soccer', type: 'match', limit: '1' },
  });
  match = data[0]!;
});

/** A width at which a page is looked at; its pictures are known by the name. */
interface View {
  name: string;
  width: number;
}

/** A way of opening a page, and the widths at which it is looked at; pages are opened at each of them in turn. */
interface Opening {
  name: string;
  views: readonly View[];
  locale?: string;
  /** Whether somebody is signed in. */
  isPlayer?: boolean;
  /** In an app the address says so. */
  query?: string;
  /** Whether accessibility is checked too, in dark and light by turns. */
  isForEverybody?: boolean;
}

const [phone, tablet, desktop] = [390, 1024, 1440];
const OPENINGS: readonly Opening[] = [
  {
    name: 'in English',
    views: [
      { name: 'phone', width: phone },
      { name: 'tablet', width: tablet },
      { name: 'desktop', width: desktop },
    ],
    isForEverybody: true,
  },
  {
    name: 'in Arabic',
    views: [
      { name: 'phone in arabic', width: phone },
      { name: 'desktop in arabic', width: desktop },
    ],
    locale: 'ar',
  },
  { name: 'for a player', views: [{ name: 'phone of a player', width: phone }], isPlayer: true },
  { name: 'in an app', views: [{ name: 'phone in an app', width: phone }], query: '?app=ios' },
];

for (const opening of OPENINGS) {
  const { name, views, locale = 'en', isPlayer = false, query = '', isForEverybody } = opening;
  test(`routes stand ${name}: content, title, address of record, nothing moves`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    await dressForPictures(page);
    if (isPlayer) await aPlayer(server, page, 'routes@example.com');
    const errors = collectErrors(page);
    const isSome = isPlayer || query !== '';
    const shown = sportsbookScreens(match).filter(({ isOwn }) => !isSome || isOwn);
    for (const [at, screen] of shown.entries()) {
      const path = localPath(screen.path, locale);
      await page.setViewportSize({ width: views[at % views.length]!.width, height: 844 });
      await page.emulateMedia({ colorScheme: isForEverybody && at % 2 ? 'light' : 'dark' });
      const answer = await page.goto(server.sportsbook + path + query);
      await test.step(path, async () => {
        expect(answer?.status(), path).toBe(screen.status ?? 200);
        const shown = query === '' ? shownAlone(screen) : screen;
        await expect(page.locator('body'), path).toHaveAttribute('data-page', shown.page);
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        await hasContent(page, path);
        await hasAddress(page, localPath(shown.path, locale), shown);
        await page.waitForLoadState('networkidle');
        expect(await movedOn(page), `${path} moves`).toEqual([]);
        if (isForEverybody) expect(await barriersOn(page), path).toEqual([]);
        await fits(page, views, screen);
      });
    }
    expect(errors.filter((error) => !isExpectedError(error))).toEqual([]);
  });
}

/** A page that leads on where nobody is around it has led on. */
function shownAlone(screen: Screen): Screen {
  return screen.leadsTo === undefined
    ? screen
    : { ...screen, path: '/', page: screen.leadsTo, isHidden: false };
}

/** At no width does it scroll sideways. */
async function fits(page: Page, views: readonly View[], screen: Screen): Promise<void> {
  for (const view of views) {
    await page.setViewportSize({ width: view.width, height: 844 });
    expect(await overflowOf(page), `${screen.path} scrolls sideways`).toBeLessThanOrEqual(0);
    await takePicture(page, view, screen);
  }
}

/** Pages that say why there is nothing answer so, and browsers mention it. */
function isExpectedError(error: string): boolean {
  return /status of (400|403|451|500)/.test(error);
}

function localPath(path: string, locale: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A page has one heading of the first rank, a title that names the site, and words wherever it says something. */
async function hasContent(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect((await page.locator('h1').textContent())?.trim(), path).not.toBe('');
  await expect(page, path).toHaveTitle(/\S · Touchline$/);
  expect(rawKeysIn(await page.content()), path).toEqual([]);
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

/** Nothing asks about cookies in pictures. */
async function dressForPictures(page: Page): Promise<void> {
  if (PICTURES === undefined) return;
  await page.context().addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
}

/** Pictures are of the theme the house is known by, but for those of a tablet. */
async function takePicture(page: Page, { name }: View, screen: Screen): Promise<void> {
  if (PICTURES === undefined) return;
  await page.emulateMedia({ colorScheme: name === 'tablet' ? 'light' : 'dark' });
  const file = screen.path === '/' ? 'home' : screen.path.slice(1).replaceAll('/', '-');
  await hasSettled(page);
  await page.screenshot({ path: `${PICTURES}/${name.replaceAll(' ', '-')}/${file}.png` });
}
