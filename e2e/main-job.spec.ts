import { expect, type Locator, type Page } from '@playwright/test';
import { doubleChance, matchResult } from '@touchline/testkit/feed/markets';
import { World, type WorldMatch } from '@touchline/testkit/world/world';
import { asOperator } from '@touchline/testkit/journeys/as-operator';
import { BORN, confirm, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { OPERATOR_TOKEN, test } from '@touchline/testkit/journeys/usual-server';

const EMAIL = 'fan@example.com';
const DOUBLE_CHANCE = doubleChance(1.3, 1.25, 1.6);

let world: World;

test.beforeAll(async () => {
  world = await World.open({ env: { OPERATOR_TOKEN } });
});
test.afterAll(() => world.close());

test('the page lists matches and odds before any script runs', async ({ browser }) => {
  await world.match({ home: 'Early Rovers', inPlay: true });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${world.server.sportsbook}/live`);
  const main = page.getByRole('main');
  await expect(main.getByText('Early Rovers')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Early Rovers, 1 2.10' })).toBeVisible();
  await context.close();
});

test('from first sight to payout', async ({ page, context }) => {
  // The card that asks about cookies would lie over the foot of the slip.
  await context.addCookies([{ name: 'consent', value: '1', url: world.server.sportsbook }]);
  await page.goto(world.server.sportsbook);
  await signUp(page);
  await deposit(page);
  await expect(balance(page)).toContainText('€100.00');

  const first = await world.match({ home: 'Arsenal', markets: [matchResult(2, 3.4, 3.5)] });
  const second = await world.match({ home: 'Chelsea', markets: [matchResult(1.5, 4.2, 6.5)] });
  const third = await world.match({ home: 'Everton', markets: [DOUBLE_CHANCE] });
  await pick(page, first, 'Arsenal 2.00');
  await pick(page, second, 'Chelsea 1.50');
  await placeCombo(page);
  await expect(balance(page)).toContainText('€90.00');
  await slip(page).getByRole('button', { name: 'Keep selections' }).click();
  await pick(page, third, /1\.30$/);
  await placeSystem(page);
  await expect(balance(page)).toContainText('€81.00');

  await callOff(third);
  for (const match of [first, second]) {
    await match.kickOff();
    await match.end(2, 1);
    await match.settle();
  }
  // 10.00 at 2.00 × 1.50, and three lines of 3.00: at 3.00, at 2.00 and at 1.50, the third match being void.
  await expect(balance(page)).toContainText('€130.50');
  await showMyBets(page);
  await signOut(page);
});

async function pick(page: Page, match: WorldMatch, name: string | RegExp) {
  await page.goto(world.server.sportsbook + match.path);
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

async function signUp(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(EMAIL);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Date of birth').fill(BORN);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await confirm(world.server, world.visitor, EMAIL);
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
  const answer = await page.request.get(`${world.server.sportsbook}/sportsbook/api/v3/bets`);
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
  await page.waitForURL((url) => url.origin === world.server.sportsbook);
  await expect(page.getByText('Deposit received')).toBeVisible();
  await expect(page).not.toHaveURL(/deposit=/);
}

async function placeCombo(page: Page) {
  await slip(page).getByRole('button', { name: 'Combo' }).click();
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
async function callOff(match: WorldMatch) {
  const body = { market_id: DOUBLE_CHANCE.id, reason: 'called off' };
  expect(await asOperator(world.server, 'POST', `/matches/${match.id}/void`, body)).toBe(200);
}

async function showMyBets(page: Page) {
  await slip(page).getByRole('tab', { name: 'My bets' }).click();
  await slip(page)
    .getByRole('button', { name: /^Settled/ })
    .click();
  const card = slip(page).getByRole('listitem').filter({ hasText: 'Combo of 2' });
  await expect(card).toContainText('Won');
  await expect(card).toContainText('€30.00');
  const system = slip(page).getByRole('listitem').filter({ hasText: 'System' });
  await expect(system.getByRole('img', { name: 'Void' })).toBeVisible();
  await expect(system).toContainText('€19.50');
}

function slip(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Bet slip' });
}

function balance(page: Page): Locator {
  return page.getByRole('banner').getByLabel('Balance');
}
