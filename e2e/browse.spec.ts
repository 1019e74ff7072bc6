import { expect, type Page } from '@playwright/test';
import type { World } from '@touchline/testkit/world/world';
import {
  barriersOn,
  collectErrors,
  movedOn,
  overflowOf,
  takenOver,
} from '@touchline/testkit/journeys/page-checks';
import { wholeWorld } from '@touchline/testkit/journeys/programme';
import { test } from '@touchline/testkit/journeys/usual-server';

let world: World | undefined;
const sportsbook = () => world?.server.sportsbook ?? '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  world = await wholeWorld();
});
test.afterAll(() => world?.close());

const PHONE = { width: 390, height: 844 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts the taps from the first page on. */
function taps() {
  let count = 0;
  return {
    tap: async (target: ReturnType<Page['locator']>) => {
      await target.click();
      count += 1;
    },
    count: () => count,
  };
}

test('on a phone a league of a small country is four taps from the first page, by its sport', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const errors = collectErrors(page);
  await page.goto(sportsbook());
  await takenOver(page);
  const main = page.getByRole('main');
  const { tap, count } = taps();
  await tap(main.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Soccer' }));
  await tap(main.getByRole('link', { name: 'All leagues' }));
  await tap(main.getByRole('link', { name: /^Faroe Islands/ }));
  await tap(main.getByRole('link', { name: /^Meistaradeildin/ }));
  await expect(heading(page)).toHaveText('Meistaradeildin');
  expect(count()).toBe(4);
  await expect(main.getByText('No matches scheduled')).toBeVisible();
  // The way back up.
  const way = main.getByRole('navigation', { name: 'You are here' });
  await way.getByRole('link', { name: 'Faroe Islands' }).click();
  await expect(heading(page)).toHaveText('Faroe Islands');
  await way.getByRole('link', { name: 'Soccer' }).click();
  await expect(heading(page)).toHaveText('Soccer');
  expect(errors).toEqual([]);
});

test('and by the menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(sportsbook());
  await takenOver(page);
  const { tap, count } = taps();
  await tap(page.getByRole('button', { name: 'Sports menu' }));
  const menu = page.getByRole('dialog', { name: 'Sports menu' });
  await tap(menu.getByRole('button', { name: 'Soccer: all leagues' }));
  await tap(menu.getByRole('button', { name: 'Faroe Islands: all leagues' }));
  await tap(menu.getByRole('link', { name: /^Meistaradeildin/ }));
  await expect(heading(page)).toHaveText('Meistaradeildin');
  await expect(menu).toHaveCount(0);
  expect(count()).toBe(4);
});

test('a country is found by typing in either language, its leagues are opened by keys, and nobody is kept out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${sportsbook()}/de/soccer?list=leagues`);
  await takenOver(page);
  const main = page.getByRole('main');
  const find = main.getByRole('searchbox', { name: 'Land oder Tour suchen' });
  const links = main.getByRole('region', { name: 'Länder und Touren' }).getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(60);
  await find.fill('oster');
  await expect(links).toHaveCount(1);
  await expect(links).toContainText('Österreich');
  await find.fill('austria');
  await expect(links).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const opens = main.getByRole('button', { name: 'Österreich: alle Ligen' });
  await expect(opens).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opens).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('link', { name: /^Regionalliga Ost/ })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  // What is no country may be something else.
  await find.fill('Arsenal');
  await main.getByRole('button', { name: 'Überall nach „Arsenal“ suchen' }).click();
  await expect(page.getByRole('option').first()).toContainText('Arsenal');
});

test('with 900 leagues pages stay small, nothing moves, and nothing is too wide', async ({
  page,
}) => {
  const answer = await page.goto(`${sportsbook()}/soccer?list=leagues`);
  expect((await answer?.body())?.length).toBeLessThan(400_000);
  await page.waitForLoadState('networkidle');
  expect(await movedOn(page)).toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});

test('the country in the header of a league leads to all that is played there', async ({
  page,
}) => {
  await page.goto(`${sportsbook()}/soccer`);
  await takenOver(page);
  const headers = page.getByRole('main').getByRole('heading', { level: 2 });
  await headers.getByRole('link', { name: 'England' }).first().click();
  await expect(heading(page)).toHaveText('England');
  const leagues = page.getByRole('main').getByRole('region', { name: 'Leagues' });
  await leagues.getByRole('button', { name: /^Show all/ }).click();
  await expect(leagues.getByRole('link')).toHaveCount(15);
});

test('what is on in a country follows what begins', async ({ page }) => {
  await page.goto(`${sportsbook()}/soccer?list=leagues`);
  await takenOver(page);
  const england = page.getByRole('main').getByRole('link', { name: /^England/ });
  const soon = async () => Number(/(\d+) coming up/.exec(await said(england))?.[1] ?? 0);
  const before = await soon();
  // Of those that were to come some may begin meanwhile, and how many there are is counted for all pages at once, now and then.
  await expect(async () => {
    await world!.match();
    expect(await soon()).toBeGreaterThan(before);
  }).toPass({ intervals: [2000] });
});

/** What is said of a link to those who do not see it. */
function said(link: ReturnType<Page['getByRole']>): Promise<string> {
  return link.evaluate((element) =>
    [...element.querySelectorAll('[aria-label]')]
      .map((each) => each.getAttribute('aria-label'))
      .join(', '),
  );
}
