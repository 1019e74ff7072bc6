import { expect, type Locator, type Page } from '@playwright/test';
import { Visitor } from '@touchline/testkit/world/visitor';
import type { World } from '@touchline/testkit/world/world';
import { listBonuses } from '@touchline/wire/calls/bonuses';
import { asOperator } from '@touchline/testkit/journeys/as-operator';
import {
  balance,
  betOnFavourite,
  bonusesOf,
  bonusWorld,
  DEPOSIT,
  euros,
  favouriteWins,
  newBonus,
  pickFavourite,
  somebody,
  WIDE,
} from '@touchline/testkit/journeys/bonus-players';
import { aCampaign, BOOST, freebetOf, redeem } from '@touchline/testkit/journeys/campaigns';
import { button, place, slip, stake } from '@touchline/testkit/journeys/on-slip';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { becomePlayer, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { slipPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

let book: World;

test.use(WIDE);
test.beforeAll(async () => {
  book = await bonusWorld();
});
test.afterAll(() => book.close());
test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1', url: book.server.sportsbook }]),
);

/** Where the picture of a campaign came from, once it has come. */
const bannerOf = (card: Locator) =>
  card
    .locator('img')
    .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.currentSrc));

/** Goes from the bell to what the newest piece of news with these words is about. */
async function followNews(page: Page, words: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('link').filter({ hasText: words }).first().click();
}

test('a visitor is led to sign in; then a code becomes a freebet, which pays its winnings without its stake, and is used', async ({
  page,
}) => {
  const banners = { desktop: '/pwa/icon-512.png', mobile: '/pwa/icon-192.png' };
  await aCampaign(book.server, 'WELCOME', { name: 'Welcome gift', offer: freebetOf(500), banners });
  const player = new Visitor(book.server);
  await becomePlayer(book.server, player, 'bonus-freebet@example.org');
  await payIn(book.server, player, DEPOSIT);
  await page.goto(`${book.server.sportsbook}/promotions`);
  const code = page.getByLabel('Code', { exact: true });
  const enter = async (typed: string) => {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Redeem' }).click();
  };
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveCount(0);
  await expect(newBonus(page)).toHaveCount(0);
  const form = page.getByRole('dialog');
  await form.getByLabel('Email').fill('bonus-freebet@example.org');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('No bonus at the moment')).toBeVisible();

  await enter('no such code!');
  await expect(page.getByText('A code is 3 to 40 letters')).toBeVisible();
  await enter('NOBODYS');
  await expect(page.getByText('Nobody knows this code.')).toBeVisible();
  await enter('welcome');

  const detail = page.getByRole('dialog', { name: 'Welcome gift' });
  await expect(detail).toContainText('€5.00');
  await detail.getByText('Terms').click();
  await expect(detail).toContainText('It is staked once, whole.');
  await page.keyboard.press('Escape');
  const gift = page.getByRole('article', { name: 'Welcome gift' });
  await expect(gift).toContainText(/New|Active/);
  expect(await bannerOf(gift)).toContain('icon-512.png');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => expect(await bannerOf(gift)).toContain('icon-192.png')).toPass();
  await page.setViewportSize(WIDE.viewport);
  await enter('welcome');
  await expect(page.getByText('You have used this code already.')).toBeVisible();

  const match = await betOnFavourite(book, page, async () => {
    await button(page, 'Freebet €5.00').click();
    await expect(slip(page).getByLabel('Stake', { exact: true })).toHaveValue('5.00');
    await slipPicture(page, 'freebet');
  });
  await expect(balance(page)).toContainText(euros(DEPOSIT));
  expect(await bonusesOf(player)).toEqual([]);

  await favouriteWins(match);
  await expect(balance(page)).toContainText('€102.50');
  await page.goto(`${book.server.sportsbook}/promotions`);
  await page.getByRole('button', { name: 'Past' }).click();
  await expect(page.getByRole('article', { name: 'Welcome gift' })).toContainText('Used');
});

