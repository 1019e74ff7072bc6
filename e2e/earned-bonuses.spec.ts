import { expect, type Page } from '@playwright/test';
import type { Visitor } from '@touchline/testkit/visitor';
import type { World } from '@touchline/testkit/world';
import { setGroups } from '@touchline/wire/calls/operator-players';
import { getPlayer } from '@touchline/wire/calls/platform';
import { asOperator } from './as-operator';
import {
  balance,
  betOnFavourite,
  bonusesOf,
  bonusWorld,
  favouriteWins,
  newBonus,
  somebody,
  WIDE,
} from './bonus-players';
import { aCampaign, BETS_MADE, CHEST, cupOf, huntOf, redeem } from './campaigns';
import { button, slip, stake } from './on-slip';
import { test } from './usual-server';

/** What a tournament's places share, in cents. */
const POOL = 30_000;
const HOUR_MS = 3_600_000;

let book: World;

test.use(WIDE);
test.beforeAll(async () => {
  book = await bonusWorld({ FEATURE_FLAGS: 'amb_progress_bar' });
});
test.afterAll(() => book.close());
test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1', url: book.server.sportsbook }]),
);

/** Somebody who has entered a code and put the card away that tells of what is behind it. */
async function entrant(page: Page, name: string, code: string): Promise<Visitor> {
  const player = await somebody(book, page, name);
  await redeem(player, code);
  await newBonus(page).getByRole('button', { name: 'Put away' }).click();
  return player;
}

const inAnHour = () => new Date(book.now() + HOUR_MS).toISOString();

const promotions = (page: Page) => page.goto(`${book.server.sportsbook}/promotions`);
/** The card of a bonus that farms so many points; the freebets it gives have its name too. */
const farming = (page: Page, name: string, points: string) =>
  page.getByRole('article', { name }).filter({ hasText: `of ${points}` });

test('a bet of a hunt earns points once it settles, and its points become a freebet', async ({
  page,
}) => {
  await aCampaign(book.server, 'HUNTING', { name: 'October hunt', offer: huntOf(100) });
  const player = await entrant(page, 'hunt', 'HUNTING');
  const match = await betOnFavourite(book, page, async () => {
    await stake(page, 'Stake', '20');
    await expect(button(page, 'Bonus hunt')).toHaveAttribute('aria-pressed', 'true');
    await expect(slip(page)).toContainText(/The bet earns [\d,]+ points\./);
  });
  await promotions(page);
  const hunt = farming(page, 'October hunt', '100');
  await expect(hunt).toContainText('0 of 100 points');
  await expect(hunt).toContainText('if your open bets settle');

  await favouriteWins(match);
  await expect(page.getByRole('heading', { name: 'Freebets' })).toBeVisible();
  const earned = (await bonusesOf(player)).find(({ type }) => type === 'freebet');
  expect(earned).toMatchObject({ amount: 500n, currency: 'EUR', user_status: 'active' });
  // A card that tells of the freebets may lie above it.
  await hunt.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('One bet counted');
});

test('a chest opens with its points, and one of its freebets is multiplied; without them it stays closed', async ({
  page,
}) => {
  await aCampaign(book.server, 'TREASURE', { name: 'Treasure', offer: CHEST });
  const player = await entrant(page, 'chest', 'TREASURE');
  const match = await betOnFavourite(book, page, async () => {
    await stake(page, 'Stake', '20');
    // Unlike a hunt, it is not chosen by itself (SPEC §4).
    await button(page, 'Chest').click();
    await expect(button(page, 'Chest')).toHaveAttribute('aria-pressed', 'true');
  });
  await promotions(page);
  const chest = farming(page, 'Treasure', '100');
  await expect(chest).toContainText('A closed chest of 3 freebets');
  await expect(chest.getByRole('img', { name: 'Medium chest' })).toBeVisible();
  // Nobody has given it a picture, so that only ours are there.
  await expect(chest.locator('img')).toHaveCount(0);
  await aCampaign(book.server, 'SUNKEN', {
    name: 'Sunken chest',
    offer: { ...CHEST, prize: { EUR: [100] } },
    ends_at: inAnHour(),
    lives_hours: null,
  });
  await redeem(player, 'SUNKEN');

  await favouriteWins(match);
  await expect(page.getByRole('heading', { name: 'Freebets' })).toBeVisible();
  await chest.getByRole('button', { name: 'Details' }).press('Enter');
  const detail = page.getByRole('dialog', { name: 'Treasure' });
  await expect(detail).toContainText('The chest is open');
  await expect(detail).toContainText('Multiply one freebet of the chest by 2');
  await detail.getByRole('button', { name: 'Multiply €5.00' }).click();
  await expect(page.getByText('The freebet is worth €10.00 now')).toBeVisible();
  await expect(detail.getByRole('button', { name: /^Multiply/ })).toHaveCount(0);
  const held = await bonusesOf(player);
  const amounts = held.flatMap((bonus) => ('amount' in bonus ? [bonus.amount] : []));
  expect(new Set(amounts)).toEqual(new Set([100n, 200n, 1000n]));
  await page.keyboard.press('Escape');

  await book.later(HOUR_MS);
  await promotions(page);
  await page.getByRole('button', { name: 'Past' }).press('Enter');
  const sunken = page.getByRole('article', { name: 'Sunken chest' });
  await expect(sunken).toContainText('The chest stayed closed');
  await expect(sunken.getByRole('img', { name: 'Small chest' })).toBeVisible();
});

