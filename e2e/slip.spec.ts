import { expect } from '@playwright/test';
import { minor } from '@touchline/domain/money';
import type { ServerProcess } from '@touchline/testkit/server-process';
import type { PlacementSent } from '@touchline/wire/bets';
import { endOtherSessions } from '@touchline/wire/calls/profile';
import {
  aBettor,
  aCustomCode,
  answerLost,
  asItIs,
  betsOf,
  button,
  onTheWay,
  pick,
  place,
  placeButton,
  seenHigherBy,
  sentAs,
  slip,
  stake,
  takeAnyOdds,
} from './on-slip';
import { PASSWORD } from './sign-up';
import { slipPicture } from './state-pictures';
import { test } from './usual-server';

let server: ServerProcess;

// What goes over the wire is looked at and held up: a service worker would carry it past us.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
test.beforeAll(({ usualServer }) => {
  server = usualServer;
});
// The card that asks about cookies would lie over the foot of the slip.
test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]),
);

test('every type of bet is placed, each with the same selections again', async ({ page }) => {
  const player = await aBettor(server, page, 'types');
  await pick(page, 3);
  await stake(page, 'Stake on each', '2');
  await expect(placeButton(page, '€6.00')).toBeVisible();
  await slipPicture(page, 'singles');
  await place(page, 3);
  await slipPicture(page, 'singles-placed');

  await button(page, 'Keep selections').click();
  await button(page, 'Combo').click();
  await stake(page, 'Stake', '3');
  await slipPicture(page, 'combo');
  await place(page);
  await slipPicture(page, 'combo-placed');

  await button(page, 'Keep selections').click();
  await button(page, 'System').click();
  await slip(page)
    .getByLabel('System', { exact: true })
    .selectOption({ label: '2 of 3 · 3 lines' });
  await slip(page).getByLabel('What you enter').selectOption('Stake per line');
  await stake(page, 'Stake per line', '1.50');
  await expect(slip(page)).toContainText('3 lines × €1.50');
  await slipPicture(page, 'system');
  await place(page);

  await button(page, 'Keep selections').click();
  await slip(page)
    .getByLabel('System', { exact: true })
    .selectOption({ label: 'Patent · 7 lines' });
  await expect(slip(page)).toContainText('7 lines × €0.64');
  await slipPicture(page, 'full-cover');
  await place(page);

  const placed = await betsOf(player);
  expect(placed.map(({ type, system }) => system?.name ?? type)).toEqual([
    'patent',
    'system',
    'combo',
    'single',
    'single',
    'single',
  ]);
  expect(placed.map((bet) => bet.stake.value)).toEqual([450n, 450n, 300n, 200n, 200n, 200n]);
});

test('a custom bet is priced by the book, and placed', async ({ page }) => {
  const player = await aBettor(server, page, 'custom');
  const code = await aCustomCode(player);
  await page.goto(`${server.sportsbook}/soccer?betcode=${code}`);
  await expect(slip(page).getByRole('heading', { name: 'Custom bet' })).toBeVisible();
  await expect(slip(page)).toContainText(/Odds of this bet\s*\d+\.\d\d/);
  await stake(page, 'Stake', '5');
  await slipPicture(page, 'custom-bet');
  await place(page);
  const [bet] = await betsOf(player);
  expect(bet).toMatchObject({ type: 'custom_bet', stake: { value: 500n } });
});

test('what a bet should pay leads its stake; the most that can be staked is asked for', async ({
  page,
}) => {
  await aBettor(server, page, 'wish', 50);
  await slipPicture(page, 'empty');
  await pick(page, 2);
  await button(page, 'Combo').click();
  await slip(page).getByLabel('What you enter').selectOption('To win');
  await stake(page, 'To win', '100');
  await expect(slip(page)).toContainText(/Returns\s*€100\.\d\d/);
  await slipPicture(page, 'to-win');
  await slip(page).getByLabel('What you enter').selectOption('Stake');
  await expect(slip(page).getByLabel('Stake', { exact: true })).not.toHaveValue('');
  await button(page, 'Stake the most you can').click();
  await expect(slip(page).getByLabel('Stake', { exact: true })).toHaveValue('50.00');
  await expect(slip(page)).toContainText('That is all of your balance.');
  await slipPicture(page, 'most');
  await expect(slip(page)).toContainText(/Balance\s*€50\.00/);
});

test('a price that moves while the bet is placed is met as the player wishes', async ({ page }) => {
  const player = await aBettor(server, page, 'modes');
  await pick(page, 1);
  await stake(page, 'Stake', '1');
  await onTheWay(page, seenHigherBy(50), seenHigherBy(-50), seenHigherBy(50), seenHigherBy(50));
  const mode = slip(page).getByLabel('When odds change');
  const refusal = slip(page).getByRole('listitem').getByText('The odds have changed.');

  await placeButton(page).click();
  await expect(refusal.first()).toBeVisible();
  await expect(slip(page).getByText('The odds have fallen.')).toBeVisible();
  await slipPicture(page, 'odds-changed');
  expect(await betsOf(player)).toEqual([]);

  await mode.selectOption('Accept higher odds');
  await place(page);
  await button(page, 'Keep selections').click();
  await placeButton(page).click();
  await expect(refusal.first()).toBeVisible();

  await mode.selectOption('Accept any odds');
  await place(page);
  expect(await betsOf(player)).toHaveLength(2);
});

