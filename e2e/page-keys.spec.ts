import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import { bookOf } from '@touchline/testkit/journeys/framed-book';
import { takenOver } from '@touchline/testkit/journeys/page-checks';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
let match: Match;

test.beforeAll(async ({ usualServer }) => {
  server = usualServer;
  const query = { match_status: '0', sport_key: 'soccer', type: 'match', limit: '1' } as const;
  match = (await new Visitor(server).call(listMatches, { query })).data[0]!;
});

/** What the page is called whose address is known, by what it is (SPEC §2 "page keys"). */
const places = (): [key: string, path: string][] => [
  ['league', `/soccer/${match.tournament.slug}`],
  ['category', `/soccer/${match.tournament.category.slug}`],
  ['match', `/soccer/${match.slug}`],
];

test('the host hears which page shows in its frame: a match, a league, a category', async ({
  page,
}) => {
  await page.addInitScript(`addEventListener('message', ({ data }) => {
    if (data.name === 'page_changed') (window.pages ??= []).push(data.message.page);
  })`);
  await page.goto(`${server.platform}/demo-host`);
  await expect.poll(() => pagesOf(page)).toEqual(['home']);
  await bookOf(page).getByRole('main').locator('a[href*="-m"]').first().click();
  await expect.poll(() => pagesOf(page)).toEqual(['home', 'match']);
  const [, book] = page.frames();
  for (const [key, path] of places()) {
    await book!.goto(server.sportsbook + path);
    await expect.poll(async () => (await pagesOf(page)).at(-1)).toBe(key);
    await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', key);
    await expect(bookOf(page).getByRole('banner')).toBeVisible();
  }
});

test('an app hears which page shows: a match, a league, a category', async ({ page }) => {
  await page.addInitScript(`window.TouchlineApp = {
    postMessage: (text) => {
      const { name, message } = JSON.parse(text);
      if (name === 'page_changed') (window.pages ??= []).push(message.page);
    },
  }`);
  for (const [key, path] of places()) {
    await page.goto(server.sportsbook + path);
    await expect.poll(() => pagesOf(page)).toEqual([key]);
  }
});

test('where a match that is gone was to show, the page is the one that says so, until the reader leaves it', async ({
  page,
}) => {
  const body = page.locator('body');
  await page.goto(`${server.sportsbook}/soccer/gone-m999999999`);
  await takenOver(page);
  await expect(body).toHaveAttribute('data-page', '404');
  await page.getByRole('main').getByRole('link', { name: 'Go to home page' }).click();
  await expect(body).toHaveAttribute('data-page', 'home');
  // A link of a text somebody wrote is taken over by the page, which finds out by itself.
  await page.getByRole('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/soccer/gone-m999999998';
    link.textContent = 'Gone';
    main.prepend(link);
  });
  await page.getByRole('link', { name: 'Gone' }).click();
  await expect(body).toHaveAttribute('data-page', '404');
  await page.goBack();
  await expect(body).toHaveAttribute('data-page', 'home');
});

function pagesOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('window.pages ?? []');
}
