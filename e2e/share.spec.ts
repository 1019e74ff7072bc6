import { expect } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import type { WorldMatch } from '@touchline/testkit/world/world';
import { createShareBet } from '@touchline/wire/calls/share-bets';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
let visitor: Visitor;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
  visitor = new Visitor(server);
});

/** A code for the home side of a match, at 2.10. */
async function codeFor({ id }: WorldMatch): Promise<string> {
  const home = { match_id: id, market_id: 1, specifier: '', outcome_id: '1', odds: 2100 };
  const stake = { value: 700, currency: 'EUR' };
  const bets = [{ type: 'single' as const, stake, selections: [home] }];
  return (await visitor.call(createShareBet, { body: { bets } })).data.code;
}

test('a link with a share code puts its bet on the slip, and the code goes from the address', async ({
  page,
  world,
}) => {
  const name = 'Shared Rovers';
  const code = await codeFor(await world.match({ home: name }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.sportsbook}/live?sport=soccer&betcode=${code}`);
  const slip = page.getByRole('complementary');
  await expect(slip).toContainText(name);
  await expect(slip.getByRole('textbox').first()).toHaveValue('7.00');
  await expect(page).toHaveURL(`${server.sportsbook}/live?sport=soccer`);
});

test.describe('a code without bets', () => {
  // Its answer is held up: a service worker would carry it past us.
  test.use({ serviceWorkers: 'block' });

  test('a code that could not be fetched is fetched again when asked; one that leads nowhere is told, and the page goes on', async ({
    page,
  }) => {
    await page.route('**/bets/share-code?**', (route) => route.abort());
    await page.goto(`${server.sportsbook}/?betcode=NOSUCHCODE`);
    const window = page.getByRole('dialog');
    await expect(window).toContainText('could not be fetched');
    await expect(page).toHaveURL(`${server.sportsbook}/`);
    await page.unroute('**/bets/share-code?**');
    await window.getByRole('button', { name: 'Try again' }).click();
    await expect(window).toContainText('leads to no bets');
    await window.getByRole('button', { name: 'Choose bets myself' }).click();
    await expect(window).toHaveCount(0);
  });
});

test('without a connection a page of our own says so, and leads back', async ({ page }) => {
  await page.goto(server.sportsbook);
  const isKept = () =>
    page.evaluate(async () => {
      const found = await caches.match('/offline');
      return found !== undefined;
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  await page.reload();
  await server.stop();
  await page.goto(`${server.sportsbook}/live`);
  await expect(page).toHaveURL(`${server.sportsbook}/offline?from=%2Flive`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${server.sportsbook}/live`);
});
