import { expect } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { balanceIn, bookOf } from './framed-book';
import { openAccount, PASSWORD } from './sign-up';
import { test } from './usual-server';

const EMAIL = 'short-in-a-frame@example.org';

let server: ServerProcess;

test.beforeAll(async ({ usualServer }) => {
  server = usualServer;
  await openAccount(server, new Visitor(server), EMAIL);
});

test('what a slip in a frame is short of is paid in at the host, not inside', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.platform}/demo-host`);
  const host = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await host.getByLabel('Email').fill(EMAIL);
  await host.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await host.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(balanceIn(page)).toContainText('€0.00');
  const price = bookOf(page)
    .getByRole('main')
    .locator('button[aria-pressed]:enabled')
    .filter({ hasText: /\d\.\d\d/ })
    .last();
  const slip = bookOf(page).getByRole('complementary', { name: 'Bet slip' });
  const field = slip.getByLabel('Stake', { exact: true });
  // Who has just signed in is connected anew, and prices that have grown old meanwhile take no press.
  await expect(async () => {
    await price.click();
    await expect(field).toBeVisible({ timeout: 5000 });
  }).toPass();
  await field.fill('10');
  await slip.getByRole('button', { name: 'Deposit to place · €10.00 short' }).click();
  await expect(host).toHaveAccessibleName('Deposit');
  await expect(slip.locator('iframe')).toHaveCount(0);
});
