import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { betRef } from '@touchline/domain/bets/bet-ref';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import type { World } from '@touchline/testkit/world/world';
import { placeBets } from '@touchline/wire/calls/bets';
import { signIn } from '@touchline/wire/calls/platform';
import { openDatabase, type OpenDatabase } from '../server/src/db/connect';
import { cardOf } from '@touchline/testkit/journeys/bet-card';
import { placeButton } from '@touchline/testkit/journeys/on-slip';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { becomePlayer, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

const EMAIL = `${randomUUID()}@mail.example`;
/** More than a page of the list. */
const LONG = 503;

let server: ServerProcess;
let visitor: Visitor;
let database: OpenDatabase;
let pool: OpenDatabase['pool'];
let playerId: number;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ usualServer }) => {
  server = usualServer;
  visitor = new Visitor(server);
  const log = () => {};
  database = await openDatabase({ databaseUrl: server.databaseUrl(), dir: '', log });
  pool = database.pool;
  await becomePlayer(server, visitor, EMAIL);
  await payIn(server, visitor, 20_000);
  const { rows } = await pool.query<{ id: number }>('select id from players where email = $1', [
    EMAIL,
  ]);
  playerId = rows[0]?.id ?? 0;
});
test.afterAll(() => database.close());

/** A bet on the home side of a match, of its own unless it is given, at 2.10, in cents. */
async function aBet(world: World, cents = 1000, given?: Match) {
  const match = given ?? (await world.match());
  const leg = { match_id: match.id, market_id: 1, specifier: '', outcome_id: '1', odds: 2100 };
  const { data } = await visitor.call(placeBets, {
    body: {
      meta: { placement_id: randomUUID(), device_id: 'e2e', quick: false, type: 'single' },
      auto_accept_odds_change: 'none',
      bets: [{ type: 'single', stake: { value: cents, currency: 'EUR' }, selections: [leg] }],
    },
  });
  return { id: data[0]!.id, match };
}

type Match = Awaited<ReturnType<World['match']>>;

const PHONE = { width: 390, height: 844 };

/** My bets on a page of their own, signed in. */
async function openBets(page: Page, size = { width: 1000, height: 900 }): Promise<void> {
  await page.request.post(visitor.addressOf(signIn, {}), {
    data: { email: EMAIL, password: PASSWORD },
    headers: { origin: server.sportsbook },
  });
  await page.setViewportSize(size);
  await page.goto(`${server.sportsbook}/bets-history`);
}

const cashOutButton = (page: Page, id: number) =>
  cardOf(page, id).getByRole('button', { name: /^Cash out/ });
const settledTab = (page: Page) => page.getByRole('button', { name: /^Settled/ }).first();