test('a boost is told of, climbs with the legs, and says what it multiplies', async ({ page }) => {
  await aCampaign(book.server, 'LADDER', { name: 'Weekend ladder', offer: BOOST });
  const player = await somebody(book, page, 'boost');
  await redeem(player, 'LADDER');
  await expect(newBonus(page)).toContainText('Weekend ladder');
  await expect(newBonus(page)).toContainText('Up to ×1.50');
  // What was shown was seen, and a moment later the book knows that too.
  const unseen = () => player.call(listBonuses, { query: { unseen: true } });
  await expect.poll(async () => (await unseen()).data).toEqual([]);
  await newBonus(page).getByRole('button', { name: 'Details' }).click();
  const detail = page.getByRole('dialog', { name: 'Weekend ladder' });
  await expect(detail).toContainText(/3 to 4 legs\s*×1\.20/);
  await page.keyboard.press('Escape');
  await expect(newBonus(page)).toHaveCount(0);

  const ladder = slip(page).getByRole('region', { name: 'Combo boost' });
  await pickFavourite(book, page);
  await expect(ladder).toContainText('One more leg for ×1.10');
  await pickFavourite(book, page);
  await expect(ladder).toContainText('As a combo they pay ×1.10');
  await ladder.getByRole('button', { name: 'Combo' }).click();
  await expect(ladder).toContainText('One more leg for ×1.20');
  await stake(page, 'Stake', '10');
  await expect(button(page, 'Combo boost')).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page)).toContainText('It multiplies what the bet pays by 1.10.');
  await slipPicture(page, 'combo-boost');
  await place(page);
  await followNews(page, 'Weekend ladder');
  await expect(detail).toContainText(/3 to 4 legs\s*×1\.20/);
  await expect(page).toHaveURL(/\/promotions$/);
});

test('a bet hits a jackpot that must drop: once approved it is told, paid, and seen by everybody', async ({
  page,
}) => {
  const created = await asOperator(book.server, 'POST', '/jackpots', {
    texts: { en: { name: 'Harbour', terms: 'Every bet feeds it.' } },
    currency: 'EUR',
    levels: [
      {
        code: 'mega',
        names: { en: 'Mega' },
        share: 100_000,
        start_amount: 400,
        must_drop_at: 450,
        hit_every: 1_000_000_000,
      },
    ],
  });
  expect(created).toBe(200);
  await somebody(book, page, 'jackpot');
  const banner = page.getByRole('region', { name: 'Jackpot Harbour' });
  await expect(banner).toContainText(euros(400));
  const hits = page.getByRole('region', { name: 'Latest jackpots' });
  await hits.getByText(/^SHA-256 of the seed/).click();
  const promised = await hits.getByRole('code').innerText();

  await betOnFavourite(book, page, async () => {
    await stake(page, 'Stake', '5');
    await expect(slip(page)).toContainText('Feeds Harbour');
  });
  await expect(balance(page)).toContainText('€95.00');
  const won = page.getByRole('dialog', { name: 'You hit the jackpot!' });
  await expect(won).toHaveCount(0);

  expect(await asOperator(book.server, 'POST', '/jackpot-hits/1/approve')).toBe(200);
  await expect(won).toContainText('€4.50');
  await won.getByRole('button', { name: 'How it was drawn' }).click();
  await expect(won).toContainText('Checked in this browser: the seed is the one');
  await won.getByRole('button', { name: 'Wonderful' }).click();
  await expect(balance(page)).toContainText('€99.50');
  await page.goto(`${book.server.sportsbook}/promotions`);
  await expect(hits).toContainText('€4.50');
  await expect(won).toHaveCount(0);
  await hits.getByText(/^SHA-256 of the seed/).click();
  // What was promised before the bet is what the seed of the hit is checked against; the next one is promised already.
  await expect(hits.getByRole('code')).not.toHaveText(promised);
  await hits.getByRole('button', { name: 'How it was drawn' }).click();
  const draw = page.getByRole('dialog', { name: 'How it was drawn' });
  await expect(draw).toContainText(promised);
  await expect(draw).toContainText('The pool held €4.50 and had to drop by €4.50');
  await expect(draw).toContainText('Checked in this browser');
  await page.keyboard.press('Escape');
  await followNews(page, 'hit the jackpot');
  const harbour = page.getByRole('dialog', { name: 'Harbour' });
  await expect(harbour).toContainText('Every bet feeds it.');
  await expect(harbour.getByRole('list', { name: 'Pools of Harbour' })).toContainText('Mega');
  await expect(harbour).toContainText('€4.50');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/promotions$/);
});
