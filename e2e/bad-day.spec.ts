import { expect } from '@playwright/test';
import { matchResult } from '@touchline/testkit/feed/markets';
import { aBettor, betsOf, place, slip, stake } from '@touchline/testkit/journeys/on-slip';
import { takenOver } from '@touchline/testkit/journeys/page-checks';
import { test } from '@touchline/testkit/journeys/usual-server';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';

let server: ServerProcess;

// A service worker would carry what is looked at here past us, and has the files of its own build.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
test.beforeAll(({ usualServer }) => {
  server = usualServer;
});
test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]),
);

test('a page whose build has gone loads itself anew, once, and shows the page that was wanted; after that a button does', async ({
  page,
}) => {
  let isGone = false;
  const loaded: string[] = [];
  // All of them have gone; what the page has by then, and what it fetches besides, may have come before.
  await page.route('**/assets/*.js', (route) => {
    const request = route.request();
    const isAsked = request.method() === 'HEAD' || /list-pages|document-pages/.test(request.url());
    return isGone && isAsked ? route.fulfill({ status: 404 }) : route.continue();
  });
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loaded.push(new URL(request.url()).pathname);
    isGone = false;
  });
  await page.goto(`${server.sportsbook}/live`);
  await takenOver(page);
  isGone = true;
  await page.getByRole('link', { name: 'Results' }).first().click();
  await expect(page).toHaveURL(/\/results/);
  await expect(page.locator('body[data-page=results]')).toBeVisible();
  expect(loaded).toEqual(['/live', '/results']);

  // Another deployment at once: a page does not load itself for ever.
  await takenOver(page);
  isGone = true;
  await page.getByRole('link', { name: 'General rules' }).first().click();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('body[data-page=general_rules]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  expect(loaded).toHaveLength(3);
});

test('a sheet of styles that failed once comes with the window that needs it', async ({ page }) => {
  let failed = 0;
  await page.route('**/assets/search-window*.css', (route) => {
    failed += 1;
    return failed === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${server.sportsbook}/live`);
  await takenOver(page);
  await page.getByRole('button', { name: 'Search matches, teams and leagues' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  expect(failed).toBe(2);
  const hrefs = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href ?? '').filter((each) => each !== ''),
  );
  expect(hrefs.some((each) => each.includes('/search-window'))).toBe(true);
});

/** In a page: every browser API that may throw throws, as where a reader denies everything. */
function refuseAll(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const refuseIn = (owner: object, ...names: string[]) => {
    for (const name of names) Object.defineProperty(owner, name, { get: refuse });
  };
  refuseIn(window, 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore');
  refuseIn(navigator, 'serviceWorker', 'clipboard', 'locks', 'storage', 'credentials');
  refuseIn(navigator, 'permissions', 'wakeLock', 'geolocation');
  refuseIn(Notification, 'permission', 'requestPermission');
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  Object.assign(navigator, { share: refuse, canShare: refuse, vibrate: refuse });
  Object.assign(window, { BroadcastChannel: refuse, matchMedia: refuse });
}

test('a browser that refuses everything shows what is live, and a bet is placed', async ({
  page,
  world,
}) => {
  const match = await world.match({ home: 'Denied Rovers', markets: [matchResult(2.1, 3.4, 3.3)] });
  await page.addInitScript(refuseAll);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const player = await aBettor(server, page, 'denied', 100);
  await page.goto(`${server.sportsbook}/live`);
  await takenOver(page);
  await expect(page.locator('body[data-page=in_play]')).toBeVisible();
  await expect(page.getByRole('main').locator('button[aria-pressed]').first()).toBeVisible();
  await page.goto(server.sportsbook + match.path);
  await page.getByRole('button', { name: 'Denied Rovers 2.10' }).click();
  await stake(page, 'Stake', '10');
  await place(page);
  expect(await betsOf(player)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('back from another page, a slip has what was picked on both', async ({
  world,
  playwright,
  launchOptions,
}) => {
  const one = await world.match({ home: 'First Rovers', markets: [matchResult(2.1, 3.4, 3.3)] });
  const two = await world.match({ home: 'Second Rovers', markets: [matchResult(2.2, 3.4, 3.3)] });
  // Playwright's browsers keep no pages for back unless they are let.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const removals = slip(page).getByRole('button', { name: /^Remove (?!all)/ });
  await page.goto(server.sportsbook + one.path);
  await page.getByRole('button', { name: 'First Rovers 2.10' }).click();
  await expect(removals).toHaveCount(1);
  // By its address, as from a link of somebody else's: the first page is left as a whole.
  await page.goto(server.sportsbook + two.path);
  await page.getByRole('button', { name: 'Second Rovers 2.20' }).click();
  await expect(removals).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'First Rovers 2.10' })).toBeVisible();
  await expect(removals).toHaveCount(2);
  // What is written from here on is written with both.
  await stake(page, 'Stake on First Rovers', '10');
  await page.reload();
  await expect(removals).toHaveCount(2);
  await browser.close();
});
