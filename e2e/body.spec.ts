import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { savingData, takenOver } from '@touchline/testkit/journeys/page-checks';
import { test } from '@touchline/testkit/journeys/usual-server';

// What a worker fetches, no journey can hold back.
test.use({ serviceWorkers: 'block', fetchesAhead: true });

let server: ServerProcess;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
});

test('the body says which page, in which language, where the reader is, and whether it is scrolled', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'AT' });
  // However few matches are live, they are higher than this.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(`${server.sportsbook}/de/live`);
  const body = page.locator('body');
  await expect(body).toHaveAttribute('data-page', 'in_play');
  await expect(body).toHaveAttribute('data-locale', 'de');
  await expect(body).toHaveAttribute('data-country', 'AT');
  await expect(body).not.toHaveAttribute('data-scrolled');
  await expect(body).not.toHaveAttribute('data-iframe');
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 300);
  await expect(body).toHaveAttribute('data-scrolled');
  await expect(body).toHaveAttribute('data-country', 'AT');
});

test('a page that was scrolled before its script ran says so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${server.sportsbook}/live`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.locator('body')).not.toHaveAttribute('data-scrolled');
  release();
  await expect(page.locator('body')).toHaveAttribute('data-scrolled');
});

test('script is fetched once the page has been painted', async ({ page }) => {
  await page.goto(`${server.sportsbook}/live`);
  await expect(page.getByRole('button', { name: /^Search matches/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !name.includes('/entry-early-'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted);
});

test('what may be shown next is fetched ahead, but for a reader who saves data', async ({
  browser,
  page,
}) => {
  const frugal = await browser.newContext({ serviceWorkers: 'block' });
  await savingData(frugal);
  const saving = await frugal.newPage();
  for (const each of [saving, page]) {
    await each.goto(`${server.sportsbook}/live`);
    await takenOver(each);
    await each.waitForLoadState('networkidle');
  }
  const scriptsOf = (each: Page) =>
    each.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  // Pages fetch ahead once they are idle, which may come after the network was quiet for a moment.
  await expect(async () => {
    expect(await scriptsOf(page)).toBeGreaterThan(1.5 * (await scriptsOf(saving)));
  }).toPass();
  await frugal.close();
});
