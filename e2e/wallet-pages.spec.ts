import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import type { Visitor } from '@touchline/testkit/world/visitor';
import type { Call } from '@touchline/wire/calls/call';
import { verifyPlayer } from '@touchline/wire/calls/operator-players';
import { approveWithdrawal, declineWithdrawal } from '@touchline/wire/calls/operator-withdrawals';
import { playStatement } from '@touchline/wire/calls/player-limits';
import { createDeposit, getPlayer } from '@touchline/wire/calls/platform';
import { listWithdrawals } from '@touchline/wire/calls/wallet';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import { barriersOn, collectErrors, overflowOf } from '@touchline/testkit/journeys/page-checks';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { test } from '@touchline/testkit/journeys/usual-server';

const OPERATOR_TOKEN = 'the operator of these journeys, at length';
const IBAN = 'DE89 3704 0044 0532 0130 00';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none', OPERATOR_TOKEN });
});
test.afterAll(() => server.remove());

/** A player with so many cents, at a page of the platform. */
async function playerAt(
  page: Page,
  path: string,
  { email, cents }: { email: string; cents: number[] },
): Promise<Visitor> {
  const player = await aPlayer(server, page, email);
  for (const amount of cents) await payIn(server, player, amount);
  await page.goto(server.platform + path);
  return player;
}

