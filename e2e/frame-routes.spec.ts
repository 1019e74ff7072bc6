import { expect } from '@playwright/test';
import type { World } from '@touchline/testkit/world/world';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { sportsbookScreens } from '@touchline/testkit/journeys/all-screens';
import { rawKeysIn } from '@touchline/testkit/page/raw-keys';
import { frameSite, type FrameSite } from '@touchline/testkit/journeys/frame-site';
import { bookOf, heard } from '@touchline/testkit/journeys/framed-book';
import { hostSite, type HostSite } from '@touchline/testkit/journeys/host-page';
import { collectErrors } from '@touchline/testkit/journeys/page-checks';
import { worldWithProgramme } from '@touchline/testkit/journeys/programme';
import { OPERATOR_TOKEN, test } from '@touchline/testkit/journeys/usual-server';

let world: World;
let host: FrameSite;
let site: HostSite;

test.beforeAll(async () => {
  host = await frameSite();
  site = await hostSite();
  world = await worldWithProgramme({ HOST_ORIGINS: `${host.origin},${site.origin}` });
  site.serves(world.server, OPERATOR_TOKEN);
});
test.afterAll(async () => {
  host.close();
  site.close();
  await world.close();
});

test('every page stands in a frame of another site, without a cookie banner', async ({ page }) => {
  test.setTimeout(120_000);
  const query = { match_status: '0', sport_key: 'soccer', type: 'match', limit: '1' } as const;
  const { data } = await world.visitor.call(listMatches, { query });
  await page.setViewportSize({ width: 1024, height: 844 });
  const errors = collectErrors(page);
  for (const screen of sportsbookScreens(data[0]!)) {
    const { path } = screen;
    await page.goto(host.around(world.server.sportsbook + path));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('body'), path).toHaveAttribute('data-page', screen.page);
    await expect(frame.locator('body'), path).toHaveAttribute('data-iframe', '');
    await expect(frame.locator('h1').first(), path).toBeAttached();
    await expect(frame.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    expect(rawKeysIn(await frame.locator('html').innerHTML()), path).toEqual([]);
  }
  expect(errors.filter((error) => !/status of (400|403|451|500)/.test(error))).toEqual([]);
});

test('a slip outlives another language and a reload where a frame keeps nothing, since its host holds it', async ({
  page,
}) => {
  // As a browser that denies storage to frames of other sites.
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/?path=/live`);
  await expect.poll(() => heard(page)).toContain('not-logged-in found');
  const picked = bookOf(page).getByRole('main').locator('button[aria-pressed=true]');
  await bookOf(page)
    .getByRole('main')
    .locator('button[aria-pressed=false]:enabled')
    .filter({ hasText: /\d\.\d\d$/ })
    .first()
    .click();
  await expect(picked).toHaveCount(1);
  await page.evaluate("book.setLocale('de')");
  await expect(bookOf(page).locator('html')).toHaveAttribute('lang', 'de');
  await expect(picked).toHaveCount(1);
  await page.frames()[1]!.evaluate(() => window.location.reload());
  await expect
    .poll(async () => (await heard(page)).filter((line) => line === 'page in_play').length)
    .toBeGreaterThan(2);
  await expect(picked).toHaveCount(1);
});
