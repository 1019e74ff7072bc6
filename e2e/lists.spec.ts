import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches, listTournaments } from '@touchline/wire/calls/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { takenOver } from '@touchline/testkit/journeys/page-checks';
import { openAccount, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
let visitor: Visitor;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
  visitor = new Visitor(server);
});

const main = (page: Page) => page.getByRole('main');
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test('the schedule of a day is an address of its own, with the matches of that day', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'time_zone', value: 'UTC', url: server.sportsbook }]);
  const [from, to] = [`${day(1)}T00:00:00Z`, `${day(2)}T00:00:00Z`];
  const query = { match_status: 'prematch', start_from: from, start_to: to, sport_key: 'soccer' };
  const { data } = await visitor.call(listMatches, { query });
  await page.goto(`${server.sportsbook}/schedule`);
  await main(page).getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`${server.sportsbook}/schedule?date=${day(1)}`);
  const soccer = main(page).getByRole('link', { name: 'Soccer', exact: true });
  // The address of the day may be there a moment before the day is.
  await expect(soccer).toHaveAttribute('href', `/schedule?date=${day(1)}&sport=soccer`);
  await soccer.click();
  await expect(page).toHaveURL(`${server.sportsbook}/schedule?date=${day(1)}&sport=soccer`);
  await expect(main(page).getByText(sidesOf(data[0]!).home.name).first()).toBeVisible();
});

test('results tell how a match ended, and a league narrows them', async ({ page }) => {
  const query = {
    match_status: 'closed,finished',
    sort_by: 'start_time:desc',
    sport_key: 'soccer',
    limit: 1,
  } as const;
  const [match] = (await visitor.call(listMatches, { query })).data;
  const { tournament, start_time: start } = match!;
  await page.context().addCookies([{ name: 'time_zone', value: 'UTC', url: server.sportsbook }]);
  const address = `/results?date=${start.slice(0, 10)}&sport=${tournament.sport.key}`;
  await page.goto(server.sportsbook + address);
  const leagues = main(page).getByRole('navigation', { name: 'Leagues' });
  await leagues.getByRole('link', { name: tournament.name }).click();
  await expect(page).toHaveURL(`${server.sportsbook}${address}&league=${tournament.id}`);
  const row = main(page).locator(`a[href="/${tournament.sport.key}/${match!.slug}"]`);
  const { home, away } = match!.statistics.total_score!;
  await expect(row.getByRole('img', { name: `Total ${home}:${away}` })).toBeVisible();
});

test('a sport is narrowed and ordered by its address, and links keep what was chosen', async ({
  page,
}) => {
  await page.goto(`${server.sportsbook}/soccer?isBettable=true&time=nonsense`);
  const lists = main(page).getByRole('navigation', { name: 'Lists' });
  await lists.getByRole('link', { name: 'Top leagues' }).click();
  await expect(page).toHaveURL(`${server.sportsbook}/soccer?list=top&isBettable=true`);
  // Until then a link of the window loads the next page, without the window.
  await takenOver(page);
  await main(page)
    .getByRole('button', { name: /Filters/ })
    .click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('link', { name: '24 hours' }).click();
  await filters.getByRole('link', { name: 'By start' }).click();
  await expect(page).toHaveURL(
    `${server.sportsbook}/soccer?list=top&time=24h&sortBy=start_time:asc&isBettable=true`,
  );
  await filters.getByRole('link', { name: 'Reset filters' }).click();
  await expect(page).toHaveURL(`${server.sportsbook}/soccer?list=top`);
});

test('what is won outright has a list of its own on its sport', async ({ page }) => {
  const query = { special: 'outrights', match_status: 'prematch,live', sport_key: 'golf' } as const;
  const [event] = (await visitor.call(listMatches, { query })).data;
  await page.goto(`${server.sportsbook}/golf?list=outrights`);
  await expect(main(page).getByText(event!.name!).first()).toBeVisible();
  await page.goto(`${server.sportsbook}/soccer?list=outrights`);
  await expect(main(page).getByText('Nothing fits what you chose')).toBeVisible();
});

test('the first page has its blocks, the further ones when they are near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(server.sportsbook);
  const headings = ['Live now', 'Top events', 'Coming up'];
  for (const name of headings) {
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
  }
  // What is live is asked for again whenever a match begins.
  expect(asked.filter((url) => /special=outrights|closed|start_from/.test(url))).toEqual([]);
  for (const name of ['Outrights', 'Schedule', 'Latest results', 'Who wins?']) {
    const heading = main(page).getByRole('heading', { name, exact: true });
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      await expect(heading).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  const votes = main(page).getByRole('group', { name: 'Who wins?' });
  await votes.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

test('favourites: a visitor is asked to sign in, a player marks, finds and unmarks', async ({
  page,
  context,
}) => {
  await page.goto(`${server.sportsbook}/soccer`);
  const star = main(page)
    .locator('section')
    .getByRole('button', { name: /^Favorite: / })
    .first();
  const pressed = (await star.getAttribute('aria-label'))!;
  await star.click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();

  const email = 'stars@example.test';
  const player = new Visitor(server);
  await openAccount(server, player, email);
  await page.goto(`${server.platform}/users/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);

  await page.goto(`${server.sportsbook}/soccer`);
  const carried = main(page).getByRole('button', { name: pressed, exact: true }).first();
  await expect(carried).toHaveAttribute('aria-pressed', 'true');
  // That it was marked may still be on its way, and would be answered first.
  const gone = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/favourites/'),
  );
  await carried.click();
  await gone;

  const [league] = (await visitor.call(listTournaments)).data;
  await page.goto(`${server.sportsbook}/${league!.sport.key}/${league!.slug}`);
  const own = page.getByRole('button', { name: `Favorite: ${league!.name}` }).first();
  const kept = page.waitForResponse(/\/favourites\/tournament\//);
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).status()).toBe(200);
  await page.goto(`${server.sportsbook}/favorites`);
  await expect(main(page).getByRole('link', { name: league!.name }).first()).toBeVisible();

  await context.setOffline(true);
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('That was not saved')).toBeVisible();
  await context.setOffline(false);
  await own.click();
  await expect(main(page).getByText('None of your favorites is on right now')).toBeVisible();
});
