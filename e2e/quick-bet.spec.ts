import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { saveSettings } from '@touchline/wire/calls/settings';
import { sidesOf } from '@touchline/wire/match-sides';
import { aPlayer } from './limited-players';
import { payIn } from './pay-in';
import { test } from './usual-server';

const WIDE = { width: 1440, height: 900 };
/** A bet on what is in play waits five seconds, and is tried again where its market closed meanwhile. */
const PLACED_WITHIN_MS = 20_000;

let server: ServerProcess;

test.use({ viewport: WIDE, serviceWorkers: 'block' });
test.beforeAll(({ usualServer }) => {
  server = usualServer;
});

const quickBet = (page: Page) => page.getByRole('region', { name: 'Quick bet' });
const slip = (page: Page) => page.getByRole('complementary', { name: 'Bet slip' });
const openOdds = (page: Page) => page.getByRole('main').getByRole('button', { name: /\d\.\d\d$/ });

/** A player with 100 euros who takes any odds, on the page of what is in play. */
async function aPlayerAtPlay(page: Page, email: string): Promise<void> {
  const player = await aPlayer(server, page, email);
  await player.call(saveSettings, { body: { auto_accept_odds_change: 'any' } });
  await payIn(server, player, 10_000);
  await page.goto(`${server.sportsbook}/live?sport=soccer,tennis`);
  await expect(page.getByRole('banner').getByLabel('Balance')).toContainText('100.00');
}

/** Switches quick bet on with a stake of five euros, which is not agreed to yet. */
async function switchOn(page: Page): Promise<void> {
  await quickBet(page).getByRole('switch').click();
  await quickBet(page).getByRole('textbox', { name: 'Stake a tap' }).fill('5');
}

/** Presses odds in play until something has come of it: a market may close as it is pressed. */
async function pressedUntil(page: Page, hasCome: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await openOdds(page).first().click();
    await hasCome();
  }).toPass();
}

/** Presses odds until a press is taken: a market may close while a bet waits. Answers with what the bet is called. */
async function placedBy(page: Page, press: () => Promise<void>): Promise<string> {
  let text = '';
  await expect(async () => {
    await press();
    const placed = quickBet(page).getByText(/^Placed · bet \d+/);
    await expect(placed).toBeVisible({ timeout: PLACED_WITHIN_MS / 2 });
    text = (await placed.textContent()) ?? '';
  }).toPass({ timeout: 3 * PLACED_WITHIN_MS });
  return text;
}

test('a stake is agreed to once; then each press places, a refusal is told, and signing out ends it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await aPlayerAtPlay(page, 'quick@example.com');
  await switchOn(page);
  const agree = quickBet(page).getByRole('button', { name: 'Confirm and place · €5.00' });
  await pressedUntil(page, () => expect(agree).toBeVisible({ timeout: 5000 }));
  const first = await placedBy(page, async () => {
    if (await agree.isVisible()) await agree.click();
    else await openOdds(page).first().click();
  });
  await expect(page.getByRole('banner').getByLabel('Balance')).toContainText('95.00');
  await page.waitForTimeout(1100);

  const second = await placedBy(page, () => openOdds(page).last().click());
  expect(second).not.toBe(first);
  await expect(page.getByRole('banner').getByLabel('Balance')).toContainText('90.00');
  await expect(slip(page).getByText('Your slip is empty')).toBeVisible();

  await refusesOdds(page);
  await signOut(page);
  await expect(quickBet(page).getByRole('switch')).not.toBeChecked();
  const tab = slip(page).getByRole('tab', { name: /Bet slip/ });
  await pressedUntil(page, () => expect(tab).toContainText('1', { timeout: 5000 }));
});

