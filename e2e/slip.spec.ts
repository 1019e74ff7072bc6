import { expect } from '@playwright/test';
import { minor } from '@touchline/domain/money';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import type { PlacementSent } from '@touchline/wire/bets';
import { held } from '@touchline/testkit/journeys/held';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
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
} from '@touchline/testkit/journeys/on-slip';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { slipPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

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

test('every type of bet is placed: a custom bet that the book prices, then each other with the same selections', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'slip-types@example.org');
  await payIn(server, player, 20_000);
  await page.goto(`${server.sportsbook}/soccer?betcode=${await aCustomCode(player)}`);
  await expect(slip(page).getByRole('heading', { name: 'Custom bet' })).toBeVisible();
  await expect(slip(page)).toContainText(/Odds of this bet\s*\d+\.\d\d/);
  await stake(page, 'Stake', '5');
  await slipPicture(page, 'custom-bet');
  await place(page);

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
  const system = slip(page).getByLabel('System', { exact: true });
  await system.selectOption({ label: 'Patent · 7 lines' });
  await stake(page, 'Stake', '4.50');
  await expect(slip(page)).toContainText('7 lines × €0.64');
  await slipPicture(page, 'full-cover');
  await system.selectOption({ label: '2 of 3 · 3 lines' });
  await slip(page).getByLabel('What you enter').selectOption('Stake per line');
  await stake(page, 'Stake per line', '1.50');
  await expect(slip(page)).toContainText('3 lines × €1.50');
  await slipPicture(page, 'system');
  await place(page);

  const placed = await betsOf(player);
  expect(placed.map(({ type, stake: { value } }) => [type, value])).toEqual([
    ['system', 450n],
    ['combo', 300n],
    ...Array.from({ length: 3 }, () => ['single', 200n]),
    ['custom_bet', 500n],
  ]);
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

test('each refusal stands beside its line, with what can be done about it; a price that moved is met as the player wishes', async ({
  page,
}) => {
  const player = await aBettor(server, page, 'refused', 20);
  await pick(page, 1);
  await stake(page, 'Stake', '1');
  const first = ({ bets }: PlacementSent) => bets[0]!;
  // Of every other refusal refusals-over-http.test.ts shows the words, and refusal-ways.test.ts the way out.
  const kinds: [(body: PlacementSent) => void, RegExp, string][] = [
    [(body) => void (first(body).stake.value = 1), /smallest stake/, 'Stake €'],
    [(body) => void (first(body).stake.value = 5000), /balance/i, 'Deposit'],
    [(body) => void (first(body).selections[0]!.outcome_id = '99999'), /no longer/, 'Remove'],
  ];
  const ways = kinds.map(([change]) => sentAs(change));
  await onTheWay(page, ...ways, seenHigherBy(50));
  await takeAnyOdds(page);
  const line = slip(page).getByRole('listitem').first();
  for (const [kind, [, words, way]] of kinds.entries()) {
    await placeButton(page).click();
    await expect(line).toContainText(words);
    await expect(slip(page).getByText('Bet not placed')).toBeVisible();
    await expect(line.getByRole('button', { name: way }).last()).toBeVisible();
    await slipPicture(page, `refused-${kind + 1}`);
  }

  await slip(page).getByLabel('When odds change').selectOption('none');
  await placeButton(page).click();
  await expect(line).toContainText('The odds have changed.');
  await expect(slip(page).getByText('The odds have fallen.')).toBeVisible();
  await slipPicture(page, 'odds-changed');
  expect(await betsOf(player)).toEqual([]);
  await takeAnyOdds(page);
  await place(page);
  expect(await betsOf(player)).toHaveLength(1);
});

test('a press before the page knows who is signed in places the bet once it does; without an answer it is sent again, and taken once for all duplicates of its tab', async ({
  page,
  context,
}) => {
  const player = await aBettor(server, page, 'offline');
  await pick(page, 1);
  await stake(page, 'Stake', '4');
  await takeAnyOdds(page);
  await onTheWay(context, answerLost, (route) => route.abort('internetdisconnected'), asItIs);
  const who = await held(page, /\/api\/player$/);
  await page.reload();
  await placeButton(page, '€4.00').click();
  await expect(placeButton(page, '€4.00')).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  who.letThrough();
  await expect(page.getByText('No answer yet')).toBeVisible();
  await slipPicture(page, 'no-answer');

  // A tab is duplicated with what it has kept.
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const copy = await context.newPage();
  await copy.addInitScript((entries) => Object.assign(sessionStorage, entries), kept);
  await copy.goto(`${server.sportsbook}/soccer`);
  const again = 'Try again · €4.00';
  await expect(button(copy, again)).toBeVisible();
  await page.bringToFront();
  await button(page, again).click();
  await expect(button(page, again)).toBeEnabled();
  await expect(page.getByText('No answer yet')).toBeVisible();
  await button(page, again).click();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
  await expect(slip(copy).getByText('Your slip is empty')).toBeVisible();
  expect(await betsOf(player)).toMatchObject([{ stake: { value: minor(400) } }]);
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
