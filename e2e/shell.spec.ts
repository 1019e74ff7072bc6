import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { held } from '@touchline/testkit/journeys/held';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import { button, lastPrice, pick, slip } from '@touchline/testkit/journeys/on-slip';
import { collectErrors, movedOn, takenOver } from '@touchline/testkit/journeys/page-checks';
import { test } from '@touchline/testkit/journeys/usual-server';

// What a worker fetches, no journey can hold back.
test.use({ serviceWorkers: 'block' });

let server: ServerProcess;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
});

const WIDE = { width: 1440, height: 900 };
/** Longer than a look that rests on a match. */
const LOOKED_AT_MS = 800;
const PHONE = { width: 390, height: 844 };

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Sports and leagues' });

/** Presses until the page, once its script runs, has done what the press is for. */
async function press(page: Page, name: string | RegExp, done: () => Promise<void>): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name }).first().click();
  await done();
}

test('a folded sidebar stays folded, and nothing moves when the page is loaded again', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(server.sportsbook);
  const widthOf = async () => (await sidebarOf(page).boundingBox())?.width;
  expect(await widthOf()).toBe(232);
  await press(page, 'Fold the sidebar', () => expect.poll(widthOf).toBe(56));
  expect(await page.evaluate(() => localStorage.getItem('sidebar-collapsed'))).toBe('true');
  await page.reload({ waitUntil: 'commit' });
  await sidebarOf(page).waitFor();
  expect(await widthOf()).toBe(56);
  await page.waitForLoadState('networkidle');
  expect(await movedOn(page)).toEqual([]);
  await press(page, 'Unfold the sidebar', () => expect.poll(widthOf).toBe(232));
});

test('every odds follows the format that is chosen, and the next page comes in it', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize(WIDE);
  await page.goto(`${server.sportsbook}/live`);
  const odds = page.getByRole('main').locator('button[aria-label]');
  await expect(odds.filter({ hasText: /^\D*\d+\.\d\d+$/ }).first()).toBeVisible();
  await press(page, /^Odds format/, () => page.getByRole('button', { name: /^American/ }).click());
  await expect(odds.filter({ hasText: /[+-]\d+$/ }).first()).toBeVisible();
  await expect(odds.filter({ hasText: /\d\.\d\d+$/ })).toHaveCount(0);
  expect(await movedOn(page)).toEqual([]);
  const html = await (await page.request.get(`${server.sportsbook}/live`)).text();
  expect(html).toMatch(/aria-label="[^"]* [+-]\d+"/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(odds.filter({ hasText: /\d\.\d\d+$/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** How long a window takes to go, once it does. */
function goingOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const going = document.querySelector('body > [inert]');
          if (going) resolve(getComputedStyle(going).animationDuration);
        };
        new MutationObserver(look).observe(document.body, { childList: true });
      }),
  );
}

test('the side menu of a phone holds what the sidebar and the header have, and closes on the way', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(PHONE);
  await page.goto(server.sportsbook);
  const menu = page.getByRole('dialog', { name: 'Sports menu' });
  await press(page, 'Sports menu', () => expect(menu).toBeVisible());
  // SPEC §9: windows come in 50 ms and go in 500; the page behind them stays where it is.
  expect(await menu.evaluate((drawer) => getComputedStyle(drawer).animationDuration)).toBe('0.05s');
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked');
  const goes = goingOf(page);
  await page.keyboard.press('Escape');
  expect(await goes).toBe('0.5s');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sports menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of ['All live', 'Schedule', 'Results', 'Promotions', 'Favorites', 'Soccer']) {
    await expect(menu.getByRole('link', { name }).first()).toBeAttached();
  }
  for (const name of ['Language', 'Odds format']) {
    await expect(menu.getByLabel(name)).toBeAttached();
  }
  for (const name of ['General rules', 'About us', 'Help center', 'Responsible play']) {
    await expect(menu.getByRole('link', { name })).toBeAttached();
  }
  await menu.getByRole('link', { name: 'Soccer' }).first().click();
  await expect(page).toHaveURL(`${server.sportsbook}/soccer`);
  await expect(menu).toHaveCount(0);
});

test('the language of a player changes with the platform, or not at all', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await aPlayer(server, page, 'speaks@example.org');
  await page.goto(`${server.sportsbook}/soccer?page=1#later`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  await page.route('**/player/update_locale', (route) => route.abort());
  await press(page, 'Language', () => page.getByText('Deutsch').first().click());
  const alert = page.getByText('The language was not changed');
  await expect(alert).toBeVisible();
  // SPEC §9: at the bottom in the middle; on a phone too, whatever popovers wait in the document.
  await page.setViewportSize(PHONE);
  const box = await alert.boundingBox();
  expect(box!.y).toBeGreaterThan(PHONE.height / 2);
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL(`${server.sportsbook}/soccer?page=1#later`);
  await page.unroute('**/player/update_locale');
  const told = page.waitForResponse('**/player/update_locale');
  await press(page, 'Language', () => page.getByText('Deutsch').first().click());
  expect((await told).status()).toBe(200);
  await expect(page).toHaveURL(`${server.sportsbook}/de/soccer?page=1#later`);
  expect(await page.evaluate(() => [localStorage.getItem('locale'), document.cookie])).toEqual([
    '"de"',
    expect.stringContaining('locale=de'),
  ]);
});

