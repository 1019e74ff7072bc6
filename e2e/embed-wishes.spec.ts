import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { getPlayer } from '@touchline/wire/calls/platform';
import { balanceIn, bookOf, heard, settledHeight } from '@touchline/testkit/journeys/framed-book';
import { hostSite, type HostSite } from '@touchline/testkit/journeys/host-page';
import { becomePlayer } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

const OPERATOR_TOKEN = 'an operator of the journeys, long enough';

let site: HostSite;
let server: ServerProcess;
let playerId: number;

test.beforeAll(async () => {
  site = await hostSite();
  const env = { FEED: 'none', EMBEDDED: 'true', HOST_ORIGINS: site.origin, OPERATOR_TOKEN };
  server = await serverProcess(env);
  site.serves(server, OPERATOR_TOKEN);
  const visitor = new Visitor(server);
  await becomePlayer(server, visitor, 'asked@example.org');
  playerId = (await visitor.call(getPlayer)).data?.id ?? 0;
});
test.beforeEach(() => {
  site.playerId = null;
});
test.afterAll(async () => {
  site.close();
  await server.remove();
});

test('a window that is open in the frame keeps the wheel from nobody: the host scrolls', async ({
  page,
}) => {
  await page.goto(site.origin);
  await bookOf(page).getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(bookOf(page).getByRole('dialog')).toBeVisible();
  await settledHeight(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('the page that a host begins with opens the session, and goes on to the page it was asked for', async ({
  page,
}) => {
  site.playerId = playerId;
  await page.goto(`${site.origin}/?path=${encodeURIComponent('/init-sportsbook?to=/live')}`);
  await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', 'in_play', {
    timeout: 30_000,
  });
  await expect(balanceIn(page)).toContainText('€0.00');
});

test('deposits are the host’s: without somebody there who listens for them, none is offered', async ({
  page,
}) => {
  site.playerId = playerId;
  await page.goto(site.origin);
  await expect(balanceIn(page)).toContainText('€0.00');
  const deposit = bookOf(page).getByRole('banner').getByRole('button', { name: 'Deposit' });
  await deposit.click();
  await expect.poll(() => heard(page)).toContain('deposit');
  await expect(bookOf(page).getByRole('dialog')).toHaveCount(0);

  await page.goto(`${site.origin}/?no-deposit`);
  await expect(balanceIn(page)).toContainText('€0.00');
  await expect.poll(() => heard(page)).toContain('logged-in found');
  await expect(deposit).toHaveCount(0);
});

test('what the host asks for is done and answered: currency and search', async ({ page }) => {
  site.playerId = playerId;
  await page.goto(site.origin);
  await expect(balanceIn(page)).toContainText('€0.00');
  await page.evaluate("book.setCurrency('USD'); book.setCurrency('DOGE')");
  await expect(balanceIn(page)).toContainText('$0.00');
  await expect.poll(() => heard(page)).toContain('USD null');
  expect(await heard(page)).toContain('DOGE not_offered');
  await page.evaluate("book.applyBetCode('NOSUCHCODE')");
  await expect.poll(() => heard(page)).toContain('NOSUCHCODE not_found');
  await expect(bookOf(page).getByRole('dialog')).toContainText('leads to no bets');
  // What stands behind a window is nobody's to find.
  await bookOf(page).getByRole('button', { name: 'Choose bets myself' }).click();
  await page.evaluate("book.setCurrency('EUR')");
  await expect(balanceIn(page)).toContainText('€0.00');
  await page.evaluate("book.setLocale('xx')");
  await expect.poll(() => heard(page)).toContain('message_refused');
  await page.evaluate('book.openSearch()');
  await expect.poll(() => heard(page)).toContain('search true');
});

test('what the host asks for between two pages in the frame is done by the second', async ({
  page,
}) => {
  await page.goto(site.origin);
  await expect(bookOf(page).getByRole('banner')).toBeVisible();
  await page.evaluate(`addEventListener('message', ({ data }) => {
    if (data.name === 'leaving') book.openSearch();
  })`);
  await expect.poll(() => heard(page)).toContain('not-logged-in found');
  await page.evaluate("book.setLocale('de')");
  await expect.poll(() => heard(page)).toContain('search true');
  await expect(bookOf(page).locator('html')).toHaveAttribute('lang', 'de');
});

test('ctrl-click inside the frame opens the host’s page in a new tab', async ({
  page,
  context,
}) => {
  await page.goto(site.origin);
  // Until the script of the frame runs, its links are links like any other.
  await expect.poll(() => heard(page)).toContain('not-logged-in found');
  const opened = context.waitForEvent('page');
  await bookOf(page)
    .getByRole('navigation')
    .getByRole('link', { name: /^Live/ })
    .first()
    .click({ modifiers: ['Control'] });
  expect((await opened).url()).toBe(`${site.origin}/`);
  await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', 'home');
});
