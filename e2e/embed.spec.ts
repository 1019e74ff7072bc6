import { expect, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { getPlayer, signOut } from '@touchline/wire/calls/platform';
import { endOtherSessions } from '@touchline/wire/calls/profile';
import {
  balanceIn,
  bookOf,
  frameHeight,
  heard,
  settledHeight,
} from '@touchline/testkit/journeys/framed-book';
import { held } from '@touchline/testkit/journeys/held';
import { hostSite, type HostSite } from '@touchline/testkit/journeys/host-page';
import { becomePlayer, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

const OPERATOR_TOKEN = 'an operator of the journeys, long enough';
const EMAIL = 'framed@example.org';

let site: HostSite;
let server: ServerProcess;
/** The player on another device. */
let elsewhere: Visitor;
let playerId: number;

test.beforeAll(async () => {
  site = await hostSite();
  const env = { FEED: 'none', EMBEDDED: 'true', HOST_ORIGINS: site.origin, OPERATOR_TOKEN };
  server = await serverProcess(env);
  site.serves(server, OPERATOR_TOKEN);
  elsewhere = new Visitor(server);
  await becomePlayer(server, elsewhere, EMAIL);
  playerId = (await elsewhere.call(getPlayer)).data?.id ?? 0;
});
test.beforeEach(() => {
  site.playerId = null;
});
test.afterAll(async () => {
  site.close();
  await server.remove();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the demo host: signed in and out on either side, both are', async ({ page }) => {
    await page.goto(`${server.platform}/demo-host`);
    const host = page.getByRole('banner');
    await expect(bookOf(page).getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
    await signInAtHost(page);
    await expect(host.getByLabel('Balance')).toContainText('€0.00');
    await expect(balanceIn(page)).toContainText('€0.00');

    await signOutInFrame(page);
    await expect(host.getByRole('button', { name: 'Sign in' })).toBeVisible();

    await signInAtHost(page);
    await expect(balanceIn(page)).toContainText('€0.00');
    await host.getByRole('button', { name: 'Sign out' }).click();
    await isSignedOutInFrame(page);
  });

  test('a frame is as high as its page, whether that grows or shrinks, and the wheel over it scrolls the host to its very end', async ({
    page,
  }) => {
    await page.goto(site.origin);
    await expect(bookOf(page).getByRole('banner')).toBeVisible();
    const before = await settledHeight(page);
    await bookOf(page)
      .getByRole('main')
      .evaluate((main) => {
        const more = document.createElement('div');
        more.id = 'more';
        more.style.blockSize = '2500px';
        main.append(more);
      });
    await expect.poll(() => frameHeight(page)).toBeGreaterThanOrEqual(before + 2000);
    expect(await scrollsInside(page)).toBe(false);
    await bookOf(page)
      .locator('#more')
      .evaluate((more) => more.remove());
    await expect.poll(() => frameHeight(page)).toBe(before);

    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 600);
    const left = () =>
      page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
      );
    await expect.poll(left).toBeLessThanOrEqual(1);
  });
});

test('the demo host signs in who asks for it in the frame, takes deposits, and chooses the language inside', async ({
  page,
}) => {
  await page.goto(`${server.platform}/demo-host`);
  await expect(bookOf(page).locator('html')).toHaveAttribute('data-frame', 'content');
  await bookOf(page).getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page);
  await expect(balanceIn(page)).toContainText('€0.00');
  await bookOf(page).getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(bookOf(page).getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByLabel('Language inside').selectOption('de');
  await expect(bookOf(page).locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Language inside')).toHaveValue('de');
});

test('who signs out in the frame is not asked to sign in by the host, whatever is refused meanwhile', async ({
  page,
}) => {
  await page.goto(`${server.platform}/demo-host`);
  await signInAtHost(page);
  await expect(balanceIn(page)).toContainText('€0.00');
  const answer = await held(page, `**${signOut.path}`);
  await signOutInFrame(page);
  await elsewhere.call(endOtherSessions);
  const found = page.waitForResponse(`**${getPlayer.path}`);
  const [, book] = page.frames();
  await book!.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(await (await found).json()).toMatchObject({ session_ended: true });
  answer.letThrough();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await isSignedOutInFrame(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on another site the frame has a session of its own, in the jar of that site, until its player has left the host', async ({
  page,
  context,
}) => {
  await arriveSignedIn(page);
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-touchline_session');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None' });

  // Nobody is signed in outside of that frame.
  const alone = await context.newPage();
  await alone.goto(server.sportsbook);
  await expect(alone.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await alone.close();

  await page.reload();
  await expect(balanceIn(page)).toContainText('€0.00');
  site.playerId = null;
  await page.reload();
  await isSignedOutInFrame(page);
});

