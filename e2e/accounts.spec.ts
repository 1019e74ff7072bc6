import { expect, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { signIn } from '@touchline/wire/calls/platform';
import { linkTo, openAccount, PASSWORD } from './sign-up';
import { test } from './usual-server';

/** Wrong passwords in a row that lock an account, and as many as one place may try before it has to wait. */
const FAILURES_TO_LOCK = 10;
const FAILURES_FROM_ONE_PLACE = 5;

const WIDTHS = [390, 1280];

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none' });
});
test.afterAll(() => server.remove());

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an account opens by the link in a mail, which works once', async ({ page }) => {
      const email = `new-${width}@example.org`;
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
      await expect(alert(page).getByRole('link')).toHaveAttribute(
        'href',
        '/users/confirmation/new',
      );
    });

    test('a forgotten password is replaced by the link in a mail', async ({ page }) => {
      const email = `forgets-${width}@example.org`;
      await openAccount(server, new Visitor(server), email);
      await page.goto(`${server.platform}/users/sign-in`);
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

      await signInOnPage(page, email);
      await expect(alert(page)).toContainText('Email and password do not match');
      await fillSignIn(page, email, 'another long one');
      await isSignedIn(page, `${server.sportsbook}/`);
    });

    test('too many wrong passwords lock an account, and the link in a mail unlocks it', async ({
      page,
    }) => {
      const email = `locked-${width}@example.org`;
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
      await signInOnPage(page, email);
      await isSignedIn(page, `${server.sportsbook}/`);
    });

    test('the window in the sportsbook has the same forms, and leads from one to the other', async ({
      page,
    }) => {
      await page.goto(server.sportsbook);
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName('Welcome back');
      await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect(dialog).toHaveAccessibleName('Forgotten password');
      await dialog.getByLabel('Email').fill('nobody@example.org');
      await dialog.getByRole('button', { name: 'Send the mail' }).click();
      await expect(dialog.getByRole('status')).toContainText(
        'If nobody@example.org has an account',
      );
      await dialog.getByRole('button', { name: 'Back to sign in' }).click();
      await expect(dialog.getByLabel('Email')).toHaveValue('nobody@example.org');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  });
}

test('wrong credentials are told alike whether or not the address has an account', async ({
  page,
}) => {
  const known = 'known@example.org';
  await openAccount(server, new Visitor(server), known);
  for (const email of [known, 'unknown@example.org']) {
    await signInOnPage(page, email, 'not the password');
    await expect(alert(page)).toHaveText('Email and password do not match an account.');
  }
});

test('signing up with an address that has an account looks like any other', async ({ page }) => {
  const email = 'taken@example.org';
  await openAccount(server, new Visitor(server), email);
  await signUpOnPage(page, email);
});

test('who guesses on has to wait', async ({ page }) => {
  const email = 'guessed@example.org';
  for (let each = 0; each < FAILURES_FROM_ONE_PLACE; each += 1) {
    await signInOnPage(page, email, `guess ${each}`);
    await expect(alert(page)).toHaveText('Email and password do not match an account.');
  }
  await signInOnPage(page, email, 'one too many');
  await expect(alert(page)).toHaveText('Too many tries. Wait a minute and try again.');
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
  const home = `${server.sportsbook}/`;
  for (const [asked, to] of [
    [`${server.sportsbook}/live?sport=soccer`, `${server.sportsbook}/live?sport=soccer`],
    ['/help-center', `${server.platform}/help-center`],
    ['https://evil.example/', home],
    ['//evil.example/', home],
    ['/\\evil.example/', home],
    [`${server.sportsbook}@evil.example/`, home],
    [`${server.sportsbook}.evil.example/`, home],
    ['javascript:document.title="evil"', home],
    ['data:text/html,evil', home],
  ] as const) {
    await page.goto(`${server.platform}/users/sign-up?return_to=${encodeURIComponent(asked)}`);
    // The way to another form keeps it.
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, email);
    await expect(page).toHaveURL(to);
  }
  expect(elsewhere).toEqual([]);
});

test('a form is filled in and sent from the keyboard, and a password can be looked at', async ({
  page,
}) => {
  const email = 'keys@example.org';
  await openAccount(server, new Visitor(server), email);
  await page.goto(`${server.platform}/users/sign-in`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
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

/** Fills in and sends the page for a new account; it ends alike for everybody. */
async function signUpOnPage(page: Page, email: string): Promise<void> {
  await page.goto(`${server.platform}/users/sign-up`);
  await page.getByLabel('Email').fill(email);
  await password(page).fill(PASSWORD);
  const agree = page.getByRole('checkbox');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(agree).toBeFocused();
  await expect(agree).toHaveAccessibleDescription('Tick this to open an account.');
  await agree.check();
  // Whoever goes away and comes back has agreed all the same.
  await page.reload();
  await page.getByLabel('Email').fill(email);
  await password(page).fill(PASSWORD);
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
