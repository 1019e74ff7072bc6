import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import {
  barriersOn,
  collectErrors,
  movedOn,
  overflowOf,
} from '@touchline/testkit/journeys/page-checks';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { test } from '@touchline/testkit/journeys/usual-server';

/** A page is opened on a phone, and becomes as wide as a tablet and a desktop. */
const [phone, ...wider] = [390, 768, 1280] as const;

let server: ServerProcess;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
});

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

test('every page of the platform stands at any width, keeps nobody out, and nothing moves', async ({
  page,
}) => {
  const errors = collectErrors(page);
  for (const [at, { path, heading, fields, ...rest }] of SCREENS.entries()) {
    const answer = await openOnPhone(page, path, at);
    expect(answer?.status(), path).toBe('status' in rest ? rest.status : 200);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    for (const field of fields) {
      await expect(page.getByLabel(field, { exact: true }), `${path} ${field}`).toBeEditable();
    }
    await standsForEverybody(page, path);
  }
  expect(errors).toEqual([]);
});

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

test("every page of one's own stands at any width, keeps nobody out, and nothing moves", async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'own@example.org');
  await payIn(server, player, 12_345);
  const errors = collectErrors(page);
  for (const [at, { path, heading }] of OWN_SCREENS.entries()) {
    await openOnPhone(page, path, at);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await standsForEverybody(page, path);
  }
  expect(errors).toEqual([]);
});

test('what a form complains of is accessible, and stands beside its field', async ({ page }) => {
  await page.goto(`${server.platform}/users/sign-up`);
  // This is how browsers know what to fill in.
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter an email address/);
  await expect(password).toHaveAccessibleDescription('Use at least 8 characters.');
  expect(await barriersOn(page)).toEqual([]);
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
  // The root of the platform is none of its pages.
  await page.goto(`${server.platform}/`);
  await expect(page).toHaveURL(new RegExp(`^${server.sportsbook}/`));
});

/** Themes differ only in colour, so pages alternate between dark and light. */
async function openOnPhone(page: Page, path: string, at: number) {
  await page.emulateMedia({ colorScheme: at % 2 ? 'light' : 'dark' });
  await page.setViewportSize({ width: phone, height: 844 });
  return page.goto(server.platform + path);
}

async function standsForEverybody(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await movedOn(page), `${path} moves`).toEqual([]);
  expect(await barriersOn(page), path).toEqual([]);
  for (const width of wider) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
