import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/server-process';
import { test } from './usual-server';

const NOT_HERE = 'We do not offer accounts in the country you are in.';

let server: ServerProcess;

test.beforeAll(async () => {
  const env = { FEED: 'none', COUNTRY_HEADER: 'x-country', BLOCKED_COUNTRIES: 'FR' };
  server = await serverProcess(env);
});
test.afterAll(() => server.remove());

for (const [country, isRefused] of [
  ['FR', true],
  ['AT', false],
] as const) {
  test(`whoever may open no account hears so before filling anything in: from ${country}`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-country': country });
    const settings = page.waitForResponse((answer) => answer.url().endsWith('/settings'));
    await page.goto(`${server.platform}/users/sign-up`);
    await settings;
    const main = page.getByRole('main');
    if (isRefused) await expect(main.getByRole('alert')).toHaveText(NOT_HERE);
    else await expect(main.getByLabel('Email')).toBeVisible();
    await expect(main.getByLabel('Email')).toHaveCount(isRefused ? 0 : 1);
  });
}
