import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import {
  balanceOf,
  becomePlayerOn,
  formIn,
  payWith,
} from '@touchline/testkit/journeys/deposit-form';
import { test } from '@touchline/testkit/journeys/usual-server';

const REMIND_AFTER_S = 60;
/** Its payment is pending for ten seconds first. */
const SLOW_CARD = '4000 0000 0000 0077';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({
    FEED: 'none',
    DEPOSIT_REMINDER: 'true',
    DEPOSIT_REMINDER_SECONDS: String(REMIND_AFTER_S),
  });
});
test.afterAll(() => server.remove());

test('the form says beside an amount what is wrong with it, by keys alone too, and a payment that takes its time is told of when it has come', async ({
  page,
}) => {
  await becomePlayerOn(server, page, 'form@example.org');
  await page.goto(`${server.sportsbook}/live`);
  const open = page.getByRole('banner').getByRole('button', { name: 'Deposit' });
  await open.click();
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
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  const opened = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Help with payments' }).click();
  const help = await opened;
  await expect(help).toHaveURL(`${server.platform}/help-center`);
  await help.close();

  await form.getByRole('button', { name: '€20', exact: true }).click();
  await form.getByRole('button', { name: 'Deposit €20.00' }).click();
  await page.waitForURL(/\/sandbox\/payments\//);
  await payWith(page, SLOW_CARD);
  await page.waitForURL(`${server.sportsbook}/live`);
  await expect(page.getByText('Deposit on its way')).toBeVisible();
  await expect(page.getByText('Deposit received')).toBeVisible();
  await expect(balanceOf(page)).toContainText('€20.00');

  // The session ended elsewhere: the form finds out, and the page asks to sign in.
  await open.click();
  await expect(amount).toBeEditable();
  await page.context().clearCookies();
  await amount.fill('20');
  await amount.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Welcome back/);
});

test('a player is reminded of depositing once a day', async ({ page, context }) => {
  await page.clock.install();
  await becomePlayerOn(server, page, 'reminded@example.org');
  await page.goto(server.sportsbook);
  const reminder = page.getByRole('region', { name: 'Add money to your account?' });
  await expect(balanceOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
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
