import { expect, type Page } from '@playwright/test';
import { minor, odds } from '@touchline/domain/money';
import { type ServerProcess, serverProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { listBonuses } from '@touchline/wire/calls/bonuses';
import { asOperator } from './as-operator';
import { aCampaign, BOOST, freebetOf, huntOf, redeem } from './campaigns';
import { feedIsUp } from './feed-is-up';
import { aPlayer, signInOn } from './limited-players';
import { button, place, slip, stake } from './on-slip';
import { payIn } from './pay-in';
import {
  aboutToKickOff,
  expectedPayout,
  pickFavourite,
  type SettledBet,
  settledBets,
} from './soon-settled';
import { OPERATOR_TOKEN, test } from './usual-server';

let server: ServerProcess;
let visitor: Visitor;

// All is staked first and looked at once it is paid: matches are played while the next journey bets.
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 1000 } });
test.beforeAll(async () => {
  server = await serverProcess({
    FEED_SPEED: '240',
    FEED_SEED: '23',
    FEED_SPORTS: 'soccer',
    FEED_DAYS: '3',
    OPERATOR_TOKEN,
  });
  visitor = new Visitor(server);
  await feedIsUp(visitor);
});
test.afterAll(() => server.remove());
test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]),
);

const DEPOSIT = 10_000;
const euros = (cents: bigint | number) => `€${(Number(cents) / 100).toFixed(2)}`;
const balance = (page: Page) => page.getByRole('banner').getByLabel('Balance');
const card = (page: Page) => page.getByRole('region', { name: 'New bonus' });

const players = new Map<string, Visitor>();
const emailOf = (name: string) => `bonus-${name}@example.org`;

/** Somebody with a hundred euros, on the first page. */
async function somebody(page: Page, name: string): Promise<Visitor> {
  const player = await aPlayer(server, page, emailOf(name));
  players.set(name, player);
  await payIn(server, player, DEPOSIT);
  await page.goto(server.sportsbook);
  await expect(balance(page)).toContainText('€100.00');
  return player;
}

/** Who has bet, once more: the bet as it settled, on the first page. */
async function paid(page: Page, name: string): Promise<SettledBet> {
  await signInOn(server, page, emailOf(name));
  const [bet] = await settledBets({ page, server }, 1);
  await page.goto(server.sportsbook);
  return bet!;
}

/** The bonuses of a player that are not done with, by the book. */
const bonusesOf = async (player: Visitor) => (await player.call(listBonuses)).data;

test('a code becomes a freebet, and the freebet a bet', async ({ page }) => {
  await aCampaign(server, 'WELCOME', { name: 'Welcome gift', offer: freebetOf(500) });
  const player = await somebody(page, 'freebet');
  await page.goto(`${server.sportsbook}/promotions`);
  await expect(page.getByText('No bonus at the moment')).toBeVisible();

  const code = page.getByLabel('Code', { exact: true });
  await code.fill('no such code!');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('A code is 3 to 40 letters')).toBeVisible();
  await code.fill('NOBODYS');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Nobody knows this code.')).toBeVisible();
  await code.fill('welcome');
  await page.getByRole('button', { name: 'Redeem' }).click();

  const detail = page.getByRole('dialog', { name: 'Welcome gift' });
  await expect(detail).toContainText('€5.00');
  await detail.getByText('Terms').click();
  await expect(detail).toContainText('It is staked once, whole.');
  await page.keyboard.press('Escape');
  const gift = page.getByRole('article', { name: 'Welcome gift' });
  await expect(gift).toContainText(/New|Active/);
  // What was seen says so once the list is read again.
  await expect(async () => {
    await page.reload();
    await expect(gift).toContainText('Active', { timeout: 3000 });
  }).toPass();
  await code.fill('welcome');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('You have used this code already.')).toBeVisible();

  const [match] = await aboutToKickOff(visitor, 1);
  await pickFavourite({ page, server, visitor }, match!);
  await slip(page).getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
  await button(page, 'Freebet €5.00').click();
  await expect(slip(page).getByLabel('Stake', { exact: true })).toHaveValue('5.00');
  await place(page);
  await expect(balance(page)).toContainText('€100.00');
  expect(await bonusesOf(player)).toEqual([]);
});

test('a boost is told of, and climbs with the legs', async ({ page }) => {
  await aCampaign(server, 'LADDER', { name: 'Weekend ladder', offer: BOOST });
  const player = await somebody(page, 'boost');
  await redeem(player, 'LADDER');
  await expect(card(page)).toContainText('Weekend ladder');
  await expect(card(page)).toContainText('Up to ×1.50');
  await card(page).getByRole('button', { name: 'Details' }).click();
  const detail = page.getByRole('dialog', { name: 'Weekend ladder' });
  await expect(detail).toContainText(/3 to 4 legs\s*×1\.20/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);

  const ladder = slip(page).getByRole('region', { name: 'Combo boost' });
  const [first, second] = await aboutToKickOff(visitor, 2);
  await pickFavourite({ page, server, visitor }, first!);
  await expect(ladder).toContainText('One more leg for ×1.10');
  await pickFavourite({ page, server, visitor }, second!);
  await expect(ladder).toContainText('As a combo they pay ×1.10');
  await ladder.getByRole('button', { name: 'Combo' }).click();
  await expect(ladder).toContainText('One more leg for ×1.20');
  await slip(page).getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
  await stake(page, 'Stake', '10');
  await expect(button(page, 'Combo boost')).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page)).toContainText('It multiplies what the bet pays by 1.10.');
  await place(page);
});

