import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { test } from '@touchline/testkit/journeys/usual-server';

const NOT_HERE = 'We do not offer accounts in the country you are in.';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({
    FEED: 'none',
    COUNTRY_HEADER: 'x-country',
    BLOCKED_COUNTRIES: 'FR',
    CLOSED_COUNTRIES: 'FR',
  });
});
test.afterAll(() => server.remove());

test('where the site is closed the platform, which holds money, stays open, and whoever may open no account hears so before filling anything in', async ({
  page,
}) => {
  const headers = { 'x-country': 'FR' };
  expect((await page.request.get(`${server.sportsbook}/live`, { headers })).status()).toBe(451);
  await page.setExtraHTTPHeaders(headers);
  const settings = page.waitForResponse((answer) => answer.url().endsWith('/settings'));
  await page.goto(`${server.platform}/users/sign-up`);
  expect((await settings).status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(NOT_HERE);
  await expect(main.getByLabel('Email')).toHaveCount(0);
});
