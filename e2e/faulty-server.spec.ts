import { expect, test, type Page } from '@playwright/test';
import { matchResult } from '@touchline/testkit/feed/markets';
import { openAccount, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { betsOf, button, slip } from '@touchline/testkit/journeys/on-slip';
import { faultyProxy, type FaultyProxy } from '@touchline/testkit/processes/faulty-proxy';
import { World } from '@touchline/testkit/world/world';
import { signIn } from '@touchline/wire/calls/platform';

const EMAIL = 'patient@example.org';

let world: World;
let proxy: FaultyProxy;

test.beforeAll(async () => {
  world = await World.open();
  proxy = await faultyProxy({ failsEach: 10, silentEach: 100 });
});
test.afterAll(async () => {
  await proxy.close();
  await world.close();
});

test('where every tenth answer fails and every hundredth never comes, a visitor still gets in, pays in, bets once and is paid once', async ({
  browser,
}) => {
  const context = await browser.newContext({ proxy: { server: proxy.address } });
  await context.addCookies([{ name: 'consent', value: '1', url: world.server.sportsbook }]);
  const page = await context.newPage();
  await openAccount(world.server, world.visitor, EMAIL);
  const match = await world.match({ home: 'Arsenal', markets: [matchResult(2, 3.4, 3.5)] });

  await open(page, '/');
  await enter(page);
  await payIn(page);
  await open(page, match.path);
  await bet(page);
  await match.kickOff();
  await match.end(2, 1);
  await match.settle();
  await expect(balance(page)).toContainText('€110.00');

  await world.visitor.call(signIn, { body: { email: EMAIL, password: PASSWORD } });
  expect((await betsOf(world.visitor)).map(({ status }) => status)).toEqual(['done']);
  expect(proxy.counts.failed).toBeGreaterThan(10);
  expect(proxy.counts.silent).toBeGreaterThan(0);
  await context.close();
});

/** Opens an address as somebody does who loads it again where the browser says that it does not answer. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(world.server.sportsbook + path, { timeout: 10_000 });
    expect(answer?.ok()).toBe(true);
  }).toPass();
}

async function enter(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (await balance(page).isVisible()) return;
    if (!(await dialog.isVisible())) {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    }
    await dialog.getByLabel('Email').fill(EMAIL, { timeout: 5000 });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(balance(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
}

async function payIn(page: Page): Promise<void> {
  await expect(async () => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
    const form = page.getByRole('dialog').frameLocator('iframe[title="Payment form"]');
    await form.getByLabel('Amount').fill('100', { timeout: 10_000 });
    await form.getByRole('button', { name: /^Deposit .*100/ }).click();
    await page.waitForURL(/\/sandbox\/payments\//, { timeout: 10_000 });
  }).toPass();
  // Whoever is not told that it is paid sends the form once more; it is one deposit all the same.
  const pay = page.getByRole('button', { name: /^Pay / });
  const isBack = (url: URL) => url.origin === world.server.sportsbook;
  await expect(async () => {
    if (isBack(new URL(page.url()))) return;
    if (await pay.isVisible()) await pay.click({ timeout: 5000, noWaitAfter: true });
    else await page.reload({ timeout: 10_000 });
    await page.waitForURL(isBack, { timeout: 5000 });
  }).toPass();
}

/** Picks a price and places 10 euros on it; where the answer is lost, the slip offers to try the same again. */
async function bet(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Arsenal 2.00' }).first().click();
  await slip(page).getByLabel('Stake', { exact: true }).fill('10');
  await expect(async () => {
    const receipt = slip(page).getByText('Bet placed');
    if (await receipt.isVisible()) return;
    await button(page, /^(?:Place bet|Try again)/).click({ timeout: 3000 });
    await expect(receipt).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

function balance(page: Page) {
  return page.getByRole('banner').getByLabel('Balance');
}
