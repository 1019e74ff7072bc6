import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/server-process';
import { balanceOf, becomePlayerOn, formIn, payWith } from './deposit-form';
import { test } from './usual-server';

const REMIND_AFTER_S = 60;

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({
    FEED: 'none',
    DEPOSIT_REMINDER: 'true',
    DEPOSIT_REMINDER_SECONDS: String(REMIND_AFTER_S),
  });
});
test.afterAll(() => server.remove());

for (const [card, said, balance] of [
  ['4242 4242 4242 4242', ['Deposit received'], '€20.00'],
  ['4000 0000 0000 0002', ['Deposit failed'], '€0.00'],
  ['4000 0027 6000 3184', ['Deposit received'], '€20.00'],
  ['4000 0000 0000 0077', ['Deposit on its way', 'Deposit received'], '€20.00'],
  ['4000 0000 0000 0341', ['Deposit on its way', 'Deposit failed'], '€0.00'],
  // Another amount than was asked for is no deposit of this player's.
  ['4000 0000 0000 5126', ['Deposit failed'], '€0.00'],
  ['4000 0000 0000 3220', ['Deposit received'], '€20.00'],
] as const) {
  test(`a deposit with the card ${card} ends as ${said.join(', then ')}`, async ({ page }) => {
    await becomePlayerOn(server, page, `card-${card.slice(-4)}@example.org`);
    await page.goto(`${server.sportsbook}/live`);
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
    const form = formIn(page.getByRole('dialog'));
    await form.getByRole('button', { name: '€20', exact: true }).click();
    await form.getByRole('button', { name: 'Deposit €20.00' }).click();
    await page.waitForURL(/\/sandbox\/payments\//);
    await payWith(page, card);
    await page.waitForURL(`${server.sportsbook}/live`);
    for (const each of said) await expect(page.getByText(each)).toBeVisible({ timeout: 20_000 });
    await expect(balanceOf(page)).toContainText(balance);
  });
}

test('the form says what is wrong with an amount, beside it, and can be used by keys alone', async ({
  page,
}) => {
  await becomePlayerOn(server, page, 'form@example.org');
  await page.goto(server.sportsbook);
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const form = formIn(page.getByRole('dialog'));
  const amount = form.getByLabel('Amount');
  await amount.fill('0.50');
  await amount.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Enter an amount from €1.00 to €10,000.00.');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/from €1\.00 to €10,000\.00/);
  await amount.fill('lots');
  await amount.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Enter an amount, such as €50.00.');

  await amount.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const help = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Help with payments' }).click();
  await expect(await help).toHaveURL(`${server.platform}/help-center`);
  // The session ended elsewhere: the form finds out, and the page asks to sign in.
  await page.context().clearCookies();
  await amount.fill('20');
  await amount.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Welcome back/);
});

test('a player is reminded of depositing once a day', async ({ page, context }) => {
  await page.clock.install();
  await page.goto(server.sportsbook);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const reminder = page.getByRole('region', { name: 'Add money to your account?' });
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(2 * REMIND_AFTER_S * 1000);
  await expect(reminder).toHaveCount(0);

  await becomePlayerOn(server, page, 'reminded@example.org');
  await page.goto(server.sportsbook);
  await expect(balanceOf(page)).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await page.clock.fastForward(2 * REMIND_AFTER_S * 1000);
  await expect(reminder).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'deposit_reminder');
  expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(86_400, -2);
  await reminder.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Deposit');
  await expect(reminder).toHaveCount(0);

  await page.reload();
  await expect(balanceOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(2 * REMIND_AFTER_S * 1000);
  await expect(reminder).toHaveCount(0);
});
