import { expect, type Page } from '@playwright/test';
import type { Visitor } from '@touchline/testkit/world/visitor';
import type { World } from '@touchline/testkit/world/world';
import { setGroups } from '@touchline/wire/calls/operator-players';
import { getPlayer } from '@touchline/wire/calls/platform';
import { asOperator } from '@touchline/testkit/journeys/as-operator';
import {
  balance,
  betOnFavourite,
  bonusesOf,
  bonusWorld,
  DEPOSIT,
  favouriteWins,
  newBonus,
  WIDE,
} from '@touchline/testkit/journeys/bonus-players';
import {
  aCampaign,
  BETS_MADE,
  CHEST,
  cupOf,
  huntOf,
  redeem,
} from '@touchline/testkit/journeys/campaigns';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import { button, slip, stake } from '@touchline/testkit/journeys/on-slip';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { test } from '@touchline/testkit/journeys/usual-server';

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

/** A player with a hundred euros who has entered a code. */
async function entrant(page: Page, name: string, code: string): Promise<Visitor> {
  const player = await aPlayer(book.server, page, `bonus-${name}@example.org`);
  await payIn(book.server, player, DEPOSIT);
  await redeem(player, code);
  return player;
}

/** Bets on a favourite, once the card is put away that tells of what is behind the code. */
const bet = (page: Page, how: () => Promise<void>) =>
  betOnFavourite(book, page, how, () =>
    newBonus(page).getByRole('button', { name: 'Put away' }).click(),
  );

const inAnHour = () => new Date(book.now() + HOUR_MS).toISOString();

const promotions = (page: Page) => page.goto(`${book.server.sportsbook}/promotions`);
/** The card of a bonus that farms so many points; the freebets it gives have its name too. */
const farming = (page: Page, name: string, points: string) =>
  page.getByRole('article', { name }).filter({ hasText: `of ${points}` });

test('a bet earns the points of a hunt and counts for the freebets that bets earn, and gives both once it settles', async ({
  page,
}) => {
  await aCampaign(book.server, 'HUNTING', { name: 'October hunt', offer: huntOf(100) });
  const player = await entrant(page, 'hunt', 'HUNTING');
  const { data } = await player.call(getPlayer);
  const path = setGroups.path.replace(':id', String(data?.id)).replace('/operator/api/v1', '');
  expect(await asOperator(book.server, 'PUT', path, { statuses: ['regulars'] })).toBe(200);
  const regulars = { key: 'group', group: 'regulars' } as const;
  await aCampaign(book.server, regulars, { name: 'Ten a day', offer: BETS_MADE });
  const match = await bet(page, async () => {
    await stake(page, 'Stake', '20');
    await expect(button(page, 'Bonus hunt')).toHaveAttribute('aria-pressed', 'true');
    await expect(slip(page)).toContainText(/The bet earns [\d,]+ points\./);
    await expect(slip(page)).toContainText('Counts towards Ten a day');
  });
  await promotions(page);
  const hunt = farming(page, 'October hunt', '100');
  await expect(hunt).toContainText('0 of 100 points');
  await expect(hunt).toContainText('if your open bets settle');
  const way = page.getByRole('article').filter({ hasText: 'Ten a day' }).first();
  await expect(way).toContainText('0 bets of 2');
  await expect(way).toContainText('One more bet gives a freebet of €3.00');
  await expect(way).toContainText('One open bet may count');

  await favouriteWins(match);
  await expect(page.getByRole('heading', { name: 'Freebets', exact: true })).toBeVisible();
  await expect(way).toContainText('1 bet of 2');
  // The points are enough for several of the hunt.
  await expect.poll(async () => [...new Set(await freebetsOf(player))]).toEqual([300n, 500n]);
  // A card that tells of the freebets may lie above it.
  await hunt.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('One bet counted');
});

test('a chest opens with its points, and one of its freebets is multiplied', async ({ page }) => {
  await aCampaign(book.server, 'TREASURE', { name: 'Treasure', offer: CHEST });
  const player = await entrant(page, 'chest', 'TREASURE');
  const match = await bet(page, async () => {
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

  await favouriteWins(match);
  await expect(page.getByRole('heading', { name: 'Freebets' })).toBeVisible();
  await chest.getByRole('button', { name: 'Details' }).press('Enter');
  const detail = page.getByRole('dialog', { name: 'Treasure' });
  await expect(detail).toContainText('The chest is open');
  await expect(detail).toContainText('Multiply one freebet of the chest by 2');
  await detail.getByRole('button', { name: 'Multiply €5.00' }).click();
  await expect(page.getByText('The freebet is worth €10.00 now')).toBeVisible();
  await expect(detail.getByRole('button', { name: /^Multiply/ })).toHaveCount(0);
  expect(await freebetsOf(player)).toEqual([100n, 200n, 1000n]);
});

test('what has an end ends by the clock: a tournament pays its places, and a chest without its points stays closed', async ({
  page,
}) => {
  const until = { ends_at: inAnHour(), lives_hours: null };
  await aCampaign(book.server, 'CUPDAY', { name: 'Autumn cup', offer: cupOf(POOL), ...until });
  const sunk = { ...CHEST, prize: { EUR: [100] } };
  await aCampaign(book.server, 'SUNKEN', { name: 'Sunken chest', offer: sunk, ...until });
  const player = await entrant(page, 'cup', 'CUPDAY');
  const match = await bet(page, async () => {
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

  await redeem(player, 'SUNKEN');
  await favouriteWins(match);
  await expect(balance(page)).toContainText('€105.00');
  // Its end, and the time that it waits for bets to settle.
  await book.later(3 * HOUR_MS);
  await expect(balance(page)).toContainText('€405.00', { timeout: 60_000 });
  await promotions(page);
  // A card that tells of the chest may lie above what is pressed.
  await page.getByRole('button', { name: 'Past' }).press('Enter');
  const sunken = page.getByRole('article', { name: 'Sunken chest' });
  await expect(sunken).toContainText('The chest stayed closed');
  await expect(sunken.getByRole('img', { name: 'Small chest' })).toBeVisible();
  await cup.getByRole('button').press('Enter');
  await expect(detail.getByRole('row', { name: /^1 You [\d,]+ €300\.00$/ })).toBeVisible();
  await expect(detail).toContainText('Finished');
});

/** What the freebets of a player are worth, the least first. */
async function freebetsOf(player: Visitor): Promise<bigint[]> {
  const amounts = (await bonusesOf(player)).flatMap((bonus) =>
    'amount' in bonus ? [bonus.amount] : [],
  );
  return amounts.toSorted((one, other) => Number(one - other));
}
