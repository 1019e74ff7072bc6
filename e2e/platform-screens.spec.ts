import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { platformScreens } from '@touchline/testkit/journeys/all-screens';
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

const SCREENS = platformScreens();

test('every page of the platform stands at any width, keeps nobody out, and nothing moves', async ({
  page,
}) => {
  const errors = collectErrors(page);
  for (const [at, { path, heading, fields = [], status = 200 }] of SCREENS.visitor.entries()) {
    const answer = await openOnPhone(page, path, at);
    expect(answer?.status(), path).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    for (const field of fields) {
      await expect(page.getByLabel(field, { exact: true }), `${path} ${field}`).toBeEditable();
    }
    await standsForEverybody(page, path);
  }
  // One that says so is expected to.
  expect(errors.filter((error) => !/status of 500/.test(error))).toEqual([]);
});

test("every page of one's own stands at any width, keeps nobody out, and nothing moves", async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'own@example.org');
  await payIn(server, player, 12_345);
  const errors = collectErrors(page);
  for (const [at, { path, heading }] of SCREENS.player.entries()) {
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