/** Odds that the book has never offered are refused, in words. */
async function refusesOdds(page: Page): Promise<void> {
  await page.route('**/v3/bets', async (route) => {
    const body = route.request().postDataJSON() as Placement;
    body.auto_accept_odds_change = 'none';
    for (const selection of body.bets.flatMap((bet) => bet.selections)) selection.odds += 5000;
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.waitForTimeout(1100);
  const alert = quickBet(page).getByRole('alert');
  await pressedUntil(page, () =>
    expect(alert).toContainText('Bet not placed', { timeout: PLACED_WITHIN_MS / 2 }),
  );
  await expect(page.getByRole('banner').getByLabel('Balance')).toContainText('90.00');
  await page.unroute('**/v3/bets');
}

interface Placement {
  auto_accept_odds_change: string;
  bets: { selections: { odds: number }[] }[];
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('Sign out').click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
}

test('from the first arrow to a placed bet without a mouse; keys that are off do nothing', async ({
  page,
}) => {
  await aPlayerAtPlay(page, 'keys@example.com');
  await page.goto(`${server.sportsbook}/soccer`);
  await expect(openOdds(page).first()).toBeVisible();
  // The keys come after what is needed to see the page.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('main button:focus')).toBeVisible({ timeout: 500 });
  }).toPass();
  const start = await focusedOdds(page);
  await page.keyboard.press('ArrowRight');
  const beside = await focusedOdds(page);
  expect(beside.y).toBeCloseTo(start.y, 0);
  expect(beside.x).toBeGreaterThan(start.x);
  await page.keyboard.press('ArrowDown');
  const below = await focusedOdds(page);
  expect(below.y).toBeGreaterThan(beside.y);
  await page.keyboard.press('Enter');
  await expect(page.locator('main button[aria-pressed="true"]').first()).toBeVisible();

  await slip(page).getByRole('textbox', { name: 'Stake', exact: true }).fill('5');
  await page.keyboard.press('Enter');
  // A price may move before the key is pressed: then it is agreed to by the same key.
  await expect(async () => {
    await page.keyboard.press('b');
    await expect(slip(page).getByText('Bet placed')).toBeVisible({ timeout: PLACED_WITHIN_MS / 2 });
  }).toPass();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The odds that have the focus, and where they stand. */
async function focusedOdds(page: Page): Promise<{ x: number; y: number }> {
  const focused: Locator = page.locator('main button:focus');
  await expect(focused).toHaveAccessibleName(/\d\.\d\d$/);
  const box = await focused.boundingBox();
  return { x: box!.x, y: box!.y };
}

test('the palette goes anywhere; views are addresses that stand by themselves', async ({
  page,
}) => {
  const { data } = await new Visitor(server).call(listMatches, {
    query: { match_status: 'live', type: 'match', limit: '2' },
  });
  const [one, other] = data;
  await page.goto(`${server.sportsbook}/multi-view?match=${one!.id},${other!.id}`);
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.first()).toContainText(sidesOf(one!).home.name);
  await page
    .getByRole('button', { name: /^Move .* on$/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${server.sportsbook}/multi-view?match=${other!.id},${one!.id}`);
  // The address is there before what it shows.
  await expect(tiles.first()).toContainText(sidesOf(other!).home.name);
  await tiles
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page).toHaveURL(`${server.sportsbook}/multi-view?match=${one!.id}`);
  await page.goto(`${server.sportsbook}/multi-view?add=${other!.id}`);
  await expect(page).toHaveURL(`${server.sportsbook}/multi-view?match=${one!.id},${other!.id}`);

  const field = page.getByRole('combobox');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeVisible({ timeout: 2000 });
  }).toPass();
  await field.fill('asian');
  await expect(page.getByRole('option').first()).toHaveText('Asian lines');
  await field.press('Enter');
  await expect(page).toHaveURL(`${server.sportsbook}/asian`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asian lines');
  const line = page
    .getByRole('group', { name: 'Handicap' })
    .getByRole('button', { name: /\d\.\d\d$/ });
  await line.first().click();
  await expect(slip(page).getByRole('tab', { name: /Bet slip/ })).toContainText('1');
});
