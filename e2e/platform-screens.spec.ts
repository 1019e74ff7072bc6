import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/server-process';

const WIDTHS = [390, 768, 1280];
const THEMES = ['dark', 'light'] as const;
/** What a page may move while it loads and is good (web.dev "Cumulative layout shift"), and a fifth of that. */
const SHIFT = 0.02;

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
  { path: '/no/such/page', heading: /can't find that page/, fields: [], status: 404 },
] as const;

for (const width of WIDTHS) {
  test(`every page of the platform stands at ${width} px, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const errors = collectErrors(page);
    for (const { path, heading, fields, ...rest } of SCREENS) {
      const answer = await page.goto(server.platform + path);
      expect(answer?.status(), path).toBe('status' in rest ? rest.status : 200);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      for (const field of fields) {
        await expect(page.getByLabel(field, { exact: true }), `${path} ${field}`).toBeEditable();
      }
      await page.waitForLoadState('networkidle');
      expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await shiftOf(page), `${path} moves`).toBeLessThan(SHIFT);
    }
    expect(errors).toEqual([]);
  });
}

for (const colorScheme of THEMES) {
  for (const width of [390, 1280]) {
    test(`every page of the platform is accessible in ${colorScheme} at ${width} px`, async ({
      browser,
    }) => {
      const viewport = { width, height: 844 };
      const context = await browser.newContext({ colorScheme, viewport });
      const page = await context.newPage();
      for (const { path } of SCREENS) {
        await page.goto(server.platform + path);
        await page.waitForLoadState('networkidle');
        expect(await faultsOf(page), path).toEqual([]);
      }
      await context.close();
    });
  }
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
  expect(await faultsOf(page)).toEqual([]);
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

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** How far what is on the page has moved by itself since it was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            moved += (entry as PerformanceEntry & { value: number }).value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 100);
      }),
  );
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** What the browser complains of; a page that is not there is told by its status instead. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) errors.push(message.text());
  });
  return errors;
}
