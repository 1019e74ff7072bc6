import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { aPlayer, deposits, limited } from '@touchline/testkit/journeys/limited-players';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none', FEATURE_FLAGS: 'quick_deposit' });
});
test.afterAll(() => server.remove());

test('a site that offers no limits leads nobody to them, and whoever still has some keeps those', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'unlimited@example.org');
  const limits = page.locator('a[href$="/profile/limits"]');
  await page.goto(`${server.platform}/profile`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Wallet' })).toBeVisible();
  await expect(limits).toHaveCount(0);
  await page.goto(`${server.platform}/profile/limits`);
  await expect(page.locator('body')).toHaveAttribute('data-page', '404');

  await limited(player, { type: 'deposit', period: 'day', amount: 5000 });
  await page.goto(`${server.platform}/profile/limits`);
  await expect(page.getByText('€0.00 used, €50.00 left')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Set a limit: (?!Deposits)/ })).toHaveCount(0);
  expect(await deposits({ server, player }, 5001)).toEqual([403, 'limit_reached', 'deposit']);
});
