import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { getPlayer } from '@touchline/wire/calls/platform';
import {
  balanceIn,
  bookOf,
  frameHeight,
  heard,
  settledHeight,
} from '@touchline/testkit/journeys/framed-book';
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
  site.policy = null;
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

test('ctrl-click inside the frame opens the host’s page in a new tab, by its whole address', async ({
  page,
  context,
}) => {
  const host = `${site.origin}/?of=the-host`;
  await page.goto(host);
  // Until the script of the frame runs, its links are links like any other.
  await expect.poll(() => heard(page)).toContain('not-logged-in found');
  const opened = context.waitForEvent('page');
  await bookOf(page)
    .getByRole('navigation')
    .getByRole('link', { name: /^Live/ })
    .first()
    .click({ modifiers: ['Control'] });
  expect((await opened).url()).toBe(host);
  await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', 'home');
});

test('the middle button on a link to the platform does the same', async ({ page, context }) => {
  const host = `${site.origin}/?path=/live&of=the-host`;
  await page.goto(host);
  await expect.poll(() => heard(page)).toContain('not-logged-in found');
  const opened = context.waitForEvent('page');
  const help = bookOf(page).locator('footer').getByRole('link', { name: /help/i });
  await help.click({ button: 'middle' });
  expect((await opened).url()).toBe(host);
  await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', 'in_play');
});

test('under the policy that EMBEDDING.md documents a player goes from the odds to the pages of the platform and back, and each fills the frame', async ({
  page,
}) => {
  const guide = await readFile(new URL('../docs/EMBEDDING.md', import.meta.url), 'utf8');
  const [, documented = ''] = /^Content-Security-Policy: (.+)$/m.exec(guide) ?? [];
  site.policy = documented
    .replaceAll('https://players.example', server.platform)
    .replaceAll('https://bets.example', server.sportsbook);
  site.playerId = playerId;
  await page.goto(site.origin);
  await expect(balanceIn(page)).toContainText('€0.00');
  for (const [name, key] of [
    ['Profile', 'profile'],
    ['Wallet', 'wallet'],
  ] as const) {
    await bookOf(page)
      .getByRole('button', { name: /^Account of/ })
      .click();
    await bookOf(page).getByRole('link', { name, exact: true }).click();
    await standsInFrame(page, key);
    await expect(bookOf(page).getByRole('banner').getByRole('link').first()).toBeVisible();
    await backToOdds(page);
  }
  for (const [name, key] of [
    [/terms/i, 'terms_and_conditions'],
    [/help/i, 'help_center'],
  ] as const) {
    await bookOf(page).locator('footer').getByRole('link', { name }).click();
    await standsInFrame(page, key);
    await backToOdds(page);
  }
  await expect(balanceIn(page)).toContainText('€0.00');
  expect(await heard(page)).not.toContain('blocked');
});

test('a policy that knows the sportsbook alone brings it back where it leads to the platform, and the host hears why', async ({
  page,
}) => {
  site.policy = `frame-src ${server.sportsbook}`;
  await page.goto(site.origin);
  await bookOf(page).locator('footer').getByRole('link', { name: /help/i }).click();
  await expect.poll(() => heard(page)).toContain('blocked');
  await standsInFrame(page, 'home');
});

test('at the platform a host changes the language, and what it asks of the slip and the search brings the sportsbook back', async ({
  page,
}) => {
  await page.goto(`${site.origin}/?path=/live`);
  await bookOf(page).locator('footer').getByRole('link', { name: /help/i }).click();
  await standsInFrame(page, 'help_center');
  await page.evaluate("book.setLocale('de')");
  await expect(bookOf(page).locator('html')).toHaveAttribute('lang', 'de');
  await standsInFrame(page, 'help_center');
  await page.evaluate('book.openSearch()');
  await expect(bookOf(page).getByRole('dialog')).toBeVisible();
  await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', 'in_play');
  await expect.poll(() => heard(page)).toContain('search true');
});

test('a link in a frame leads to a page that speaks with the host, or to a tab of its own', async ({
  page,
}) => {
  test.slow();
  site.playerId = playerId;
  await page.goto(site.origin);
  await expect(balanceIn(page)).toContainText('€0.00');
  const ours = [server.sportsbook, server.platform];
  const todo = new Set([server.sportsbook]);
  const [, book] = page.frames();
  for (const address of todo) {
    await book!.goto(address, { waitUntil: 'commit' });
    // Whoever is signed in already goes on from there.
    const end = /\/users\/sign-(in|up)$/.test(address) ? server.sportsbook : address;
    await expect.poll(() => book!.url().replace(/\/$/, '')).toBe(end);
    await expect(bookOf(page).locator('html'), address).toHaveAttribute('data-frame', 'content');
    const body = bookOf(page).locator('body');
    const left = async () =>
      (await body.evaluate((each) => Math.ceil(each.getBoundingClientRect().height))) -
      (await frameHeight(page));
    await expect.poll(left, address).toBe(0);
    for (const link of await bookOf(page).locator('a[href]').evaluateAll(linksOf)) {
      if (link.target === '_blank' || /^(mailto|tel|sms):/.test(link.href)) continue;
      const { origin, pathname } = new URL(link.href);
      expect(ours, `${link.href} at ${address}`).toContain(origin);
      if (!link.stays) todo.add(origin + pathname.replace(/\/$/, ''));
    }
  }
  expect(todo.size).toBeGreaterThan(15);
});

function linksOf(links: (HTMLElement | SVGElement)[]) {
  return (links as HTMLAnchorElement[]).map((link) => ({
    href: link.href,
    target: link.target,
    // What is fetched to be kept leaves the page where it is.
    stays: link.relList.contains('alternate') || link.hasAttribute('download'),
  }));
}

/** The page of this name shows, has met its host, and is as high as its frame. */
async function standsInFrame(page: Page, name: string): Promise<void> {
  await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', name);
  await expect.poll(() => heard(page)).toContain(`page ${name}`);
  await expect(bookOf(page).locator('h1').first()).toBeVisible();
  await settledHeight(page);
}

async function backToOdds(page: Page): Promise<void> {
  await bookOf(page).getByRole('link', { name: 'To the sportsbook' }).click();
  await standsInFrame(page, 'home');
}