test('an open bet may count for the freebets that bets earn, and gives one once it has settled', async ({
  page,
}) => {
  const regulars = { key: 'group', group: 'regulars' } as const;
  await aCampaign(book.server, regulars, { name: 'Ten a day', offer: BETS_MADE });
  const player = await somebody(book, page, 'amb');
  const { data } = await player.call(getPlayer);
  const path = setGroups.path.replace(':id', String(data?.id)).replace('/operator/api/v1', '');
  expect(await asOperator(book.server, 'PUT', path, { statuses: ['regulars'] })).toBe(200);
  const match = await betOnFavourite(book, page, async () => {
    await stake(page, 'Stake', '2');
    await expect(slip(page)).toContainText('Counts towards Ten a day');
  });
  await promotions(page);
  const way = page.getByRole('article').filter({ hasText: 'Ten a day' }).first();
  await expect(way).toContainText('0 bets of 2');
  await expect(way).toContainText('One more bet gives a freebet of €3.00');
  await expect(way).toContainText('One open bet may count');

  await favouriteWins(match);
  await expect(page.getByRole('heading', { name: 'Freebets', exact: true })).toBeVisible();
  await expect(way).toContainText('1 bet of 2');
  await way.getByText('Terms').click();
  await expect(way).toContainText('One for each player.');
  expect(await bonusesOf(player)).toMatchObject([{ type: 'freebet', amount: 300n }]);
});

test('a bet in a tournament earns points against others, and once that is over it pays its places', async ({
  page,
}) => {
  await aCampaign(book.server, 'CUPDAY', {
    name: 'Autumn cup',
    offer: cupOf(POOL),
    ends_at: inAnHour(),
    lives_hours: null,
  });
  await entrant(page, 'cup', 'CUPDAY');
  const match = await betOnFavourite(book, page, async () => {
    await stake(page, 'Stake', '10');
    await expect(button(page, 'Tournament')).toHaveAttribute('aria-pressed', 'true');
  });
  await promotions(page);
  const cup = page.getByRole('article', { name: 'Autumn cup' });
  await expect(cup).toContainText('€300.00 pool');
  await cup.getByRole('button', { name: 'Details' }).click();
  const detail = page.getByRole('dialog', { name: 'Autumn cup' });
  await expect(detail).toContainText('Leaderboard');
  await expect(detail).toContainText('Nobody has points yet.');
  await page.keyboard.press('Escape');

  await favouriteWins(match);
  await expect(balance(page)).toContainText('€105.00');
  // Its end, and the time that it waits for bets to settle.
  await book.later(3 * HOUR_MS);
  await expect(balance(page)).toContainText('€405.00', { timeout: 60_000 });
  await promotions(page);
  await page.getByRole('button', { name: 'Past' }).click();
  await page.getByRole('article', { name: 'Autumn cup' }).getByRole('button').click();
  await expect(detail.getByRole('row', { name: /^1 You [\d,]+ €300\.00$/ })).toBeVisible();
  await expect(detail).toContainText('Finished');
});
