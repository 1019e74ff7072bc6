import { expect, type Locator, type Page } from '@playwright/test';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { minor, odds } from '@touchline/domain/money';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type { BetTerms } from '@touchline/domain/settlement/due';
import { standingOf } from '@touchline/domain/settlement/settle-bet';
import { type ServerProcess, serverProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { getMatch, listMarkets, listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { feedIsUp } from './feed-is-up';
import { confirm, PASSWORD } from './sign-up';
import { test } from './usual-server';

/** A match takes less than a minute, so that a journey from first sight to payout fits into three. */
const SPEED = 150;
const EMAIL = 'fan@example.com';
const STAKE = minor(1000);
const DEPOSIT = minor(10_000);
/** Three lines of three euros. */
const SYSTEM_STAKE = minor(900);
const COMBO = { kind: { type: 'combo' }, stake: STAKE } as const;
const TWO_OF_THREE = SYSTEM_TYPES.find(
  ({ totalCount, winCounts }) => totalCount === 3 && winCounts.join(' ') === '2',
)!;
const SYSTEM = { kind: { type: 'system', system: TWO_OF_THREE }, stake: SYSTEM_STAKE } as const;
const OPERATOR_TOKEN = 'an operator of the main job, long enough';
const FINISHED_WITHIN_MS = 150_000;
/** Far enough ahead that the bet is placed before kick-off. */
const KICK_OFF_IN_MS = 20_000;
/** Home or draw is its outcome 9, home or away 10, draw or away 11. */
const DOUBLE_CHANCE = 10;

let server: ServerProcess;
let visitor: Visitor;

test.beforeAll(async () => {
  server = await serverProcess({
    FEED_SPEED: String(SPEED),
    FEED_SEED: '11',
    FEED_SPORTS: 'soccer',
    FEED_DAYS: '3',
    OPERATOR_TOKEN,
  });
  visitor = new Visitor(server);
  await feedIsUp(visitor);
});
test.afterAll(() => server.remove());

test('the page lists matches and odds before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const main = page.getByRole('main');
  // At this speed a match may begin or end between the page and the call.
  await expect(async () => {
    await page.goto(`${server.sportsbook}/live`);
    const { data } = await visitor.call(listMatches, { query: { match_status: '1' } });
    expect(data.length).toBeGreaterThan(0);
    for (const match of data) {
      await expect(main.getByText(sidesOf(match).home.name)).not.toHaveCount(0, { timeout: 100 });
    }
  }).toPass();
  expect(await main.getByRole('button', { name: /\d\.\d\d/ }).count()).toBeGreaterThan(0);
  await context.close();
});

test('odds change on the page by themselves, without a reload', async ({ page }) => {
  await page.goto(`${server.sportsbook}/live`);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  const moved = page.getByRole('main').locator('button[data-move]');
  await expect(moved.first()).toBeVisible();
  expect(await moved.first().getAttribute('data-move')).toMatch(/^(up|down)/);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test('an outcome that is suspended cannot be picked', async ({ page }) => {
  await page.goto(`${server.sportsbook}/live`);
  const suspended = page.getByRole('main').getByRole('button', { name: /suspended/i });
  // A suspension lasts less than a second at this speed: one look has to see it whole.
  const locked = suspended.and(page.locator('[aria-pressed="false"]:disabled'));
  await expect(locked.first()).toBeVisible({ timeout: 60_000 });
  await expect(suspended.and(page.locator(':enabled'))).toHaveCount(0);
});

test('a connection that was lost comes back with what was missed', async ({ page, context }) => {
  await page.goto(`${server.sportsbook}/live`);
  await expect(page.locator('button[data-move]').first()).toBeVisible();
  await context.setOffline(true);
  await page.waitForTimeout(4000);
  await context.setOffline(false);
  await page.waitForTimeout(500);
  await page
    .locator('button[data-move]')
    .evaluateAll((all) => all.forEach((each) => each.removeAttribute('data-move')));
  await expect(page.locator('button[data-move]').first()).toBeVisible({ timeout: 30_000 });
});

test('from first sight to payout', async ({ page }) => {
  await page.goto(server.sportsbook);
  await signUp(page);
  await deposit(page);
  await expect(balance(page)).toContainText('€100.00');

  const [first, second, third] = await aboutToKickOff();
  await pickFavourite(page, first);
  await pickFavourite(page, second);
  await placeCombo(page);
  await expect(balance(page)).toContainText('€90.00');
  await slip(page).getByRole('button', { name: 'Keep selections' }).click();
  await pickFavourite(page, third);
  await placeSystem(page);
  await expect(balance(page)).toContainText('€81.00');
  await callOff(third);

  const [system, combo] = await settledBets(page);
  const won = await expectedPayout(combo, COMBO);
  const wonBySystem = await expectedPayout(system, SYSTEM, third.id);
  await showMyBets(page, won, wonBySystem);
  const left = DEPOSIT - STAKE - SYSTEM_STAKE + won + wonBySystem;
  await expect(balance(page)).toContainText(euros(left), { timeout: 30_000 });
  await signOut(page);
});

async function signUp(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(EMAIL);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await confirm(server, visitor, EMAIL);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(EMAIL);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(balance(page)).toContainText('€0.00');
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('Sign out').click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const answer = await page.request.get(`${server.sportsbook}/sportsbook/api/v3/bets`);
  expect(answer.status()).toBe(401);
}

async function deposit(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog');
  const form = dialog.frameLocator('iframe[title="Payment form"]');
  await form.getByLabel('Amount').fill('100');
  await form.getByRole('button', { name: /^Deposit .*100/ }).click();
  await page.waitForURL(/\/sandbox\/payments\//);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL((url) => url.origin === server.sportsbook);
  await expect(page.getByText('Deposit received')).toBeVisible();
  await expect(page).not.toHaveURL(/deposit=/);
}

/** Three matches that begin soon, soonest first. */
async function aboutToKickOff(): Promise<[Match, Match, Match]> {
  const { data } = await visitor.call(listMatches, {
    query: {
      match_status: '0',
      sort_by: 'start_time:asc',
      start_from: new Date(Date.now() + KICK_OFF_IN_MS).toISOString(),
    },
  });
  const bettable = data.filter(({ main_market: main }) => main?.status === 1);
  expect(bettable.length).toBeGreaterThan(2);
  const [first, second, third] = bettable;
  return [first!, second!, third!];
}

/** Picks what is likeliest to win among the double chances, so that most runs pay something out. */
async function pickFavourite(page: Page, match: Match) {
  await page.goto(`${server.sportsbook}/soccer/${match.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sidesOf(match).home.name);
  const { data } = await visitor.call(listMarkets, {
    params: { id: match.id },
    query: { market_id: DOUBLE_CHANCE },
  });
  const priced = data
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ odds: price }) => price !== null);
  const [favourite] = priced.toSorted((one, other) => Number(one.odds) - Number(other.odds));
  const name = favourite?.name ?? '';
  const market = page.getByRole('region', { name: 'Double chance', exact: true });
  await market.getByRole('button', { name: new RegExp(`^${name} \\d`) }).click();
  await expect(slip(page).getByText(name, { exact: true })).toBeVisible();
}

async function placeCombo(page: Page) {
  await slip(page).getByRole('button', { name: 'Combo' }).click();
  await slip(page).getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
  await slip(page).getByLabel('Stake', { exact: true }).fill('10');
  await slip(page)
    .getByRole('button', { name: /place · €10\.00|Place bet · €10\.00/ })
    .click();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
}

async function placeSystem(page: Page) {
  await slip(page).getByRole('button', { name: 'System' }).click();
  await slip(page)
    .getByLabel('System', { exact: true })
    .selectOption({ label: '2 of 3 · 3 lines' });
  await slip(page).getByLabel('Stake', { exact: true }).fill('9');
  await slip(page)
    .getByRole('button', { name: /^Place .*€9\.00/ })
    .click();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
}

/** The operator makes the bets on a double chance void. */
async function callOff(match: Match) {
  const answer = await fetch(`${server.sportsbook}/operator/api/v1/matches/${match.id}/void`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ market_id: DOUBLE_CHANCE, reason: 'called off' }),
  });
  expect(answer.status).toBe(200);
}

interface SettledBet {
  win: bigint;
  legs: { matchId: number; outcomeId: string; odds: number }[];
}

/** Waits until both bets have settled, and reads them as the API shows them, the newest first. */
async function settledBets(page: Page): Promise<[SettledBet, SettledBet]> {
  const deadline = Date.now() + FINISHED_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await page.request.get(`${server.sportsbook}/sportsbook/api/v3/bets`);
    const { data } = (await answer.json()) as { data: ApiBet[] };
    expect(data).toHaveLength(2);
    const [newest, older] = data;
    if (data.every(({ status }) => status === 'done'))
      return [asSettled(newest!), asSettled(older!)];
    await page.waitForTimeout(1000);
  }
  throw new Error('the bets did not settle');
}

interface ApiBet {
  status: string;
  win_amount: { value: number };
  selections: { match: { id: number }; outcome: { id: string }; odds: number }[];
}

function asSettled(bet: ApiBet): SettledBet {
  return {
    win: BigInt(bet.win_amount.value),
    legs: bet.selections.map((leg) => ({
      matchId: leg.match.id,
      outcomeId: leg.outcome.id,
      odds: leg.odds,
    })),
  };
}

/** What the domain pays for these legs, with results worked out here from the final scores. */
async function expectedPayout(
  bet: SettledBet,
  terms: Pick<BetTerms, 'kind' | 'stake'>,
  calledOff?: number,
): Promise<bigint> {
  const legs = [];
  for (const leg of bet.legs) {
    if (leg.matchId === calledOff) {
      legs.push({ odds: odds(leg.odds), result: 'canceled' as const, isOver: true });
      continue;
    }
    const { data } = await visitor.call(getMatch, { params: { id: leg.matchId } });
    const { home = 0, away = 0 } = data.statistics.total_score ?? {};
    const won = home > away ? ['9', '10'] : home === away ? ['9', '11'] : ['10', '11'];
    const result: FinalResult = won.includes(leg.outcomeId) ? 'win_entire' : 'lose_entire';
    legs.push({ odds: odds(leg.odds), result, isOver: data.status >= 3 });
  }
  // A combo is lost with its first lost leg, while the other match may still be played.
  const lost = legs.some(({ result, isOver }) => isOver && result === 'lose_entire');
  expect(lost || legs.every(({ isOver }) => isOver)).toBe(true);
  const { payout } = standingOf({ ...terms, bonus: null, systemCap: null }, legs).due;
  expect(bet.win).toBe(payout);
  return payout;
}

async function showMyBets(page: Page, payout: bigint, bySystem: bigint) {
  await slip(page).getByRole('tab', { name: 'My bets' }).click();
  await slip(page)
    .getByRole('button', { name: /^Settled/ })
    .click();
  const card = slip(page).getByRole('listitem').filter({ hasText: 'Combo of 2' });
  await expect(card).toContainText(payout > 0n ? 'Won' : 'Lost');
  await expect(card).toContainText(euros(payout));
  const system = slip(page).getByRole('listitem').filter({ hasText: 'System' });
  await expect(system).toContainText('Void');
  await expect(system).toContainText(euros(bySystem));
}

function slip(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Bet slip' });
}

function balance(page: Page): Locator {
  return page.getByRole('banner').getByLabel('Balance');
}

function euros(amount: bigint): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
    Number(amount) / 100,
  );
}
