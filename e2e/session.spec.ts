import { expect, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { setGroups } from '@touchline/wire/calls/operator-players';
import { getPlayer, signIn } from '@touchline/wire/calls/platform';
import { endOtherSessions } from '@touchline/wire/calls/profile';
import { signInOn } from '@touchline/testkit/journeys/limited-players';
import { linkTo, openAccount, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

const REMINDER_SECONDS = 600;
/** Where a page keeps since when the visit lasts. */
const VISIT_SINCE = 'signUpReminder';

/** Says why the window for signing in has opened. */
const ENDED = 'Your session has ended. Sign in again to carry on.';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({
    FEED: 'none',
    FEATURE_FLAGS: 'sign_in_iframe_preloader,sign_up_iframe_preloader',
    SIGN_UP_REMINDER_SECONDS: String(REMINDER_SECONDS),
  });
});
test.afterAll(() => server.remove());

test('a session that ended elsewhere asks to sign in when its tab is come back to or asks for something, and the page goes on where it was', async ({
  page,
}) => {
  const email = 'ended@example.org';
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await openAccount(server, new Visitor(server), email);
  await signInOn(server, page, email);
  await page.goto(`${server.sportsbook}/live`);
  await expect(balance(page)).toBeVisible();
  await endElsewhere(email);
  await comeBackTo(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Welcome back');
  await expect(dialog).toHaveAccessibleDescription(ENDED);
  await fill(dialog, email);
  await expect(dialog).toHaveCount(0);
  await expect(balance(page)).toBeVisible();

  await endElsewhere(email);
  // The page was not left, so only a call can find it out: this one's, unless one that was on its way already has.
  await page.getByRole('tab', { name: 'My bets', includeHidden: true }).dispatchEvent('click');
  await expect(dialog).toHaveAccessibleDescription(ENDED);
  await fill(dialog, email);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${server.sportsbook}/live`);
  await expect(page.getByRole('tab', { name: 'My bets' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No open bets')).toBeVisible();

  // Said once: who closes the window and asks for it later is greeted as ever.
  await endElsewhere(email);
  await comeBackTo(page);
  await expect(dialog).toHaveAccessibleDescription(ENDED);
  await page.keyboard.press('Escape');
  await comeBackTo(page);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveAccessibleDescription('Sign in to place bets and follow them.');
  expect(thrown).toEqual([]);
});

test('a session that ends while nobody looks is told of once, and throws nothing', async ({
  page,
}) => {
  const email = 'ended-unseen@example.org';
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await openAccount(server, new Visitor(server), email);
  await signInOn(server, page, email);
  await page.clock.install();
  const socket = page.waitForEvent('websocket');
  await page.goto(`${server.sportsbook}/bets-history`);
  await expect(balance(page)).toBeVisible();
  // Its server closes it with the session: that is how such a page finds out.
  await (await socket).waitForEvent('framereceived');
  await endElsewhere(email);
  await expect(page.getByText(ENDED)).toHaveCount(1);
  // What becomes of the connection is told a while later.
  await page.clock.runFor(10_000);
  expect(thrown).toEqual([]);
});

test('signing in and out is seen in another tab', async ({ page, context }) => {
  const email = 'tabs@example.org';
  await openAccount(server, new Visitor(server), email);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(server.sportsbook);
    await expect(banner(each).getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
  await page.bringToFront();
  await signInByWindow(page, email);
  await comeBackTo(other);
  await expect(balance(other)).toBeVisible();
  await menuOf(other).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await comeBackTo(page);
  await expect(banner(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a forgotten password is replaced in the windows of the sportsbook: the link works on any page, and leaves the address', async ({
  page,
}) => {
  const email = 'forgets@example.org';
  await openAccount(server, new Visitor(server), email);
  await page.goto(server.sportsbook);
  await banner(page).getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Welcome back');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialog).toHaveAccessibleName('Forgotten password');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect(dialog.getByRole('status')).toContainText(`If ${email} has an account`);
  await dialog.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);

  const { search } = new URL(await linkTo(server, 'password/edit', email));
  await page.goto(`${server.sportsbook}/live${search}&sport=soccer`);
  await expect(dialog).toHaveAccessibleName('New password');
  await expect(page).toHaveURL(`${server.sportsbook}/live?sport=soccer`);
  await dialog.getByLabel('Password', { exact: true }).fill('another long one');
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Back to sign in' }).click();
  await fill(dialog, email, 'another long one');
  await expect(balance(page)).toBeVisible();
});

test('a visitor is reminded of an account once, after the time they spent on all pages', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(server.sportsbook);
  await expect(banner(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  const reminder = page.getByRole('region', { name: 'Seen a bet you like?' });
  // Time counts from when its script is there, and goes on by itself besides: a third is far from the edge on any machine.
  const third = (REMINDER_SECONDS / 3) * 1000;
  await page.waitForFunction((key) => key in sessionStorage, VISIT_SINCE);
  await page.clock.fastForward(third);
  await page.goto(`${server.sportsbook}/live`);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(third);
  await expect(reminder).toHaveCount(0);
  await page.clock.fastForward(third);
  await reminder.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Open an account');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(REMINDER_SECONDS * 2000);
  await expect(reminder).toHaveCount(0);
});

test('in a frame the form was there before it is asked for, and signs the page in', async ({
  page,
}) => {
  const email = 'framed@example.org';
  await openAccount(server, new Visitor(server), email);
  await page.goto(`${server.platform}/help-center`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.style.cssText = 'position: fixed; inset: 0; z-index: 99; width: 100%; height: 100%';
    document.body.append(frame);
  }, `${server.sportsbook}/live`);
  const book = page.frameLocator('iframe');
  const signInFrame = book.frameLocator('iframe[title="Welcome back"]');
  const signUpFrame = book.frameLocator('iframe[title="Open an account"]');
  for (const frame of [signInFrame, signUpFrame]) {
    await expect(frame.locator('button[type="submit"]')).toBeEnabled();
    await expect(frame.locator('header, footer')).toHaveCount(0);
  }
  const dialog = book.getByRole('dialog');
  await expect(dialog).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await book.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveAccessibleName('Welcome back');
  await expect(signInFrame.getByLabel('Email')).toBeFocused();
  expect(asked.filter((address) => address.includes('/users/'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await book.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInFrame.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog).toHaveAccessibleName('Open an account');
  await signUpFrame.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveAccessibleName('Welcome back');

  // What the host says in the words of the frame is not heard: the window would close.
  await page.evaluate(() => {
    window.frames[0]?.postMessage({ type: 'auth_closed' }, '*');
    window.frames[0]?.frames[0]?.postMessage({ type: 'auth_shown', theme: 'day' }, '*');
  });
  await signInFrame.getByLabel('Email').fill(email);
  await expect(dialog).toHaveAccessibleName('Welcome back');
  await expect(signInFrame.locator('html')).not.toHaveAttribute('data-theme', 'day');
  await fill(signInFrame, email);
  await expect(book.getByRole('banner').getByLabel('Balance')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(book.locator('iframe')).toHaveCount(0);
});

test('a site for one group leads others to the platform; who comes back is asked for what is missing', async ({
  page,
}) => {
  const token = 'operators-of-the-session-journeys-001';
  const club = await serverProcess({
    FEED: 'none',
    PLAYER_GROUP: 'club',
    AUTH_FIELDS: 'nickname',
    OPERATOR_TOKEN: token,
  });
  try {
    const email = 'member@example.org';
    await openAccount(club, new Visitor(club), email);
    await page.goto(`${club.sportsbook}/live`);
    const back = new URLSearchParams({ return_to: `${club.sportsbook}/live` });
    await expect(page).toHaveURL(`${club.platform}/users/sign-in?${back.toString()}`);
    await fill(page.getByRole('main'), email);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This account may not sign in here.',
    );
    const answer = await fetch(`${club.operator}${setGroups.path.replace(':id', '1')}`, {
      method: setGroups.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ statuses: ['club'] }),
    });
    expect(answer.status).toBe(200);
    await fill(page.getByRole('main'), email);
    await expect(page).toHaveURL(`${club.sportsbook}/live`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('A few things are missing');
    await dialog.getByLabel('Nickname').fill('winger');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toHaveCount(0);
    await menuOf(page).click();
    await expect(page.getByText('winger')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Limits' })).toHaveAttribute(
      'href',
      `${club.platform}/profile/limits`,
    );
  } finally {
    await club.remove();
  }
});

type Place = Pick<Page, 'getByLabel' | 'getByRole'>;

async function fill(place: Place, email: string, password = PASSWORD): Promise<void> {
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signInByWindow(page: Page, email: string): Promise<void> {
  await banner(page).getByRole('button', { name: 'Sign in' }).click();
  await fill(page.getByRole('dialog'), email);
  await expect(balance(page)).toBeVisible();
}

/** Ends every session of a player but a new one of somebody else's browser. */
async function endElsewhere(email: string): Promise<void> {
  const elsewhere = new Visitor(server);
  await elsewhere.call(signIn, { body: { email, password: PASSWORD } });
  await elsewhere.call(endOtherSessions);
  expect((await elsewhere.call(getPlayer)).data?.email).toBe(email);
}

/** Tabs that a test drives all count as visible, so the page is told that it is looked at again. */
async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

function banner(page: Page) {
  return page.getByRole('banner');
}

function balance(page: Page) {
  return banner(page).getByLabel('Balance');
}

function menuOf(page: Page) {
  return banner(page).getByRole('button', { name: /^Account of/ });
}
