import { expect, type Locator, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { asOperator } from '@touchline/testkit/journeys/as-operator';
import { formIn } from '@touchline/testkit/journeys/deposit-form';
import { held } from '@touchline/testkit/journeys/held';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import { barriersOn, takenOver } from '@touchline/testkit/journeys/page-checks';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { linkTo, openAccount, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { OPERATOR_TOKEN, test } from '@touchline/testkit/journeys/usual-server';
import { Visitor } from '@touchline/testkit/world/visitor';
import { World } from '@touchline/testkit/world/world';
import { createDeposit, getPlayer, signIn } from '@touchline/wire/calls/platform';
import { createShareBet } from '@touchline/wire/calls/share-bets';
import { listWithdrawals } from '@touchline/wire/calls/wallet';

/** Who has shown whose session it is has to show it again by then, and a deposit that was left counts as that. */
const LONG_AGO_MS = 16 * 60_000;
/** Wrong passwords in a row that lock an account. */
const FAILURES_TO_LOCK = 10;
const IBAN = 'DE89370400440532013000';

let world: World;
let server: ServerProcess;

test.beforeAll(async () => {
  world = await World.open({ env: { OPERATOR_TOKEN } });
  ({ server } = world);
});
test.afterAll(() => world.close());

/** Opens a page, and waits for what answers its keys. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/** Presses a control as somebody without a mouse does. */
async function enter(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

test('what asks a player for something is answered from the keyboard, keeps nobody out, and gives the focus back', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'forms@example.org');
  await payIn(server, player, 200_000);
  const left = { amount: 2500, currency: 'EUR', return_url: `${server.platform}/` };
  await player.call(createDeposit, { body: left });
  const { data: me } = await player.call(getPlayer);
  const seen = { level: 'verified' };
  expect(await asOperator(server, 'PUT', `/players/${me?.id}/verification`, seen)).toBe(200);
  await world.later(LONG_AGO_MS);

  await test.step('a deposit that was left', async () => {
    await goTo(page, `${server.platform}/profile/wallet`);
    await expect(page.getByRole('region', { name: 'Deposits' })).toContainText('Not completed');
    expect(await barriersOn(page)).toEqual([]);
    const again = page.getByRole('button', { name: 'Try again: €25.00' });
    await enter(again);
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await expect(formIn(dialog).getByLabel('Amount')).toHaveValue('25.00');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(again).toBeFocused();
  });

  await test.step('the password before money goes somewhere new, and why it did not', async () => {
    await goTo(page, `${server.platform}/profile/wallet/withdrawals`);
    await page.getByLabel('Amount').focus();
    await page.keyboard.type('1500');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'All of it' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(IBAN);
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Your password, please' });
    await expect(asked.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    await expect(page.getByLabel('Where to')).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(asked.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Withdrawal asked for')).toBeVisible();
    const [withdrawal] = (await player.call(listWithdrawals)).data;
    const path = `/withdrawals/${withdrawal?.id}/decline`;
    expect(await asOperator(server, 'POST', path, { reason_code: 'identity_needed' })).toBe(200);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your withdrawals' })).toContainText(
      'Verify your identity, then try again.',
    );
    expect(await barriersOn(page)).toEqual([]);
  });

  await test.step('other bets in place of those on the slip', async () => {
    const mine = await world.match({ home: 'Mine Rovers' });
    const shared = await world.match({ home: 'Shared Rovers' });
    await goTo(page, server.sportsbook + mine.path);
    await page.getByRole('button', { name: 'Mine Rovers 2.10' }).click();
    const slip = page.getByRole('complementary', { name: 'Bet slip' });
    await expect(slip).toContainText('Mine Rovers');
    const link = `${server.sportsbook}/live?betcode=${await codeFor(shared.id)}`;
    const question = page.getByRole('alertdialog');
    await goTo(page, link);
    await expect(question).toBeFocused();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(slip).toContainText('Mine Rovers');
    await goTo(page, link);
    await expect(question).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(slip).toContainText('Shared Rovers');
    await expect(slip).not.toContainText('Mine Rovers');
  });

  await test.step('maintenance behind the bell', async () => {
    const until = new Date(world.now() + 3_600_000).toISOString();
    const body = { name: 'tonight', until, texts: { en: 'Back at noon.' } };
    expect(await asOperator(server, 'POST', '/maintenance', body)).toBe(200);
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, [^n]/ });
    await enter(bell);
    const news = page.getByRole('dialog', { name: 'Notifications' });
    await expect(news.getByRole('listitem').filter({ hasText: 'Back at noon.' })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(news.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(news).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Notifications/ }),
    ).toBeFocused();
  });

  await test.step('an exclusion, by its length', async () => {
    await goTo(page, `${server.platform}/profile/limits`);
    const length = page.getByLabel('How long').last();
    await length.focus();
    await length.selectOption({ label: '1 year' });
    const exclude = page.getByRole('button', { name: 'Exclude myself' });
    await enter(exclude);
    const question = page.getByRole('alertdialog');
    await expect(question).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(exclude).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(question.getByRole('checkbox'), 'Space');
    await enter(question.getByRole('button', { name: 'Exclude me now' }));
    await expect(question).toHaveAccessibleName('You have excluded yourself');
  });

  await test.step('an account that is restricted', async () => {
    await goTo(page, `${server.platform}/users/sign-in?return_to=${server.sportsbook}/`);
    await page.getByLabel('Email').focus();
    await page.keyboard.type('forms@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.sportsbook}/`);
    const notice = page.getByRole('status').filter({ hasText: 'You have excluded yourself' });
    expect(await barriersOn(page)).toEqual([]);
    await expect(notice.getByRole('link', { name: 'Wallet' })).toBeVisible();
    await enter(notice.getByRole('link', { name: 'Wallet' }));
    await expect(page).toHaveURL(`${server.platform}/profile/wallet`);
    await expect(page.getByText('You have excluded yourself from play')).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
  });
});

