import { expect } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches, listSports, listTournaments } from '@touchline/wire/calls/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
let visitor: Visitor;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
  visitor = new Visitor(server);
});

test('alerts: going offline is told, a newer one takes its place, and it goes after 5 s', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(server.sportsbook);
  // Without a connection no script comes, and so nobody to say that there is none.
  await page.waitForLoadState('networkidle');
  const lost = page.locator('[aria-live=assertive]').getByText('No connection');
  const back = page.locator('[aria-live=polite]').getByText('You are back online');
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(lost).toBeVisible({ timeout: 500 });
  }).toPass();
  const box = await lost.boundingBox();
  const { width, height } = page.viewportSize()!;
  expect(box!.y).toBeGreaterThan(height / 2);
  const host = await page.locator('[aria-live=assertive] > div').boundingBox();
  expect(host!.x + host!.width / 2).toBeCloseTo(width / 2, -1);
  await context.setOffline(false);
  await expect(back).toBeVisible();
  await expect(lost).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(back).toBeVisible();
  await page.clock.runFor(2100);
  await expect(back).toHaveCount(0);
});

test('how a deposit ended is told, and leaves the address', async ({ page }) => {
  for (const [state, text] of [
    ['success', 'Deposit received'],
    ['pending', 'Deposit on its way'],
    ['error', 'Deposit failed'],
  ] as const) {
    await page.goto(`${server.sportsbook}/bets-history?deposit=${state}&sport=soccer`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(`${server.sportsbook}/bets-history?sport=soccer`);
  }
});

test('an error page has a picture, says what happened, and leads home in its locale', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${server.sportsbook}/404`);
  await expect(heading).toHaveText("Oops, sorry. We can't find that page.");
  await expect(heading.locator('..').locator('svg')).toBeVisible();
  await page.goto(`${server.sportsbook}/de/500`);
  await expect(heading.locator('..').locator('svg')).toBeVisible();
  await heading.locator('..').getByRole('link').click();
  await expect(page).toHaveURL(`${server.sportsbook}/de`);
});

test('the frame has sports, leagues and a clock; home has what is live and what comes next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(server.sportsbook);
  const sidebar = page.getByRole('navigation', { name: 'Sports and leagues' });
  for (const { name } of (await visitor.call(listSports)).data) {
    await expect(sidebar.getByRole('link', { name }).first()).toBeVisible();
  }
  const [league] = (await visitor.call(listTournaments)).data;
  await expect(sidebar.getByRole('link', { name: league!.name }).first()).toBeVisible();
  await expect(page.getByRole('banner').locator('time')).toHaveText(/^\d\d:\d\d$/);
  for (const query of [
    { match_status: 'live', sort_by: 'tournament_priority:asc', limit: 3 },
    { match_status: 'prematch', sort_by: 'start_time:asc', limit: 3 },
  ] as const) {
    const { data } = await visitor.call(listMatches, { query });
    const { home } = sidesOf(data.at(-1)!);
    await expect(page.getByRole('main').getByText(home.name).first()).toBeVisible();
  }
});

test('a category shows its matches under its name', async ({ page }) => {
  const { data } = await visitor.call(listMatches, { query: { match_status: 'live' } });
  const { category, sport } = data[0]!.tournament;
  await page.goto(`${server.sportsbook}/${sport.key}/${category.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  const { home } = sidesOf(data[0]!);
  await expect(page.getByRole('main').getByText(home.name).first()).toBeVisible();
});

test('a visitor’s page does not ask for bets', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.sportsbook}/bets-history`);
  await expect(page.getByText('Your bets live here').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/api/player');
  expect(asked.filter((path) => path.endsWith('/bets'))).toEqual([]);
});
