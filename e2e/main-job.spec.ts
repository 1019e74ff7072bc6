import { expect, type Locator, type Page } from '@playwright/test';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { minor } from '@touchline/domain/money';
import { type ServerProcess, serverProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { asOperator } from './as-operator';
import { feedIsUp } from './feed-is-up';
import { confirm, PASSWORD } from './sign-up';
import {
  aboutToKickOff,
  DOUBLE_CHANCE,
  expectedPayout,
  pickFavourite,
  settledBets,
} from './soon-settled';
import { OPERATOR_TOKEN, test } from './usual-server';

/** A match takes less than a minute, so that a journey from first sight to payout fits into three, or five on a busy machine. */
const SPEED = 150;
const JOURNEY_MS = 300_000;
const EMAIL = 'fan@example.com';
const STAKE = minor(1000);
const DEPOSIT = minor(10_000);
/** Three lines of three euros. */
const SYSTEM_STAKE = minor(900);
const COMBO = { kind: { type: 'combo' }, stake: STAKE, bonus: null } as const;
const TWO_OF_THREE = SYSTEM_TYPES.find(
  ({ totalCount, winCounts }) => totalCount === 3 && winCounts.join(' ') === '2',
)!;
const SYSTEM = {
  kind: { type: 'system', system: TWO_OF_THREE },
  stake: SYSTEM_STAKE,
  bonus: null,
} as const;

let server: ServerProcess;
let visitor: Visitor;

test.beforeAll(async () => {
  server = await serverProcess({
    FEED_SPEED: String(SPEED),
    FEED_SEED: '11',
    FEED_SPORTS: 'soccer',
    FEED_DAYS: '3',
    OPERATOR_TOKEN,
  });
  visitor = new Visitor(server);
  await feedIsUp(visitor);
});
test.afterAll(() => server.remove());

test('the page lists matches and odds before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const main = page.getByRole('main');
  // At this speed a match may begin or end between the page and the call.
  await expect(async () => {
    await page.goto(`${server.sportsbook}/live`);
    const { data } = await visitor.call(listMatches, { query: { match_status: '1' } });
    expect(data.length).toBeGreaterThan(0);
    for (const match of data) {
      await expect(main.getByText(sidesOf(match).home.name)).not.toHaveCount(0, { timeout: 100 });
    }
  }).toPass();
  expect(await main.getByRole('button', { name: /\d\.\d\d/ }).count()).toBeGreaterThan(0);
  await context.close();
});