test('what is filled in before the script of a page has come stays, and is sent', async ({
  page,
}) => {
  const script = await held(page, /platform-routes-[^/]+\.js$/);
  await page.goto(`${server.platform}/users/sign-up`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByLabel('Currency').selectOption('USD');
  await page.getByRole('checkbox').press('Space');
  script.letThrough();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
});

test('what a visitor is asked or told is answered from the keyboard and keeps nobody out: a birthday, a lock, its link, a page that failed', async ({
  page,
}) => {
  await test.step('a birthday', async () => {
    await goTo(page, `${server.platform}/users/sign-up`);
    await page.getByLabel('Email').fill('young@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const birthday = page.getByLabel('Date of birth');
    await birthday.focus();
    await page.keyboard.type('02032019');
    await expect(birthday).toHaveValue('2019-02-03');
    await page.getByRole('checkbox').press('Space');
    await birthday.press('Enter');
    await expect(birthday).toBeFocused();
    await expect(birthday).toHaveAttribute('aria-invalid', 'true');
    await expect(birthday).toHaveAccessibleDescription('You are too young for an account.');
    await expect(page.getByRole('alert')).toContainText('too young');
    expect(await barriersOn(page)).toEqual([]);
  });

  await test.step('a lock, and the link that opens it', async () => {
    const email = 'locked@example.org';
    await openAccount(server, new Visitor(server), email);
    for (let each = 1; each <= FAILURES_TO_LOCK; each += 1) await wrongPassword(email, each);
    await goTo(page, `${server.platform}/users/sign-in`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('this account is locked');
    expect(await barriersOn(page)).toEqual([]);
    await enter(alert.getByRole('link'));
    await enter(page.getByRole('button', { name: 'Send the mail' }));
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    await goTo(page, await linkTo(server, 'unlock', email));
    await enter(page.getByRole('button', { name: 'Unlock account' }));
    await expect(page.getByRole('heading', { name: 'Your account is unlocked' })).toBeFocused();
    expect(await barriersOn(page)).toEqual([]);
  });

  await test.step('a page that failed', async () => {
    await goTo(page, `${server.sportsbook}/500`);
    expect(await barriersOn(page)).toEqual([]);
    const loaded = page.waitForEvent('load');
    await enter(page.getByRole('button', { name: 'Reload' }));
    await loaded;
    await enter(page.getByRole('main').getByRole('link', { name: 'Go to home page' }));
    await expect(page.locator('body[data-page=home]')).toBeVisible();
  });
});

test('where nobody moves money the forms say so, and who helps', async ({ page }) => {
  const closed = await serverProcess({ FEED: 'none', PAYMENT_SANDBOX: 'off' });
  try {
    await aPlayer(closed, page, 'closed@example.org');
    await goTo(page, `${closed.platform}/profile/wallet/withdrawals`);
    await page.getByLabel('Amount').fill('20');
    await page.getByLabel('Where to').fill(IBAN);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your money is safe');

    await goTo(page, `${closed.platform}/profile/wallet`);
    const open = page.getByRole('button', { name: 'Deposit', exact: true }).first();
    await enter(open);
    const form = formIn(page.getByRole('dialog', { name: 'Deposit' }));
    await expect(form.getByText('Deposits are paused')).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText('You pay on the page of the payment provider')).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await enter(form.getByRole('link', { name: 'Help with payments' }));
    const help = await opened;
    await expect(help).toHaveURL(`${closed.platform}/help-center`);
    await help.close();
    await form.getByRole('link', { name: 'Help with payments' }).press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open).toBeFocused();
  } finally {
    await closed.remove();
  }
});

/** A code for the home side of a match, at 2.10. */
async function codeFor(matchId: number): Promise<string> {
  const home = { match_id: matchId, market_id: 1, specifier: '', outcome_id: '1', odds: 2100 };
  const stake = { value: 700, currency: 'EUR' };
  const bets = [{ type: 'single' as const, stake, selections: [home] }];
  return (await world.visitor.call(createShareBet, { body: { bets } })).data.code;
}

/** Tries a wrong password from another place; the server believes a proxy on its own machine. */
async function wrongPassword(email: string, at: number): Promise<void> {
  const answer = await fetch(`${server.platform}${signIn.path}`, {
    method: signIn.method,
    headers: {
      'content-type': 'application/json',
      origin: server.platform,
      'x-forwarded-for': `198.51.100.${at}`,
    },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  expect(answer.status).toBe(401);
}
