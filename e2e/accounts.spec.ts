import { expect, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { signIn } from '@touchline/wire/calls/platform';
import { BORN, linkTo, openAccount, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

/** Wrong passwords in a row that lock an account. */
const FAILURES_TO_LOCK = 10;

let server: ServerProcess;

// Pages of the platform are looked at in other widths in platform-screens.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none' });
});
test.afterAll(() => server.remove());

test('an account opens by the link in a mail, which works once', async ({ page }) => {
  const email = 'new@example.org';
  await signUpOnPage(page, email);
  await signInOnPage(page, email);
  await expect(alert(page)).toContainText('not confirmed yet');
  await alert(page).getByRole('link', { name: 'Send the link again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const link = await linkTo(server, 'confirmation', email);
  // A program that looks through mail opens the link first; it must not be used up by that.
  expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is open' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillSignIn(page, email);
  await isSignedIn(page, `${server.sportsbook}/`);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(alert(page)).toContainText('This link is old, or it was used before.');
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', '/users/confirmation/new');
});

test('a forgotten password is replaced by the link in a mail, and the new one is typed and looked at from the keyboard', async ({
  page,
}) => {
  const email = 'forgets@example.org';
  await openAccount(server, new Visitor(server), email);
  await signInOnPage(page, email, 'not the password');
  await expect(alert(page)).toHaveText('Email and password do not match an account.');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByRole('status')).toContainText(`If ${email} has an account`);

  await page.goto(await linkTo(server, 'password/edit', email));
  await password(page).fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(password(page)).toHaveAccessibleDescription('Use at least 8 characters.');
  await password(page).fill('another long one');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await page.goto(`${server.platform}/users/sign-in`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('another long one');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Space');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await isSignedIn(page, `${server.sportsbook}/`);
});

test('who signs in to a locked account is led to the link that unlocks it', async ({ page }) => {
  const email = 'locked@example.org';
  await openAccount(server, new Visitor(server), email);
  for (let each = 1; each <= FAILURES_TO_LOCK; each += 1) {
    expect(await wrongPassword(email, `198.51.100.${each}`)).toBe(401);
  }
  await signInOnPage(page, email);
  await expect(alert(page)).toContainText('this account is locked');
  await alert(page).getByRole('link', { name: 'Send a link that unlocks it' }).click();
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  await page.goto(await linkTo(server, 'unlock', email));
  await page.getByRole('button', { name: 'Unlock account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is unlocked' })).toBeVisible();
});

test('who has signed in goes back to where they came from, and never to another site', async ({
  page,
}) => {
  const email = 'returns@example.org';
  await openAccount(server, new Visitor(server), email);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOurs = [server.sportsbook, server.platform].includes(origin);
    if (!isOurs && protocol !== 'data:') elsewhere.push(request.url());
  });
  // Every other address that leads nowhere is in a table of return-to.test.ts.
  for (const [asked, to] of [
    [`${server.sportsbook}/live?sport=soccer`, `${server.sportsbook}/live?sport=soccer`],
    ['/help-center', `${server.platform}/help-center`],
    ['//evil.example/', `${server.sportsbook}/`],
  ] as const) {
    await page.goto(`${server.platform}/users/sign-up?return_to=${encodeURIComponent(asked)}`);
    // The way to another form keeps it.
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    // Both forms ask for an address.
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await fillSignIn(page, email);
    await expect(page).toHaveURL(to);
  }
  expect(elsewhere).toEqual([]);
});

/** Fills in and sends the page for a new account; it ends alike for everybody. */
async function signUpOnPage(page: Page, email: string): Promise<void> {
  await page.goto(`${server.platform}/users/sign-up`);
  await page.getByLabel('Email').fill(email);
  await password(page).fill(PASSWORD);
  await page.getByLabel('Date of birth').fill(BORN);
  const agree = page.getByRole('checkbox');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(agree).toBeFocused();
  await expect(agree).toHaveAccessibleDescription('Tick this to open an account.');
  await agree.check();
  // Whoever goes away and comes back has agreed all the same.
  await page.reload();
  await page.getByLabel('Email').fill(email);
  await password(page).fill(PASSWORD);
  await page.getByLabel('Date of birth').fill(BORN);
  await expect(agree).toBeChecked();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  await expect(page.getByRole('status')).toContainText(`We sent a mail to ${email}.`);
}

async function signInOnPage(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await page.goto(`${server.platform}/users/sign-in`);
  await fillSignIn(page, email, secret);
}

async function fillSignIn(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await password(page).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The sportsbook greets a player: it shows what is on the account. */
async function isSignedIn(page: Page, at: string): Promise<void> {
  await expect(page).toHaveURL(at);
  await expect(page.getByRole('banner').getByLabel('Balance')).toContainText('€0.00');
}

function password(page: Page) {
  return page.getByLabel('Password', { exact: true });
}

/** What a form says about itself as a whole. */
function alert(page: Page) {
  return page.getByRole('main').getByRole('alert');
}

/** Tries a wrong password from another place; the server believes a proxy on its own machine. */
async function wrongPassword(email: string, ip: string): Promise<number> {
  const answer = await fetch(`${server.platform}${signIn.path}`, {
    method: signIn.method,
    headers: {
      'content-type': 'application/json',
      origin: server.platform,
      'x-forwarded-for': ip,
    },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  return answer.status;
}
