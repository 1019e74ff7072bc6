import { expect, type Page } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { signIn } from '@touchline/wire/calls/platform';
import { balanceOf, becomePlayerOn } from '@touchline/testkit/journeys/deposit-form';
import { collectErrors, overflowOf, movedOn } from '@touchline/testkit/journeys/page-checks';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { test } from '@touchline/testkit/journeys/usual-server';

test.describe.configure({ timeout: 120_000 });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({
    FEED: 'none',
    GAMES: 'horse_racing,lottery',
    // Who reads another language is told in it that a page is not for them.
    LOCALES: 'en,de',
  });
});
test.afterAll(() => server.remove());

test('a player opens the races, plays a round in the frame, and the balance follows', async ({
  page,
}) => {
  const email = 'racing@example.org';
  const errors = collectErrors(page);
  await becomePlayerOn(server, page, email);
  const player = new Visitor(server);
  await player.call(signIn, { body: { email, password: PASSWORD } });
  await payIn(server, player, 5000);
  await page.goto(`${server.sportsbook}/racing`);
  await expect(balanceOf(page)).toContainText('€50.00');
  const game = page.frameLocator('iframe[title="Horse racing: the game"]');
  await expect(game.getByRole('heading', { name: 'Horse racing' })).toBeVisible();
  expect(await movedOn(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await expectNoBarOfItsOwn(page);

  await game.getByRole('radio', { name: '€10.00' }).check();
  await game.getByRole('button', { name: 'Play' }).click();
  // Each round takes its stake, whatever it wins.
  await expect(balanceOf(page)).not.toContainText('€50.00');
  await expect(game.getByRole('status')).toContainText(/wins\. (You win|No win)/);

  // The game follows the theme of the page without being opened anew.
  const dressed = () =>
    page
      .frames()
      .at(-1)
      ?.evaluate(() => document.documentElement.style.colorScheme);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'day'));
  await expect.poll(dressed).toBe('light');
  await expect(game.getByRole('status')).toContainText('wins.');

  // An address opens its game once: starting again takes a new one.
  const first = await page.locator('iframe').getAttribute('src');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.locator('iframe')).not.toHaveAttribute('src', first ?? '');
  await expect(game.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(errors.filter((each) => !each.includes('400'))).toEqual([]);
});

test('a visitor is asked to sign in before a game opens, and told in their own language of an address that got lost in the browser', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'tr' });
  await page.goto(`${server.sportsbook}/racing`);
  await expect(page.getByRole('heading', { name: 'Sign in to play' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/locked';
    link.textContent = 'there';
    document.body.prepend(link);
  });
  await page.getByRole('link', { name: 'there' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Üzgünüz, bu sayfayı görüntüleme yetkiniz yok.',
  );
  await page.close();
});

/** The frame is as high as the game: what is in it does not scroll by itself. */
async function expectNoBarOfItsOwn(page: Page): Promise<void> {
  const inside = page.frames().find((frame) => frame.url().includes('/sandbox/games/'));
  const hidden = () =>
    inside?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
}
