import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import {
  balanceOf,
  becomePlayerOn,
  formIn,
  payWith,
} from '@touchline/testkit/journeys/deposit-form';
import { held } from '@touchline/testkit/journeys/held';
import { placeButton } from '@touchline/testkit/journeys/on-slip';
import { slipPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
});

// What a worker fetches, no journey can hold back.
test.use({ serviceWorkers: 'block' });

test('what a slip is short of is paid in without leaving it, however early that is asked for, and whatever became of windows before', async ({
  page,
}) => {
  await becomePlayerOn(server, page, 'quick@example.org');
  await stakeTen(page);
  // What asks for deposits is still on its way: a press waits for it.
  const prompts = await held(page, '**/assets/further-*.js');
  await page.reload();
  await askForMissing(page);
  await expect(slip(page).getByRole('button', { name: /€10\.00 short/ })).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  prompts.letThrough();
  const form = formIn(slip(page));
  await expect(form.getByLabel('Amount')).toHaveValue('10.00');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await slipPicture(page, 'quick-deposit');

  await (await payWindow(page, form)).close();
  await expect(form.getByText('The window was closed.')).toBeVisible();
  const declined = await payWindow(page, form);
  await payWith(declined, '4000 0000 0000 0002');
  await expect(page.getByText('Deposit failed')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText('The payment failed. Nothing was charged.');
  expect(declined.isClosed()).toBe(true);

  const paid = await payWindow(page, form);
  await payWith(paid, '4242 4242 4242 4242');
  await expect(page.getByText('Deposit received. You can place your bet.')).toBeVisible();
  expect(paid.isClosed()).toBe(true);
  await expect(balanceOf(page)).toContainText('€10.00');
  await expect(placeButton(page, '€10.00')).toBeVisible();
});

/** Puts a single of ten euros on the slip, of a match that does not begin soon. */
async function stakeTen(page: Page): Promise<void> {
  await page.goto(`${server.sportsbook}/soccer`);
  await page
    .getByRole('main')
    .locator('button[aria-pressed]:enabled')
    .filter({ hasText: /\d\.\d\d/ })
    .last()
    .click();
  await slip(page).getByLabel('Stake', { exact: true }).fill('10');
}

/** Presses the slip's button while there is nothing on the account. */
function askForMissing(page: Page): Promise<void> {
  return slip(page).getByRole('button', { name: 'Deposit to place · €10.00 short' }).click();
}

/** Sends the inline form, and waits for the window in which the payment is made. */
async function payWindow(page: Page, form: FrameLocator): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Deposit €10.00' }).click();
  const there = await opened;
  await there.waitForURL(/\/sandbox\/payments\//);
  return there;
}

function slip(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Bet slip' });
}