test('on another site, too, who signs out on one side is signed out on the other', async ({
  page,
}) => {
  await arriveSignedIn(page);
  site.playerId = null;
  await page.evaluate('book.refreshSession()');
  await isSignedOutInFrame(page);

  site.playerId = playerId;
  await page.evaluate('book.refreshSession()');
  await expect(balanceIn(page)).toContainText('€0.00');
  await signOutInFrame(page);
  await expect.poll(() => heard(page)).toContain('not-logged-in signed_out');
  await isSignedOutInFrame(page);
});

test('a page of somebody else gets no frame', async ({ page }) => {
  const refused = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'));
  await page.goto(`${site.foreign}/`);
  await refused;
  await expect(bookOf(page).getByRole('banner')).toHaveCount(0);
});

test('a frame beside ours is heard neither by the sportsbook nor by its host', async ({ page }) => {
  await page.goto(site.origin);
  await isSignedOutInFrame(page);
  const height = await settledHeight(page);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.name = 'foreign';
    document.body.append(frame);
  }, `${site.foreign}/beside`);
  await expect.poll(() => page.frame({ name: 'foreign' })?.url()).toBe(`${site.foreign}/beside`);
  const book = page.frames().find((frame) => frame.url().startsWith(server.sportsbook));
  const listeners = [page.mainFrame(), book!];
  for (const listener of listeners) await listener.evaluate(noteTheEnd);
  await page.frame({ name: 'foreign' })?.evaluate(() => {
    const said = (name: string, message: object) => ({ protocol: 'touchline', name, message });
    const [book] = Array.from({ length: window.parent.length }, (_, each) => window.parent[each]);
    book?.postMessage(said('hello', { version: 1, duties: [], sizing: 'fill' }), '*');
    book?.postMessage(said('change_locale', { locale: 'de' }), '*');
    window.parent.postMessage(said('viewport', { height: 1 }), '*');
    window.parent.postMessage(said('deposit_wanted', {}), '*');
    for (const window_ of [book, window.parent]) window_?.postMessage('that was all', '*');
  });
  for (const listener of listeners) await listener.waitForFunction(() => 'thatWasAll' in window);
  expect(await frameHeight(page)).toBe(height);
  expect(await heard(page)).not.toContain('deposit');
  await expect(bookOf(page).locator('html')).toHaveAttribute('lang', 'en');
  await expect(bookOf(page).locator('html')).toHaveAttribute('data-frame', 'content');
});

async function signInAtHost(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page);
}

async function fillSignIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(EMAIL);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function signOutInFrame(page: Page): Promise<void> {
  await bookOf(page)
    .getByRole('button', { name: /^Account of/ })
    .click();
  await bookOf(page).getByRole('button', { name: 'Sign out' }).click();
}

async function isSignedOutInFrame(page: Page): Promise<void> {
  const banner = bookOf(page).getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(banner.getByLabel('Balance')).toHaveCount(0);
}

function scrollsInside(page: Page): Promise<boolean> {
  return bookOf(page)
    .locator('html')
    .evaluate((html) => {
      html.scrollTop = 100;
      return html.scrollTop > 0;
    });
}

/** Comes to the host's page as its player, and is signed in inside the frame too. */
async function arriveSignedIn(page: Page): Promise<void> {
  site.playerId = playerId;
  await page.goto(site.origin);
  await expect(balanceIn(page)).toContainText('€0.00');
}

/** In a window: notes when the last of what is said to it has been heard. */
function noteTheEnd(): void {
  window.addEventListener('message', ({ data }) => {
    if (data === 'that was all') Object.assign(window, { thatWasAll: true });
  });
}
