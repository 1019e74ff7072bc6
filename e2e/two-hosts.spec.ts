import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { signUp } from '@touchline/wire/calls/platform';
import { takenOver } from '@touchline/testkit/journeys/page-checks';
import { BORN, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

/** What both hosts are below, as an operator's own domain is. */
const DOMAIN = 'house.localhost';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess(
    { FEED: 'none', SESSION_COOKIE_DOMAIN: DOMAIN },
    { sportsbook: `bets.${DOMAIN}`, platform: `account.${DOMAIN}` },
  );
});
test.afterAll(() => server.remove());

test('both hosts know what one was told: cookies are asked about once, and who was sent by an affiliate stays theirs', async ({
  page,
}) => {
  const card = page.getByRole('region', { name: 'Cookies' });
  await page.goto(`${server.platform}/help-center`);
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card).toHaveCount(0);

  await page.goto(`${server.sportsbook}/?stag=net-7`);
  await expect(page).toHaveURL(`${server.sportsbook}/`);
  await takenOver(page);
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).toContain('consent=1');

  await page.goto(`${server.platform}/users/sign-up`);
  await page.getByLabel('Email').fill('sent@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Date of birth').fill(BORN);
  const send = page.getByRole('main').getByRole('button', { name: 'Sign up' });
  // Only a page that runs says what is missing.
  await send.click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  const asked = page.waitForRequest((request) => request.url().endsWith(signUp.path));
  await send.click();
  expect((await asked).postDataJSON()).toMatchObject({ affiliate_id: 'net-7' });
  await expect(page.getByText('sent@example.org')).toBeVisible();
});
