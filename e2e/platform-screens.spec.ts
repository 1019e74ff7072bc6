import { expect, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/server-process';
import { aPlayer } from './limited-players';
import { barriersOn, collectErrors, overflowOf, movedOn } from './page-checks';
import { payIn } from './pay-in';
import { test } from './usual-server';

/** A phone, a tablet and a desktop. Colours are told apart by the theme, and each theme is looked at once. */
const VIEWS = [
  { width: 390, colorScheme: 'dark', isForEverybody: true },
  { width: 768, colorScheme: 'dark', isForEverybody: false },
  { width: 1280, colorScheme: 'light', isForEverybody: true },
] as const;

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none' });
});
test.afterAll(() => server.remove());

const SCREENS = [
  { path: '/users/sign-in', heading: 'Welcome back', fields: ['Email', 'Password'] },
  { path: '/users/sign-up', heading: 'Open an account', fields: ['Email', 'Password', 'Currency'] },
  { path: '/users/password/new', heading: 'Forgotten password', fields: ['Email'] },
  {
    path: '/users/password/edit?reset_password_token=made-up',
    heading: 'New password',
    fields: ['Password'],
  },
  { path: '/users/password/edit', heading: 'New password', fields: [] },
  {
    path: '/users/confirmation?confirmation_token=made-up',
    heading: 'Confirm your address',
    fields: [],
  },
  { path: '/users/confirmation/new', heading: 'Confirm your address', fields: ['Email'] },
  { path: '/users/unlock?unlock_token=made-up', heading: 'Unlock your account', fields: [] },
  { path: '/users/unlock/new', heading: 'Unlock your account', fields: ['Email'] },
  { path: '/terms-and-conditions', heading: 'Terms and conditions', fields: [] },
  { path: '/help-center', heading: 'Help center', fields: [] },
  { path: '/none/such/page', heading: /can't find that page/, fields: [], status: 404 },
] as const;

for (const { width, colorScheme, isForEverybody } of VIEWS) {
  test(`every page of the platform stands at ${width} px in ${colorScheme}, and nothing moves`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 } });
    const page = await context.newPage();
    const errors = collectErrors(page);
    for (const { path, heading, fields, ...rest } of SCREENS) {
      const answer = await page.goto(server.platform + path);
      expect(answer?.status(), path).toBe('status' in rest ? rest.status : 200);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      for (const field of fields) {
        await expect(page.getByLabel(field, { exact: true }), `${path} ${field}`).toBeEditable();
      }
      await standsStill(page, path);
      if (isForEverybody) expect(await barriersOn(page), path).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}

/** Pages of one's own, by what stands at their top. */
const OWN_SCREENS = [
  { path: '/profile', heading: 'Profile' },
  { path: '/profile/sessions', heading: 'Sessions' },
  { path: '/profile/two-factor', heading: 'Two-factor sign-in' },
  { path: '/profile/limits', heading: 'Limits' },
  { path: '/profile/wallet', heading: 'Wallet' },
  { path: '/profile/wallet/transactions', heading: 'Transactions' },
  { path: '/profile/wallet/withdrawals', heading: 'Withdrawals' },
  { path: '/profile/statement', heading: /statement/i },
  { path: '/users/password/confirm', heading: /password/i },
] as const;

for (const { width, colorScheme, isForEverybody } of VIEWS) {
  test(`every page of one's own stands at ${width} px in ${colorScheme}, and nothing moves`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 } });
    const page = await context.newPage();
    const player = await aPlayer(server, page, `own-${width}@example.org`);
    await payIn(server, player, 12_345);
    const errors = collectErrors(page);
    for (const { path, heading } of OWN_SCREENS) {
      await page.goto(server.platform + path);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      await standsStill(page, path);
      if (isForEverybody) expect(await barriersOn(page), path).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('what a form complains of is accessible, and stands beside its field', async ({ page }) => {
  await page.goto(`${server.platform}/users/sign-up`);
  await page.getByRole('button', { name: 'Sign up' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter an email address/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Use at least 8 characters.',
  );
  expect(await barriersOn(page)).toEqual([]);
});

test('browsers are told what goes into each field', async ({ page }) => {
  await page.goto(`${server.platform}/users/sign-in`);
  const autocomplete = (label: string) =>
    page.getByLabel(label, { exact: true }).getAttribute('autocomplete');
  expect(await autocomplete('Email')).toBe('email');
  expect(await autocomplete('Password')).toBe('current-password');
  await page.goto(`${server.platform}/users/sign-up`);
  expect(await autocomplete('Password')).toBe('new-password');
});

test('the platform speaks German, and leads to the sportsbook in German', async ({ page }) => {
  await page.goto(`${server.platform}/users/sign-in?return_to=%2Fhelp-center`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('Deutsch').first().click();
  await expect(page).toHaveURL(`${server.platform}/de/users/sign-in?return_to=%2Fhelp-center`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen zurück');
  await page.getByRole('link', { name: 'Zu den Wetten' }).click();
  await expect(page).toHaveURL(`${server.sportsbook}/de`);
});

test('the root of the platform leads on to the sportsbook', async ({ page }) => {
  await page.goto(server.platform);
  await expect(page).toHaveURL(`${server.sportsbook}/`);
});

async function standsStill(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await movedOn(page), `${path} moves`).toEqual([]);
}