test('a bet of a hunt earns points once it settles', async ({ page }) => {
  await aCampaign(server, 'HUNTING', { name: 'October hunt', offer: huntOf(100) });
  const player = await somebody(page, 'hunt');
  await redeem(player, 'HUNTING');
  await card(page).getByRole('button', { name: 'Put away' }).click();
  const [match] = await aboutToKickOff(visitor, 1);
  await pickFavourite({ page, server, visitor }, match!);
  await slip(page).getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
  await stake(page, 'Stake', '20');
  await expect(button(page, 'Bonus hunt')).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page)).toContainText(/The bet earns [\d,]+ points\./);
  await place(page);

  await page.goto(`${server.sportsbook}/promotions`);
  // Its freebets have its name.
  const hunt = page.getByRole('article', { name: 'October hunt' }).filter({ hasText: 'of 100' });
  await expect(hunt).toContainText('0 of 100 points');
  await expect(hunt).toContainText('if your open bets settle');
});

test('a visitor sees what is on offer, no cards, and the way to their own bonuses', async ({
  page,
}) => {
  await page.goto(`${server.sportsbook}/promotions`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0);
});

test('a bet hits a jackpot that must drop: once approved it is told, paid, and seen by everybody', async ({
  page,
}) => {
  const created = await asOperator(server, 'POST', '/jackpots', {
    texts: { en: { name: 'Harbour', terms: 'Every bet feeds it.' } },
    currency: 'EUR',
    levels: [
      {
        code: 'mega',
        names: { en: 'Mega' },
        share: 100_000,
        start_amount: DEPOSIT,
        must_drop_at: DEPOSIT + 1,
        hit_every: 1_000_000_000,
      },
    ],
  });
  expect(created).toBe(200);
  await somebody(page, 'jackpot');
  const banner = page.getByRole('region', { name: 'Jackpot Harbour' });
  await expect(banner).toContainText('€100.00');

  const [match] = await aboutToKickOff(visitor, 1);
  await pickFavourite({ page, server, visitor }, match!);
  await slip(page).getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
  await stake(page, 'Stake', '5');
  await place(page);
  await expect(balance(page)).toContainText('€95.00');
  const won = page.getByRole('dialog', { name: 'You hit the jackpot!' });
  await expect(won).toHaveCount(0);

  expect(await asOperator(server, 'POST', '/jackpot-hits/1/approve')).toBe(200);
  await expect(won).toContainText('€100.50');
  await won.getByRole('button', { name: 'Wonderful' }).click();
  await expect(balance(page)).toContainText('€195.50');
  await page.goto(`${server.sportsbook}/promotions`);
  await expect(page.getByRole('region', { name: 'Latest jackpots' })).toContainText('€100.50');
  await expect(won).toHaveCount(0);
});

test('a freebet pays its winnings without its stake, and is used', async ({ page }) => {
  const bet = await paid(page, 'freebet');
  const bonus = { type: 'freebet', id: 1 } as const;
  const payout = await expectedPayout(visitor, bet, {
    kind: { type: 'single' },
    stake: minor(500),
    bonus,
  });
  await expect(balance(page)).toContainText(euros(BigInt(DEPOSIT) + payout));
  await page.goto(`${server.sportsbook}/promotions`);
  await page.getByRole('button', { name: 'Past' }).click();
  await expect(page.getByRole('article', { name: 'Welcome gift' })).toContainText('Used');
});

test('a boost multiplies what is paid', async ({ page }) => {
  const bet = await paid(page, 'boost');
  const ranges = BOOST.ranges.map((range) => ({
    minCount: range.min_count,
    maxCount: range.max_count,
    bonusOdds: odds(range.bonus_odds),
  }));
  const bonus = { type: 'comboboost', id: 1, minOdds: odds(BOOST.min_odds), ranges } as const;
  const payout = await expectedPayout(visitor, bet, {
    kind: { type: 'combo' },
    stake: minor(1000),
    bonus,
  });
  await expect(balance(page)).toContainText(euros(BigInt(DEPOSIT) - 1000n + payout));
});

test('a hunt counts a settled bet, and its points become a freebet', async ({ page }) => {
  await paid(page, 'hunt');
  await page.goto(`${server.sportsbook}/promotions`);
  await expect(page.getByRole('heading', { name: 'Freebets' })).toBeVisible();
  const earned = (await bonusesOf(players.get('hunt')!)).find(({ type }) => type === 'freebet');
  expect(earned).toMatchObject({ amount: 500n, currency: 'EUR', user_status: 'active' });
  const hunt = page.getByRole('article', { name: 'October hunt' }).filter({ hasText: 'of 100' });
  // A card that tells of the freebets may lie above it.
  await hunt.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('One bet counted');
});