test('cookies are confirmed once, for 365 days', async ({ page, context }) => {
  await page.goto(server.sportsbook);
  const card = page.getByRole('region', { name: 'Cookies' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'What they do' }).click();
  await expect(card.getByText('None is loaded before')).toBeVisible();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'consent');
  expect((kept!.expires * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
  await page.reload();
  await takenOver(page);
  await expect(card).toHaveCount(0);
});

test('the match beside the page follows the look of the reader, and a pinned one stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize(WIDE);
  await page.goto(`${server.sportsbook}/live`);
  const card = page.getByRole('region', { name: 'Match preview' });
  await expect(card.getByRole('button', { name: /\d/ }).first()).toBeVisible();
  expect(await movedOn(page)).toEqual([]);
  const rows = page.getByRole('main').locator('a[href*="-m"]:has(svg)');
  const pathOf = (at: number) => rows.nth(at).getAttribute('href');
  await rows.nth(1).hover();
  await expect(card.locator(`a[href="${await pathOf(1)}"]`).first()).toBeVisible();
  await card.getByRole('button', { name: /beside the page$/ }).click();
  await rows.nth(0).hover();
  await page.clock.runFor(LOOKED_AT_MS);
  await page.reload();
  await expect(card.locator(`a[href="${await pathOf(1)}"]`).first()).toBeVisible();
});

test('on a phone the slip opens with the first selection and closes on the tab that shows; the tab bar counts', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.sportsbook}/soccer`);
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  for (const name of ['Sports', 'Live', 'My bets']) {
    await expect(bar.getByRole('link', { name })).toBeVisible();
  }
  await expect(bar.getByRole('button', { name: 'Search' })).toBeVisible();
  await lastPrice(page).click();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('tab', { name: 'Bet slip' }).click();
  await expect(sheet).toHaveCount(0);
  await bar.getByRole('button', { name: 'Bet slip, 1 selection' }).click();
  await expect(sheet).toBeVisible();
});

test('the columns come, go and grow at 780, 960, 1280 and 1920 px', async ({ page }) => {
  await page.goto(server.sportsbook);
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  for (const [width, sidebar, hasBar, hasSlip] of [
    [779, null, true, false],
    [780, 56, true, false],
    [959, 56, true, false],
    [960, 56, false, true],
    [1279, 56, false, true],
    [1280, 232, false, true],
    [1919, 232, false, true],
    [1920, 264, false, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const columns = async () => ({
      width,
      sidebar: (await page.locator('#sidebar').boundingBox())?.width ?? null,
      hasBar: await bar.isVisible(),
      hasSlip: await slip.isVisible(),
    });
    // The page hears of its new width a moment later.
    await expect.poll(columns).toEqual({ width, sidebar, hasBar, hasSlip });
  }
});

test('a bar shows while a page is on its way, and not for what a page fetches besides', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const script = await held(page, '**/assets/document-pages*.js');
  await page.goto(server.sportsbook);
  await takenOver(page);
  await page.getByRole('link', { name: 'About us' }).first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  script.letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const lists = await held(page, '**/sportsbook/api/v2/matches?*');
  const asked = page.waitForRequest('**/sportsbook/api/v2/matches?*');
  await sidebarOf(page).getByRole('link', { name: 'Soccer' }).first().click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Soccer' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  lists.letThrough();
});

test('the slip closes as soon as a change of route starts, before the next page is there', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(server.sportsbook);
  await takenOver(page);
  const isOpen = () =>
    page.evaluate(
      () =>
        (JSON.parse(sessionStorage.getItem('betslipToggle') ?? '{}') as { isOpen?: boolean })
          .isOpen,
    );
  await lastPrice(page).click();
  await expect.poll(isOpen).toBe(true);
  const script = await held(page, '**/assets/list-pages*.js');
  await sidebarOf(page).getByRole('link', { name: 'Schedule' }).click();
  await expect.poll(isOpen).toBe(false);
  await expect(page).toHaveURL(`${server.sportsbook}/`);
  script.letThrough();
  await expect(page).toHaveURL(`${server.sportsbook}/schedule`);
});

test('on a low screen the slip has the room of the match above it, so that what is on it can be seen', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${server.sportsbook}/soccer`);
  const preview = page.getByRole('region', { name: 'Match preview' });
  await expect(preview).toBeVisible();
  await pick(page, 3);
  await button(page, 'Combo').click();
  await expect(preview).toBeHidden();
  const rows = slip(page).getByRole('button', { name: /^Remove (?!all)/ });
  for (let row = 0; row < 2; row += 1) await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
  await slip(page).getByRole('button', { name: 'Remove all' }).click();
  await expect(preview).toBeVisible();
});
