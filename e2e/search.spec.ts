import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { getLineups } from '@touchline/wire/calls/match-details';
import { barriersOn } from '@touchline/testkit/journeys/page-checks';
import { becomePlayerOn } from '@touchline/testkit/journeys/deposit-form';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
});

const inputOf = (page: Page) => page.getByRole('combobox', { name: 'Search' });

/** The page has been taken over once it answers keys. */
async function openByKey(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(inputOf(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  // The key is typed where it was pressed once more before the window was there.
  await inputOf(page).fill('');
}

test('a league is found by typing, and opened by keys alone', async ({ page }) => {
  await page.goto(`${server.sportsbook}/soccer`);
  const league = page.getByRole('main').locator('section h2 a').first();
  const name = (await league.locator('span').first().textContent()) ?? '';
  await openByKey(page);
  await page.keyboard.type(name.slice(0, 2));
  await expect(page.getByText('One letter more to search.')).toBeVisible();
  await page.keyboard.type(name.slice(2));
  const first = page.getByRole('option').first();
  await expect(first).toContainText(name);
  await expect(first).toHaveAttribute('href', /^\/soccer\/.+-l\d+$/);
  await expect(first.locator('mark').first()).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  const way = await first.getAttribute('href');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.sportsbook}${way}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const button = page.getByRole('button', { name: 'Search matches, teams and leagues' });
  await button.click();
  await inputOf(page).fill('');
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear searches' }).click();
  await expect(page.getByText('Searched before')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a country is found in the language of the page, with a letter wrong, and leads to its leagues', async ({
  page,
}) => {
  await page.goto(`${server.sportsbook}/de/soccer`);
  const find = page.getByRole('combobox', { name: 'Suche' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(find).toBeFocused({ timeout: 1000 });
  }).toPass();
  await find.fill('Deutschlant');
  const countries = page.getByRole('group', { name: 'Länder und Regionen' });
  await countries.getByRole('option', { name: /Deutschland.*Fußball/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deutschland');
});

test('a player is found by a part of the name, and leads to the match in which they stand next', async ({
  page,
}) => {
  const visitor = new Visitor(server);
  const { data } = await visitor.call(listMatches, {
    query: { sport_key: 'soccer', match_status: 'prematch,live', limit: 30 },
  });
  let name = '';
  for (const { id } of data) {
    if (name !== '') break;
    const lineups = (await visitor.call(getLineups, { params: { id } })).data;
    name = lineups?.home.at(-1)?.name ?? '';
  }
  await page.goto(`${server.sportsbook}/soccer`);
  await openByKey(page);
  await page.keyboard.type(name.split(' ').at(-1) ?? '');
  const players = page.getByRole('group', { name: 'Players' });
  const found = players.getByRole('option').filter({ hasText: name }).first();
  const way = await found.getAttribute('href');
  await found.click();
  await expect(page).toHaveURL(server.sportsbook + way);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('odds that are found say what they are for', async ({ page }) => {
  await page.goto(`${server.sportsbook}/soccer`);
  await openByKey(page);
  await page.keyboard.type('premier');
  const odds = page.getByRole('option').filter({ hasText: /1\s*\d+\.\d\d/ });
  await expect(odds.first()).toContainText(/X\s*\d+\.\d\d/);
});

test('what is not there and what does not come through is said', async ({ page }) => {
  await page.goto(server.sportsbook);
  await openByKey(page);
  await page.keyboard.type('qqxxzzq');
  await expect(page.getByText('Nothing found for “qqxxzzq”')).toBeVisible();
  await page.route('**/search?**', (route) => route.abort());
  await page.keyboard.type('w');
  await expect(page.getByRole('alert')).toContainText('The search did not get through');
  await page.unroute('**/search?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing found for “qqxxzzqw”')).toBeVisible();
});

test('the bell is there for players alone', async ({ page }) => {
  const bell = page.getByRole('button', { name: 'Notifications, none unread' });
  await page.goto(server.sportsbook);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(bell).toHaveCount(0);
  await becomePlayerOn(server, page, 'told@example.org');
  await page.goto(server.sportsbook);
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list).toContainText('Nothing has happened yet');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});
