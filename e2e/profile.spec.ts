import { expect, type Page } from '@playwright/test';
import { createHandover, takeHandover } from '@touchline/wire/calls/handover';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { codeOfApp } from '@touchline/testkit/journeys/authenticator-app';
import { signInOn } from '@touchline/testkit/journeys/limited-players';
import { barriersOn } from '@touchline/testkit/journeys/page-checks';
import { becomePlayer, openAccount, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none', AUTH_FIELDS: 'first_name,phone' });
});
test.afterAll(() => server.remove());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is missing of a player is called for, and a telephone is verified by a text', async ({
    page,
  }) => {
    const email = 'phone@example.org';
    const number = '+4915123456701';
    await openAccount(server, new Visitor(server), email);
    await page.goto(`${server.platform}/profile`);
    await expect(page).toHaveURL(/\/users\/sign-in\?return_to=%2Fprofile$/);
    await fillSignIn(page, email);
    await expect(page).toHaveURL(`${server.platform}/profile`);

    const missing = page.getByRole('region', { name: 'A few things are missing' });
    await missing.getByRole('button', { name: 'First name' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Nickname').fill('x');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByLabel('Nickname')).toBeFocused();
    await expect(page.getByLabel('Nickname')).toHaveAccessibleDescription(
      'Use two to 30 characters.',
    );
    await page.getByLabel('Nickname').fill('ace');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your changes are saved')).toBeVisible();
    await expect(missing.getByRole('button')).toHaveText(['Phone number']);

    await page.getByLabel('Mobile number').fill('12');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('status').filter({ hasText: number })).toBeVisible();
    await expect(page.getByRole('button', { name: /New code in 0:\d\d/ })).toBeDisabled();
    const code = await textTo(number);
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify number' }).click();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/This code is wrong/);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Verify number' }).click();
    await expect(page.getByText('Your number is verified')).toBeVisible();
    await expect(missing).toHaveCount(0);

    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByRole('main')).toContainText(number);
  });
});

test('with an authenticator app or a passkey, which has a name, a password alone does not sign in', async ({
  page,
}) => {
  const email = 'factors@example.org';
  await openAccount(server, new Visitor(server), email);
  await addAuthenticator(page);
  await open(page, '/profile/two-factor', email);
  const secret = await setUpApp(page);
  const recovery = await keepCodes(page);
  await expect(page.getByRole('button', { name: 'Turn the app off' })).toBeVisible();

  await signOut(page);
  await fillSignIn(page, email);
  await page.getByLabel('Code').fill('not a code');
  await signInButton(page).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/This code is not right/);
  await page.getByLabel('Code').fill(codeOfApp(secret, 1));
  await signInButton(page).click();
  await expect(page).toHaveURL(`${server.platform}/profile/sessions`);

  await page.goto(`${server.platform}/profile/two-factor`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Turn the app off' }).click();
  await dialog.getByLabel('Code').fill(recovery);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
  await addPasskey(page);
  await keepCodes(page);
  await page.getByRole('button', { name: 'Rename My key' }).click();
  await dialog.getByLabel('Name').fill('Blue key');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const key = page.getByRole('listitem').filter({ hasText: 'Blue key' });
  await expect(key).toContainText('never used');

  await signOut(page);
  await fillSignIn(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${server.platform}/profile/sessions`);
  await page.goto(`${server.platform}/profile/two-factor`);
  await expect(key).toContainText('last used');
});

/** Sets up an authenticator app. Answers with the secret that it is given. */
async function setUpApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await expect(dialog.getByRole('link', { name: /Open in an app/ })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${secret.replaceAll(' ', '')}`),
  );
  await dialog.getByLabel('Code of the app').fill(codeOfApp(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  return secret;
}

/** Adds a passkey that is called "My key". */
async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My key');
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test('a session that has not shown whose it is asks before it changes what guards the account', async ({
  page,
}) => {
  const email = 'guarded@example.org';
  const player = new Visitor(server);
  await becomePlayer(server, player, email);
  // The page goes on where somebody else has signed in, as a frame does.
  const { data } = await player.call(createHandover);
  const taken = await page.request.post(server.platform + takeHandover.path, {
    headers: { origin: server.platform },
    data: { token: data.token },
  });
  expect(taken.status()).toBe(200);
  await page.goto(`${server.platform}/profile/two-factor`);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();

  const asked = page.getByRole('dialog', { name: 'Your password, please' });
  const field = asked.getByLabel('Password', { exact: true });
  await expect(asked.getByRole('button', { name: 'Use a second factor instead' })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await field.fill('not the password');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('This is not your password.');
  await expect(field).toBeFocused();
  await field.fill(PASSWORD);
  await field.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();

  await page.goto(`${server.platform}/profile`);
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Your password').fill(PASSWORD);
  await form.getByLabel('Your password').press('Tab');
  await page.keyboard.type('password1');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('New password')).toHaveAccessibleDescription(/Many people use/);
  expect(await barriersOn(page)).toEqual([]);
  await form.getByLabel('New password').fill('another horse entirely');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(form.getByLabel('New password')).toHaveValue('');
  await page.reload();
  await expect(form.getByLabel('Your password')).toBeVisible();
});

test('ending the session of another browser signs that browser out', async ({ page, browser }) => {
  const email = 'sessions@example.org';
  await openAccount(server, new Visitor(server), email);
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await context.newPage();
  await open(other, '/profile/sessions', email);
  await expect(other.getByRole('region', { name: 'This browser' })).toContainText(
    'Firefox on Linux',
  );

  await open(page, '/profile/sessions', email);
  const elsewhere = page.getByRole('region', { name: 'Other browsers' });
  await elsewhere.getByRole('button', { name: 'End the session of Firefox on Linux' }).click();
  await expect(elsewhere).toContainText('You are signed in nowhere else.');
  await expect(page.getByRole('region', { name: 'This browser' })).toContainText('In use now');

  await other.getByRole('link', { name: 'Two-factor' }).click();
  await expect(other).toHaveURL(/\/users\/sign-in\?return_to=%2Fprofile%2Ftwo-factor$/);
  await context.close();
});

/** Opens one of a player's own pages, signed in. */
async function open(page: Page, path: string, email: string): Promise<void> {
  await signInOn(server, page, email);
  await page.goto(server.platform + path);
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signInButton(page).click();
}

function signInButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
}

/** Looks at the recovery codes, which nothing but their button takes away; answers with the first. */
async function keepCodes(page: Page): Promise<string> {
  const codes = page.getByRole('alertdialog', { name: 'Recovery codes' });
  await expect(codes.locator('code')).toHaveCount(10);
  await page.keyboard.press('Escape');
  const [first = ''] = await codes.locator('code').allTextContents();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toHaveCount(0);
  return first;
}

/** Ends this browser's session where sessions are listed, and is led to where one signs in. */
async function signOut(page: Page): Promise<void> {
  await page.goto(`${server.platform}/profile/sessions`);
  await page.getByRole('region', { name: 'This browser' }).getByRole('button').click();
  await expect(page).toHaveURL(/\/users\/sign-in/);
}

/** A security key that is always at hand, with a finger on it. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The code in the newest text to a number, as the local outbox has it. */
async function textTo(number: string): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const answer = await fetch(`${server.platform}/outbox.json`);
    const { data } = (await answer.json()) as { data: { recipient: string; body: string }[] };
    code = data.find(({ recipient }) => recipient === number)?.body.match(/\d{6}/)?.[0];
    return code !== undefined;
  };
  await expect.poll(look, { message: `a text to ${number}` }).toBe(true);
  return code ?? '';
}