test('a bet says why it is not cashed out now, and is by itself at the value wished; of another a part and then the rest are paid', async ({
  page,
  world,
}) => {
  const { id } = await aBet(world);
  const wished = await aBet(world);
  await openBets(page);
  await wished.match.suspend();
  await expect(cardOf(page, wished.id)).toContainText('a selection is suspended');
  await wished.match.reopen();
  await cashOutButton(page, wished.id).click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: 'At a value' }).click();
  await window.getByRole('textbox').fill('1000000');
  await window.getByRole('button', { name: /^Wait for/ }).click();
  await expect(window).toContainText('never gets as high');
  await window.getByRole('textbox').fill('10.01');
  await window.getByRole('button', { name: /^Wait for/ }).click();
  await expect(cardOf(page, wished.id)).toContainText('Cashes out by itself at €10.01');
  // The offer is worked out by the server alone: here its value is brought down to what is offered.
  await pool.query('update bets set auto_cashout_value = 1, cashout_stale = true where id = $1', [
    wished.id,
  ]);
  await expect(cardOf(page, wished.id)).toHaveCount(0, { timeout: 15_000 });

  await cashOutButton(page, id).click();
  const slider = window.getByRole('slider', { name: 'Share of the bet' });
  await slider.focus();
  await page.keyboard.press('Home');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('PageUp');
  const share = Number(await slider.inputValue());
  expect(share).toBeGreaterThan(20);
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${share} % pays`));
  await window.getByRole('button', { name: /^Cash out / }).click();
  await expect(window).toContainText('The rest of bet');
  await window.getByRole('button', { name: 'Done' }).click();
  await expect(cardOf(page, id)).toContainText(/Remaining stake.*Cashed out €/s);
  await cashOutButton(page, id).click();
  await window.getByRole('button', { name: /^Cash out / }).click();
  await expect(window).toContainText(`Bet ${betRef(id)} is cashed out.`);
  await window.getByRole('button', { name: 'Done' }).click();
  await expect(cardOf(page, id)).toHaveCount(0);
  await settledTab(page).click();
  await expect(cardOf(page, id)).toContainText('Cashed out');
});

test('on a phone the page follows the matches of its bets by itself, from before they begin to the settlement', async ({
  page,
  world,
}) => {
  const { id, match } = await aBet(world);
  await openBets(page, PHONE);
  const card = cardOf(page, id);
  await expect(card).toContainText(match.fixture.home?.name ?? '');
  await match.kickOff();
  await expect(card).toContainText('0:0');
  await expect(card).toContainText(/Needs one more goal/);
  await match.goal('home');
  await expect(card).toContainText('1:0');
  await expect(card).toContainText('Ahead by 1 goal');
  const offer = await cashOutButton(page, id).textContent();
  await match.move({ home: 1.1, draw: 9, away: 21 });
  await expect(cashOutButton(page, id)).not.toHaveText(offer ?? '');
  await match.end(2, 0);
  await expect(card).toContainText('2:0');
  await match.settle();
  await expect(card).toHaveCount(0);
  await settledTab(page).click();
  await expect(card).toContainText('Won');
});

test('details tell a settlement, its being taken back and another one, and put a bet on the slip once more with its own stake', async ({
  page,
  world,
}) => {
  const again = await aBet(world, 5000);
  const { id, match } = await aBet(world);
  await openBets(page);
  const window = page.getByRole('dialog');
  await cardOf(page, id).getByRole('button', { name: 'Details' }).click();
  const steps = window.getByRole('list').last();
  await expect(steps).toContainText('Placed for');
  await match.kickOff();
  await match.end(2, 1);
  await match.settle();
  await expect(steps).toContainText('Settled: Won');
  await match.rollBack();
  await expect(steps).toContainText('Open again');
  await match.correct(1, 1);
  await expect(steps).toContainText('Settled again: Lost');
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);

  await cardOf(page, again.id).getByRole('button', { name: 'Details' }).click();
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('share-code')) codes.push(request.url());
  });
  await window.getByRole('button', { name: 'Bet on these again' }).click();
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await expect(slip.getByLabel('Stake', { exact: true })).toHaveValue('50.00');
  await expect(placeButton(page, '€50.00')).toBeEnabled();
  expect(codes).toEqual([]);
});

test('a list of more than a page is read to its end', async ({ page }) => {
  await pool.query(
    `insert into bets (player_id, placement_id, ordinal, type, status, result, currency, stake, win_amount, odds,
       created_at, settled_at)
     select $1, gen_random_uuid(), 0, 'single', 'done', 'lose_entire', 'EUR', 100, 0, 2000,
       now() - interval '1 day' - each * interval '1 minute', now()
     from generate_series(1, $2) each`,
    [playerId, LONG],
  );
  await pool.query(
    `insert into bet_selections (bet_id, ordinal, match_id, market_id, specifier, outcome_id, odds, result)
     select b.id, 0, (select min(id) from matches), 1, '', '1', 2000, 'lose_entire'
     from bets b where b.player_id = $1 and not exists (select from bet_selections s where s.bet_id = b.id)`,
    [playerId],
  );
  await openBets(page);
  await settledTab(page).click();
  // By its foot: to look for hundreds of buttons by name takes the page longer than to draw them.
  const cards = page.locator('main li > footer');
  await expect(async () => {
    await page.mouse.wheel(0, 100_000);
    expect(await cards.count()).toBeGreaterThanOrEqual(LONG);
  }).toPass({ timeout: 30_000 });
});

test('eight bets that are settled at once are one alert, which opens my bets; the list behind the bell has each', async ({
  page,
  world,
}) => {
  const match = await world.match();
  const ids: number[] = [];
  for (let bet = 0; bet < 8; bet += 1) ids.push((await aBet(world, 100, match)).id);
  await openBets(page, PHONE);
  await expect(cardOf(page, ids[0] ?? 0)).toBeVisible();
  await page.goto(server.sportsbook);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await match.kickOff();
  await match.end(2, 0);
  await match.settle();
  const toast = page.getByRole('link', { name: 'Bet won × 8' });
  await expect(toast).toBeVisible();
  await expect(page.getByText('8 bets settled')).toBeVisible();
  await toast.click();
  await expect(page).toHaveURL(/bets-history$/);
  await expect(page.getByText('8 bets settled')).toHaveCount(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  for (const id of ids) await expect(list.getByText(`Bet ${betRef(id)}`)).toHaveCount(1);
});