test('each refusal stands beside its line, with what can be done about it', async ({ page }) => {
  const player = await aBettor(server, page, 'refused', 20);
  await pick(page, 1);
  await stake(page, 'Stake', '1');
  await takeAnyOdds(page);
  const first = ({ bets }: PlacementSent) => bets[0]!;
  const kinds: [(body: PlacementSent) => void, string | RegExp, string | null][] = [
    [(body) => void (first(body).stake.value = 1), /smallest stake/, 'Stake €'],
    [(body) => void (first(body).stake.value = 9_000_000_00), /largest stake/, 'Stake €'],
    [(body) => void (first(body).stake.value = 5000), /balance/i, 'Deposit'],
    [(body) => void (first(body).selections[0]!.outcome_id = '99999'), /no longer/, 'Remove'],
    [(body) => void (first(body).type = 'combo'), /at least/, null],
    [(body) => void (first(body).stake.currency = 'USD'), /currency/, null],
  ];
  const ways = kinds.map(([change]) => sentAs(change));
  await onTheWay(page, ...ways);
  const line = slip(page).getByRole('listitem').first();
  for (const [kind, [, words, way]] of kinds.entries()) {
    await placeButton(page).click();
    await expect(line).toContainText(words);
    await expect(slip(page).getByText('Bet not placed')).toBeVisible();
    if (way) await expect(line.getByRole('button', { name: way }).last()).toBeVisible();
    await slipPicture(page, `refused-${kind + 1}`);
  }
  expect(await betsOf(player)).toEqual([]);
});

test('without a connection in mid-placement the same bet is sent again, and taken once', async ({
  page,
}) => {
  const player = await aBettor(server, page, 'offline');
  await pick(page, 1);
  await stake(page, 'Stake', '4');
  await takeAnyOdds(page);
  await onTheWay(page, answerLost, (route) => route.abort('internetdisconnected'), asItIs);
  await placeButton(page).click();
  await expect(page.getByText('No answer yet')).toBeVisible();
  await slipPicture(page, 'no-answer');
  // A page that is left meanwhile knows of it when it comes back.
  await page.reload();
  await button(page, 'Try again · €4.00').click();
  await expect(page.getByText('No answer yet')).toBeVisible();
  await button(page, 'Try again · €4.00').click();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
  expect(await betsOf(player)).toMatchObject([{ stake: { value: minor(400) } }]);
});

test('a session that ends in mid-placement keeps the placement: signed in again, the bet is taken once', async ({
  page,
}) => {
  const player = await aBettor(server, page, 'ended');
  await pick(page, 1);
  await stake(page, 'Stake', '4');
  await takeAnyOdds(page);
  await onTheWay(page, answerLost, asItIs);
  await placeButton(page).click();
  await expect(button(page, 'Try again · €4.00')).toBeVisible();
  await player.call(endOtherSessions);
  const dialog = page.getByRole('dialog');
  // Something else may have found out before: then the window is there, and the button asks to sign in.
  const press = () =>
    button(page, 'Try again · €4.00').dispatchEvent('click', {}, { timeout: 1000 });
  await expect(async () => {
    if (!(await dialog.isVisible())) await press();
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await dialog.getByLabel('Email').fill('slip-ended@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await button(page, 'Try again · €4.00').click();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
  expect(await betsOf(player)).toHaveLength(1);
});

test('two tabs have slips of their own, and a duplicate does not place a bet again', async ({
  page,
  context,
}) => {
  const player = await aBettor(server, page, 'tabs');
  await onTheWay(context, answerLost, asItIs);
  const other = await context.newPage();
  await other.goto(`${server.sportsbook}/soccer`);
  await pick(other, 2);
  await page.bringToFront();
  await pick(page, 1);
  await expect(slip(other).getByRole('button', { name: /^Remove (?!all)/ })).toHaveCount(2);
  await stake(page, 'Stake', '4');
  await takeAnyOdds(page);
  await placeButton(page).click();
  await expect(button(page, 'Try again · €4.00')).toBeVisible();

  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const copy = await context.newPage();
  await copy.addInitScript((held) => Object.assign(sessionStorage, held), kept);
  await copy.goto(`${server.sportsbook}/soccer`);
  await expect(button(copy, 'Try again · €4.00')).toBeVisible();
  await button(page, 'Try again · €4.00').click();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
  await expect(slip(copy).getByText('Your slip is empty')).toBeVisible();
  await expect(slip(other).getByRole('button', { name: /^Remove (?!all)/ })).toHaveCount(2);
  expect(await betsOf(player)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet opens with the first selection, and going back or a drag closes it', async ({
    page,
  }) => {
    await page.goto(`${server.sportsbook}/soccer`);
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    const outcome = page
      .getByRole('main')
      .locator('button[aria-pressed]:enabled')
      .filter({ hasText: /\d\.\d\d$/ })
      .last();
    await outcome.tap();
    await expect(sheet).toBeVisible();
    await sheet.getByLabel('Stake', { exact: true }).tap();
    for (const key of ['2', '5', 'Decimal point', '5']) {
      await sheet.getByRole('button', { name: key, exact: true }).tap();
    }
    await expect(sheet.getByLabel('Stake', { exact: true })).toHaveValue('25.5');
    await slipPicture(page, 'keypad');
    await sheet.getByRole('button', { name: 'Done' }).tap();
    await expect(sheet.getByRole('group', { name: 'Keypad' })).toHaveCount(0);
    await slipPicture(page, 'single');

    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`${server.sportsbook}/soccer`);
    await page.getByRole('button', { name: /^Bet slip, 1/ }).tap();
    await expect(sheet.getByLabel('Stake', { exact: true })).toHaveValue('25.50');
    const grip = await sheet.getByTitle('Drag down to close').boundingBox();
    await page.mouse.move(195, grip!.y + 6);
    await page.mouse.down();
    await page.mouse.move(195, grip!.y + 300, { steps: 4 });
    await page.mouse.up();
    await expect(sheet).toHaveCount(0);
  });
});