test('odds change on the page by themselves, without a reload', async ({ page }) => {
  await page.goto(`${server.sportsbook}/live`);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  const moved = page.getByRole('main').locator('button[data-move]');
  await expect(moved.first()).toBeVisible({ timeout: 60_000 });
  expect(await moved.first().getAttribute('data-move')).toMatch(/^(up|down)/);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test('an outcome that is suspended cannot be picked', async ({ page }) => {
  await page.goto(`${server.sportsbook}/live`);
  const suspended = page.getByRole('main').getByRole('button', { name: /suspended/i });
  // A suspension lasts less than a second at this speed: one look has to see it whole.
  const locked = suspended.and(page.locator('[aria-pressed="false"]:disabled'));
  await expect(locked.first()).toBeVisible({ timeout: 60_000 });
  await expect(suspended.and(page.locator(':enabled'))).toHaveCount(0);
});

test('a connection that was lost comes back with what was missed', async ({ page, context }) => {
  await page.goto(`${server.sportsbook}/live`);
  await expect(page.locator('button[data-move]').first()).toBeVisible();
  await context.setOffline(true);
  await page.waitForTimeout(4000);
  await context.setOffline(false);
  await page.waitForTimeout(500);
  await page
    .locator('button[data-move]')
    .evaluateAll((all) => all.forEach((each) => each.removeAttribute('data-move')));
  await expect(page.locator('button[data-move]').first()).toBeVisible({ timeout: 30_000 });
});

test('from first sight to payout', async ({ page, context }) => {
  test.setTimeout(JOURNEY_MS);
  // The card that asks about cookies would lie over the foot of the slip.
  await context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
  await page.goto(server.sportsbook);
  await signUp(page);
  await deposit(page);
  await expect(balance(page)).toContainText('€100.00');

  const [first, second, third] = await aboutToKickOff(visitor, 3);
  const on = { page, server, visitor };
  await pickFavourite(on, first!);
  await pickFavourite(on, second!);
  await placeCombo(page);
  await expect(balance(page)).toContainText('€90.00');
  await slip(page).getByRole('button', { name: 'Keep selections' }).click();
  await pickFavourite(on, third!);
  await placeSystem(page);
  await expect(balance(page)).toContainText('€81.00');
  await callOff(third!);

  const [system, combo] = await settledBets(on, 2);
  const won = await expectedPayout(visitor, combo!, COMBO);
  const wonBySystem = await expectedPayout(visitor, system!, SYSTEM, third!.id);
  await showMyBets(page, won, wonBySystem);
  const left = DEPOSIT - STAKE - SYSTEM_STAKE + won + wonBySystem;
  await expect(balance(page)).toContainText(euros(left), { timeout: 30_000 });
  await signOut(page);
});

async function signUp(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(EMAIL);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await confirm(server, visitor, EMAIL);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(EMAIL);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(balance(page)).toContainText('€0.00');
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('Sign out').click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const answer = await page.request.get(`${server.sportsbook}/sportsbook/api/v3/bets`);
  expect(answer.status()).toBe(401);
}

async function deposit(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog');
  const form = dialog.frameLocator('iframe[title="Payment form"]');
  await form.getByLabel('Amount').fill('100');
  await form.getByRole('button', { name: /^Deposit .*100/ }).click();
  await page.waitForURL(/\/sandbox\/payments\//);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL((url) => url.origin === server.sportsbook);
  await expect(page.getByText('Deposit received')).toBeVisible();
  await expect(page).not.toHaveURL(/deposit=/);
}

async function placeCombo(page: Page) {
  await slip(page).getByRole('button', { name: 'Combo' }).click();
  await slip(page).getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
  await slip(page).getByLabel('Stake', { exact: true }).fill('10');
  await slip(page)
    .getByRole('button', { name: /place · €10\.00|Place bet · €10\.00/ })
    .click();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
}

async function placeSystem(page: Page) {
  await slip(page).getByRole('button', { name: 'System' }).click();
  await slip(page)
    .getByLabel('System', { exact: true })
    .selectOption({ label: '2 of 3 · 3 lines' });
  await slip(page).getByLabel('Stake', { exact: true }).fill('9');
  await slip(page)
    .getByRole('button', { name: /^Place .*€9\.00/ })
    .click();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
}

/** The operator makes the bets on a double chance void. */
async function callOff(match: Match) {
  const body = { market_id: DOUBLE_CHANCE, reason: 'called off' };
  expect(await asOperator(server, 'POST', `/matches/${match.id}/void`, body)).toBe(200);
}

async function showMyBets(page: Page, payout: bigint, bySystem: bigint) {
  await slip(page).getByRole('tab', { name: 'My bets' }).click();
  await slip(page)
    .getByRole('button', { name: /^Settled/ })
    .click();
  const card = slip(page).getByRole('listitem').filter({ hasText: 'Combo of 2' });
  await expect(card).toContainText(payout > 0n ? 'Won' : 'Lost');
  await expect(card).toContainText(euros(payout));
  const system = slip(page).getByRole('listitem').filter({ hasText: 'System' });
  await expect(system.getByRole('img', { name: 'Void' })).toBeVisible();
  await expect(system).toContainText(euros(bySystem));
}

function slip(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Bet slip' });
}

function balance(page: Page): Locator {
  return page.getByRole('banner').getByLabel('Balance');
}

function euros(amount: bigint): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
    Number(amount) / 100,
  );
}
