import { expect } from '@playwright/test';
import { settleLine } from '@touchline/testkit/builders';
import type { ServerProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import type { Sent } from '@touchline/wire/calls/call';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { createShareBet } from '@touchline/wire/calls/share-bets';
import { openDatabase } from '../server/src/db/connect';
import { test } from './usual-server';

let server: ServerProcess;
let visitor: Visitor;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
  visitor = new Visitor(server);
});

type Which = NonNullable<Sent<typeof listMatches>['query']>;

/** A code for one outcome of a match that has not begun, with what it is called and the line that it is of. */
async function aCode(which: Which = {}) {
  const { data } = await visitor.call(listMatches, {
    query: { match_status: '0', limit: 20, ...which },
  });
  const market = data.map((match) => match.main_market).find((each) => each?.status === 1);
  const outcome = market?.outcomes.find((each) => each.odds !== null);
  if (!market || !outcome) throw new Error('nothing is offered');
  const selection = {
    match_id: market.match_id,
    market_id: market.id,
    specifier: market.specifier,
    outcome_id: outcome.id,
    odds: Number(outcome.odds),
  };
  const stake = { value: 700, currency: 'EUR' };
  const bets = [{ type: 'single' as const, stake, selections: [selection] }];
  const shared = await visitor.call(createShareBet, { body: { bets } });
  const { match_id: matchId, id: marketId, specifier } = market;
  return { code: shared.data.code, name: outcome.name, line: { matchId, marketId, specifier } };
}

test('a link with a share code puts its bet on the slip, and the code goes from the address', async ({
  page,
}) => {
  const { code, name } = await aCode();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.sportsbook}/live?sport=soccer&betcode=${code}`);
  const slip = page.getByRole('complementary');
  await expect(slip).toContainText(name);
  await expect(slip.getByRole('textbox').first()).toHaveValue('7.00');
  await expect(page).toHaveURL(`${server.sportsbook}/live?sport=soccer`);
});

test('a code that leads nowhere is told, and the page goes on', async ({ page }) => {
  await page.goto(`${server.sportsbook}/?betcode=NOSUCHCODE`);
  const window = page.getByRole('dialog');
  await expect(window).toContainText('leads to no bets');
  await expect(page).toHaveURL(`${server.sportsbook}/`);
  await window.getByRole('button', { name: 'Choose bets myself' }).click();
  await expect(window).toHaveCount(0);
});

test.describe('what else becomes of a code', () => {
  // Its answer is held up: a service worker would carry it past us.
  test.use({ serviceWorkers: 'block' });

  test('a code whose bets are all over says so', async ({ page }) => {
    // One of the last: nobody else bets on it.
    const { code, line } = await aCode({ sport_key: 'tennis', sort_by: 'start_time:desc' });
    const log = () => {};
    const database = await openDatabase({ databaseUrl: server.databaseUrl(), dir: '', log });
    await settleLine(database.pool, line, {});
    await database.close();
    await page.goto(`${server.sportsbook}/?betcode=${code}`);
    await expect(page.getByRole('dialog')).toContainText('None of these bets is offered any more');
    await expect(page).toHaveURL(`${server.sportsbook}/`);
  });

  test('a code that could not be fetched is fetched again when asked', async ({ page }) => {
    const { code, name } = await aCode();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route('**/bets/share-code?**', (route) => route.abort());
    await page.goto(`${server.sportsbook}/live?betcode=${code}`);
    const window = page.getByRole('dialog');
    await expect(window).toContainText('could not be fetched');
    await page.unroute('**/bets/share-code?**');
    await window.getByRole('button', { name: 'Try again' }).click();
    await expect(window).toHaveCount(0);
    await expect(page.getByRole('complementary')).toContainText(name);
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
