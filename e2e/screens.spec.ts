import { expect } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { takenOver } from '@touchline/testkit/journeys/page-checks';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
let match: Match;

test.beforeAll(async ({ usualServer }) => {
  server = usualServer;
  const visitor = new Visitor(server);
  const { data } = await visitor.call(listMatches, {
    query: { match_status: '1', sport_key: 'soccer' },
  });
  // The one that began last is in play to the end of these tests.
  const [lively] = data
    .filter(({ available_markets: count }) => count > 5)
    .toSorted((one, other) => other.start_time.localeCompare(one.start_time));
  expect(lively).toBeDefined();
  match = lively!;
});

test('an outcome is picked, and taken back, from the keyboard', async ({ page }) => {
  await page.goto(`${server.sportsbook}/soccer/${match.slug}`);
  const outcome = page
    .getByRole('main')
    .getByRole('button', { name: /\d\.\d\d$/ })
    .first();
  // The page reads well before its script runs; keys do something once it has.
  await expect(async () => {
    await outcome.focus();
    await page.keyboard.press('Enter');
    await expect(outcome).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(outcome).toHaveAttribute('aria-pressed', 'false');
});

test('a slip survives a reload', async ({ page }) => {
  await page.goto(`${server.sportsbook}/soccer/${match.slug}`);
  const outcome = page
    .getByRole('main')
    .getByRole('button', { name: /\d\.\d\d$/ })
    .first();
  await outcome.click();
  // What is pressed before the script runs is done once it has.
  await expect(outcome).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('main').locator('button[aria-pressed=true]').first()).toBeVisible();
});

test('another language keeps path, query and hash, and the first has no prefix', async ({
  page,
}) => {
  await page.goto(`${server.sportsbook}/soccer?sortBy=time#later`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('Deutsch').first().click();
  await expect(page).toHaveURL(`${server.sportsbook}/de/soccer?sortBy=time#later`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(`${server.sportsbook}/en/soccer`);
  await expect(page).toHaveURL(`${server.sportsbook}/soccer`);
});

test('a wrong or old slug moves to the address that counts', async ({ page }) => {
  const answer = await page.goto(`${server.sportsbook}/soccer/old-name-m${match.id}`);
  await expect(page).toHaveURL(`${server.sportsbook}/soccer/${match.slug}`);
  expect(answer?.request().redirectedFrom()).not.toBeNull();
});

test('links lead from home to a league and to a match without a reload', async ({ page }) => {
  await page.goto(server.sportsbook);
  await takenOver(page);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('main').getByRole('link', { name: match.tournament.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`${match.tournament.slug}$`));
  await page.getByRole('main').locator(`a[href$="${match.slug}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sidesOf(match).home.name);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});
