import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import { aBettor, slip } from '@touchline/testkit/journeys/on-slip';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { test } from '@touchline/testkit/journeys/usual-server';

const WIDE = { width: 1440, height: 900 };

let server: ServerProcess;

test.use({ viewport: WIDE, serviceWorkers: 'block' });
test.beforeAll(({ usualServer }) => {
  server = usualServer;
});

const quickBet = (page: Page) => page.getByRole('region', { name: 'Quick bet' });
const balance = (page: Page) => page.getByRole('banner').getByLabel('Balance');
const openOdds = (page: Page) => page.getByRole('main').getByRole('button', { name: /\d\.\d\d$/ });
/** The odds on a home side in a list. */
const oddsOn = (page: Page, home: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${home}, 1 `) });

test('a stake is agreed to once; then each press is sent at once, and a refusal is told', async ({
  page,
  world,
}) => {
  const [quick, rapid] = ['Quick Rovers', 'Rapid Rovers'] as const;
  for (const home of [quick, rapid]) await world.match({ home, inPlay: true });
  const player = await aPlayer(server, page, 'quick@example.com');
  await payIn(server, player, 10_000);
  await page.goto(`${server.sportsbook}/live?sport=soccer,tennis`);
  await expect(balance(page)).toContainText('100.00');
  await quickBet(page).getByRole('switch').click();
  await quickBet(page).getByRole('textbox', { name: 'Stake a tap' }).fill('5');
  await oddsOn(page, quick).click();
  await quickBet(page).getByRole('button', { name: 'Confirm and place · €5.00' }).click();
  // The bet is taken once its delay is over.
  const receipt = quickBet(page).getByText(/^Placed · bet B\w{7}/);
  await expect(receipt).toBeVisible();
  await expect(balance(page)).toContainText('95.00');

  await seesHigherOdds(page);
  await oddsOn(page, rapid).click();
  await expect(quickBet(page).getByRole('alert')).toContainText('Bet not placed');
  await expect(receipt).toHaveCount(0);
  await expect(balance(page)).toContainText('95.00');
  await expect(slip(page).getByText('Your slip is empty')).toBeVisible();
});

/** From now on the page sends odds that the book has never offered. */
async function seesHigherOdds(page: Page): Promise<void> {
  await page.route('**/v3/bets', async (route) => {
    const body = route.request().postDataJSON() as Placement;
    body.auto_accept_odds_change = 'none';
    for (const selection of body.bets.flatMap((bet) => bet.selections)) selection.odds += 5000;
    await route.continue({ postData: JSON.stringify(body) });
  });
}

interface Placement {
  auto_accept_odds_change: string;
  bets: { selections: { odds: number }[] }[];
}

test('from the first arrow to a placed bet without a mouse; keys that are off do nothing', async ({
  page,
}) => {
  await aBettor(server, page, 'keys');
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
  await page.keyboard.press('b');
  await expect(slip(page).getByText('Bet placed')).toBeVisible();

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
