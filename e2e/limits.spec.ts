import { expect } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { World } from '@touchline/testkit/world/world';
import { getMatch } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import { aPlayer, bets, limited } from '@touchline/testkit/journeys/limited-players';
import { barriersOn } from '@touchline/testkit/journeys/page-checks';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { test } from '@touchline/testkit/journeys/usual-server';

/** A page without odds has least to load. */
const PAGE = '/bets-history';

let world: World;
let server: ServerProcess;
let match: Match;

test.beforeAll(async () => {
  world = await World.open();
  ({ server } = world);
  const { id } = await world.match();
  match = (await world.visitor.call(getMatch, { params: { id } })).data;
});
test.afterAll(() => world.close());

test('the slip says which limit stands against a bet, and leads to the limits', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'slip@example.org');
  await payIn(server, player, 10_000);
  await limited(player, { type: 'wager', period: 'day', amount: 500 });
  await page.goto(`${server.sportsbook}/soccer/${match.slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /\d\.\d\d/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await slip.getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
  await slip.getByLabel('Stake', { exact: true }).fill('10');
  await slip.getByRole('button', { name: /lace.* · €10\.00/ }).click();
  await expect(slip).toContainText('Your limit on stakes does not allow this bet.');
  await expect(slip.getByRole('link', { name: 'See your limits' })).toHaveAttribute(
    'href',
    `${server.platform}/profile/limits`,
  );
});

test('a reality check tells the net position of what is settled, and what is open beside it, and stays until it is answered', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'reality@example.org');
  await payIn(server, player, 10_000);
  expect(await bets(player, match, 1250)).toEqual([200, undefined, undefined]);
  await limited(player, { type: 'reality_check', seconds: 1 });
  await world.later(2000);
  await page.goto(server.sportsbook + PAGE);
  const check = page.getByRole('alertdialog', { name: 'How your play goes' });
  await expect(check).toContainText('Neither won nor lost');
  await expect(check).toContainText('Open stakes, not counted: €12.50');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 300);
  await expect(check).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await expect(check.getByRole('link', { name: 'See my history' })).toHaveAttribute(
    'href',
    `${server.platform}/profile/wallet/transactions`,
  );
  await page.reload();
  await expect(check).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(check.getByRole('button', { name: 'Continue playing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(check).toHaveCount(0);
});

test('a session at the sportsbook ends by the clock, and goes on by choice', async ({ page }) => {
  const player = await aPlayer(server, page, 'rests@example.org');
  await limited(player, { type: 'sportsbook_session', seconds: 3 });
  await page.goto(server.sportsbook + PAGE);
  const over = page.getByRole('alertdialog', { name: 'Your session is over' });
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'Continue with a new session' }).click();
  await expect(over).toHaveCount(0);
  // The next one is over after three seconds too.
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a page asks once which limits of sessions there are where there are none', async ({
  page,
}) => {
  await aPlayer(server, page, 'unlimited@example.org');
  const ofSessions = /user_limits\?.*types=/;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (ofSessions.test(request.url())) asked.push(request.url());
  });
  const answered = page.waitForResponse(ofSessions);
  await page.goto(server.sportsbook + PAGE);
  await answered;
  // Whatever else would ask has done so by the time that another page shows.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('body[data-page=home]')).toBeVisible();
  expect(asked).toHaveLength(1);
});
