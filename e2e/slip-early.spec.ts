import { expect } from '@playwright/test';
import { held } from './held';
import { aBettor, betsOf, pick, placeButton, slip, stake, takeAnyOdds } from './on-slip';
import { test } from './usual-server';

// What a worker fetches, no journey can hold back.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

test('a press before the page knows who is signed in places the bet once it does', async ({
  page,
  context,
  usualServer,
}) => {
  // The card that asks about cookies would lie over the foot of the slip.
  await context.addCookies([{ name: 'consent', value: '1', url: usualServer.sportsbook }]);
  const player = await aBettor(usualServer, page, 'early');
  await pick(page, 1);
  await stake(page, 'Stake', '2');
  await takeAnyOdds(page);
  await expect(placeButton(page, '€2.00')).toBeVisible();
  const who = await held(page, /\/api\/player$/);
  await page.reload();
  await placeButton(page, '€2.00').click();
  await expect(placeButton(page, '€2.00')).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  who.letThrough();
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
  expect(await betsOf(player)).toHaveLength(1);
});
