import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { World } from '@touchline/testkit/world/world';
import { trackActivity } from '@touchline/wire/calls/player-limits';
import {
  aPlayer,
  limited,
  openLimits,
  signInOn,
  signsIn,
} from '@touchline/testkit/journeys/limited-players';
import { barriersOn, overflowOf } from '@touchline/testkit/journeys/page-checks';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { test } from '@touchline/testkit/journeys/usual-server';

/** Raising or ending a limit waits for so long on this server: less than a day, after which nothing is used up. */
const COOLING_MS = 60_000;
/** A page without odds has least to load. */
const PAGE = '/bets-history';

let world: World;
let server: ServerProcess;

test.beforeAll(async () => {
  world = await World.open({ env: { LIMIT_COOLING: String(COOLING_MS / 3_600_000) } });
  ({ server } = world);
});
test.afterAll(() => world.close());

test('a limit set on the page counts at once; a higher one, and an end, only after its time and a second word', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'raises@example.org');
  await limited(player, { type: 'bet', period: 'week', count: 3 });
  await openLimits(server, page);
  await page.getByRole('button', { name: 'Set a limit: Deposits' }).click();
  const field = page.getByLabel('At most, in EUR');
  await expect(field).toBeFocused();
  await field.fill('much');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Enter an amount, such as 50.00.');
  await field.fill('50');
  await expect(page.getByText('Counts at once.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('€0.00 used, €50.00 left')).toBeVisible();

  // What waits can be taken back.
  await page.getByRole('button', { name: 'End 3 bets a week' }).click();
  await expect(page.getByText('In force, end asked for')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the limit as it is' }).click();
  await expect(page.getByText('In force, end asked for')).toHaveCount(0);
  await page.getByRole('button', { name: 'End 3 bets a week' }).click();
  await page.getByRole('button', { name: 'Confirm the end' }).click();
  await expect(page.getByText('In force until its end')).toBeVisible();
  await expect(page.getByText('3 bets a week', { exact: true })).toHaveCount(1);

  await payIn(server, player, 2000);
  await page.getByRole('button', { name: 'Change €50.00 a day' }).click();
  await expect(field).toHaveValue('50.00');
  await field.fill('90');
  await page.getByRole('button', { name: 'Ask for the higher limit' }).click();
  await expect(page.getByText('Asked for: €90.00 a day.')).toBeVisible();
  await expect(page.getByText('€20.00 used, €30.00 left')).toBeVisible();

  await world.later(COOLING_MS);
  await page.clock.install({ time: world.now() });
  await page.reload();
  await page.getByText('Earlier limits').click();
  await expect(page.getByText('Over', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm higher limit' }).click();
  await expect(page.getByText('€20.00 used, €70.00 left')).toBeVisible();
});

test('when the limit of activity is used up the player is signed out, and told why', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'active@example.org');
  await limited(player, { type: 'activity', period: 'day', seconds: 60 });
  await page.goto(server.sportsbook + PAGE);
  const told = page.getByRole('alertdialog', { name: 'Your time is used up' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('what a reminder hides comes back when it is answered, and who limits no activity is not tracked', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'stacks@example.org');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(server.sportsbook + PAGE);
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const deposit = page.getByRole('dialog', { name: 'Deposit' });
  await expect(deposit).toBeVisible();
  await expect(deposit.getByRole('link', { name: 'See your limits' })).toHaveAttribute(
    'href',
    `${server.platform}/profile/limits`,
  );
  await limited(player, { type: 'reality_check', seconds: 1 });
  // A page that stopped asking asks again when it is looked at anew, and finds a limit.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  const check = page.getByRole('alertdialog', { name: 'How your play goes' });
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(check).toBeVisible({ timeout: 2000 });
  }).toPass();
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toHaveCount(0);
  await expect(deposit).toBeVisible();
  expect(asked).toContain('/api/user_limits');
  expect(asked).not.toContain(trackActivity.path);
});

test('everybody can read and use the limits, and excludes themselves by a second word alone', async ({
  page,
}) => {
  const email = 'leaves@example.org';
  const player = await aPlayer(server, page, email);
  await limited(player, { type: 'loss', period: 'month', amount: 10_000 });
  await limited(player, { type: 'loss', period: 'month', amount: 20_000 });
  await limited(player, { type: 'reality_check', seconds: 3600 });
  await openLimits(server, page);
  await page.getByRole('button', { name: 'Set a limit: Time signed in' }).click();
  await standsForEverybody(page);

  await page.getByLabel('How long').last().selectOption({ label: '1 year' });
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nobody can end it early');
  await standsForEverybody(page);
  await question.getByRole('button', { name: 'No, go back' }).click();
  await expect(question).toHaveCount(0);

  await page.getByRole('button', { name: 'Exclude myself' }).click();
  const exclude = question.getByRole('button', { name: 'Exclude me now' });
  await expect(exclude).toBeDisabled();
  await question.getByRole('checkbox').check();
  await exclude.click();
  await expect(question).toHaveAccessibleName('You have excluded yourself');
  expect(await signsIn(server, email)).toEqual([200, undefined, undefined]);

  // The account opens again for what has happened on it, and for the way out with the money.
  await signInOn(server, page, email);
  await page.goto(`${server.platform}/profile/limits`);
  const notice = page.getByText('You have excluded yourself from play until');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exclude myself' })).toHaveCount(0);
  await standsForEverybody(page);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await page.goto(server.sportsbook);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('banner').getByLabel('Balance')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  expect(refused).toEqual([]);
});

/** What is open on a phone in the dark and on a desktop by day: nobody is kept out, and nothing is cut off. */
async function standsForEverybody(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 844 });
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}