/** Makes a call as the operator. */
async function operate(call: Call, id: string | number, body: object = {}): Promise<void> {
  const answer = await fetch(server.operator + call.path.replace(':id', String(id)), {
    method: call.method,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function verify(player: Visitor): Promise<void> {
  const { data } = await player.call(getPlayer);
  await operate(verifyPlayer, data?.id ?? 0, { level: 'verified' });
}

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const withdrawals = (page: Page) =>
  page.getByRole('region', { name: 'Your withdrawals' }).locator('li:has(> ol)');

test('movements are listed with what was on the account, filtered by the address and kept as a file', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await playerAt(page, '/profile/wallet/transactions', {
    email: 'moves@example.org',
    cents: [1250, 750],
  });
  await expect(page.getByText('2 transactions')).toBeVisible();
  await expect(rows(page).first()).toContainText('+€7.50');
  await expect(rows(page).first()).toContainText('€20.00');
  await expect(rows(page).last()).toContainText('+€12.50');

  await page.getByRole('button', { name: 'Bets', exact: true }).click();
  await expect(page).toHaveURL(/\?kind=bet$/);
  await expect(page.getByText('No transactions like these')).toBeVisible();
  await page.getByRole('button', { name: 'Deposits', exact: true }).click();
  await expect(page).toHaveURL(/\?kind=deposit,bet$/);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Bets' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByLabel('To and including').fill('2020-01-31');
  await expect(page).toHaveURL(/\?kind=deposit,bet&to=2020-01-31$/);
  await expect(page.getByText('No transactions like these')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).first().click();
  await expect(page).toHaveURL(/\/profile\/wallet\/transactions$/);
  await expect(page.getByLabel('To and including')).toHaveValue('');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('transactions-EUR.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(',7.50,20.00,EUR');
  await page.goBack();
  await expect(page.getByLabel('To and including')).toHaveValue('2020-01-31');
  expect(errors).toEqual([]);
});

test('bets are paid from the account in use, which is chosen in the wallet', async ({ page }) => {
  await playerAt(page, '/profile/wallet', { email: 'currencies@example.org', cents: [2000] });
  await expect(page.getByRole('region', { name: 'Deposits' })).toContainText('€20.00');
  await expect(page.getByRole('region', { name: 'Deposits' })).toContainText('Received');
  await expect(page.getByRole('region', { name: 'Comp points' })).toContainText('100 points to');
  await page.getByLabel('Open another account').selectOption('USD');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByRole('button', { name: 'Use EUR' })).toBeVisible();

  const book = await page.context().newPage();
  await book.goto(server.sportsbook);
  await expect(book.getByRole('banner').getByLabel('Balance')).toHaveText('$0.00');
  await page.getByRole('button', { name: 'Use EUR' }).click();
  await expect(page.getByRole('button', { name: 'Use USD' })).toBeVisible();

  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Deposit');
});

test('a deposit that came to nothing leads to the form with its amount', async ({ page }) => {
  const email = 'again@example.org';
  const player = await playerAt(page, '/profile/wallet', { email, cents: [] });
  const asked = { amount: 3700, currency: 'EUR', return_url: `${server.platform}/` };
  const { data: begun } = await player.call(createDeposit, { body: asked });
  await fetch(`${begun.payment_url}/decline`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  await page.reload();
  const deposits = page.getByRole('region', { name: 'Deposits' });
  await expect(deposits).toContainText('Not paid');
  await deposits.getByRole('button', { name: 'Try again: €37.00' }).click();
  const form = page.getByRole('dialog').frameLocator('iframe[title="Payment form"]');
  await expect(form.getByLabel('Amount')).toHaveValue('37.00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The next one begins anew.
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click();
  await expect(form.getByLabel('Amount')).not.toHaveValue('37.00');
});

test('a withdrawal is refused with its reason, asked for, and taken back; what an operator decides of others is seen', async ({
  page,
}) => {
  const path = '/profile/wallet/withdrawals';
  const player = await playerAt(page, path, { email: 'waits@example.org', cents: [400_000] });
  const amount = page.getByLabel('Amount');
  await expect(page.getByText('€4,000.00 available')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/Enter an amount/);
  await expect(page.getByLabel('Where to')).toHaveAccessibleDescription(/8 to 64 letters/);
  await page.getByRole('button', { name: 'All of it' }).click();
  await page.getByLabel('Where to').fill(IBAN);
  await page.getByRole('button', { name: 'Withdraw €4,000.00' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'So much is sent to verified players only.',
  );

  await verify(player);
  await withdraw(page, '1500');
  await expect(page.getByText('€2,500.00 available')).toBeVisible();
  const row = withdrawals(page).first();
  await expect(row).toContainText('€1,500.00');
  await expect(row).toContainText('DE••••3000');
  await expect(row).toContainText('So large an amount is looked at by a person.');
  await expect(row).toContainText('Expected to be sent by');
  await standsAtEachWidth(page);
  await row.getByRole('button', { name: /^Take back/ }).click();
  await expect(row.getByRole('list', { name: 'Stages' })).toContainText('Taken back');
  await expect(page.getByText('€4,000.00 available')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);

  await withdraw(page, '1100');
  await withdraw(page, '1200');
  const [newest, oldest] = (await player.call(listWithdrawals)).data;
  await operate(approveWithdrawal, oldest?.id ?? '');
  await operate(declineWithdrawal, newest?.id ?? '', { reason_code: 'destination_not_yours' });
  await expect(row).toContainText('The account must be in your own name.');
  const stages = withdrawals(page).nth(1).getByRole('list', { name: 'Stages' });
  await expect(stages.getByRole('listitem').last()).toContainText('Sent');
  await expect(stages.getByRole('listitem')).toHaveText(STAGES);
  // What was declined is on the account again, and the page says so by itself.
  await expect(page.getByText('€2,900.00 available')).toBeVisible();
});

/** Those of a withdrawal that somebody has looked at, in order. */
const STAGES = [/^Asked for/, /^Being looked at/, /^Approved/, /^Being sent/, /^Sent/];

/** Asks for a withdrawal on the page, of so much that somebody looks at it. */
async function withdraw(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Where to').fill(IBAN);
  await page.getByRole('button', { name: /^Withdraw €/ }).click();
  await expect(page.getByText('Withdrawal asked for')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(withdrawals(page).first()).toContainText('Being looked at');
}

/** The page in the widths from a small phone to a desktop: nobody is kept out, and nothing is cut off. */
async function standsAtEachWidth(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect(await barriersOn(page)).toEqual([]);
  }
}

test('a statement says month by month what was played with, and that it did not load', async ({
  page,
}) => {
  const calls = `**${playStatement.path}`;
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '' }));
  await playerAt(page, '/profile/statement', { email: 'sums@example.org', cents: [2000] });
  await expect(page.getByRole('alert')).toContainText('This did not load');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You have neither won nor lost')).toBeVisible();
  await expect(rows(page).first()).toContainText('€20.00');
  await page.getByLabel('Time').selectOption({ index: 2 });
  await expect(page).toHaveURL(/\?year=20\d\d$/);
  await expect(page.getByText('No play in this time')).toBeVisible();
});
