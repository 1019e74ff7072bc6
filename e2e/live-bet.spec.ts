import { expect } from '@playwright/test';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import { betsOf, button, slip, stake } from '@touchline/testkit/journeys/on-slip';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { slipPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

/** How long bets in play wait, in seconds, unless the operator says otherwise (`LIVE_DELAYS`). */
const DELAY_S = 5;

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 1000 } });

test('a bet on a match in play counts its delay down, and is taken when that is over', async ({
  page,
  context,
  world,
}) => {
  const { server } = world;
  await context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
  const match = await world.match({ home: 'Patient Rovers', inPlay: true });
  const player = await aPlayer(server, page, 'live-bettor@example.org');
  await payIn(server, player, 10_000);

  await page.goto(server.sportsbook + match.path);
  await page.getByRole('button', { name: 'Patient Rovers 2.10' }).first().click();
  await stake(page, 'Stake', '5');
  const begun = Date.now();
  await button(page, /^Place /).click();
  await expect(slip(page).getByRole('timer')).toHaveText(
    /^Taken in [1-5] seconds? if the odds stand$/,
  );
  await slipPicture(page, 'delay');
  expect(await betsOf(player)).toEqual([]);
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(DELAY_S * 1000);
  await expect(slip(page).getByRole('timer')).toHaveCount(0);
  expect(await betsOf(player)).toMatchObject([{ stake: { value: 500n } }]);
});
