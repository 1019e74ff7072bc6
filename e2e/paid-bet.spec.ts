import { expect } from '@playwright/test';
import { matchResult } from '@touchline/testkit/feed/markets';
import { balance } from '@touchline/testkit/journeys/bonus-players';
import { aBettor, place, stake } from '@touchline/testkit/journeys/on-slip';
import { test } from '@touchline/testkit/journeys/usual-server';

test('a bet on a match that ends 2:1 is paid', async ({ page, world }) => {
  const match = await world.match({ home: 'Arsenal', markets: [matchResult(2.1, 3.4, 3.3)] });
  await aBettor(world.server, page, 'paid', 100);
  await page.goto(world.server.sportsbook + match.path);
  await page.getByRole('button', { name: 'Arsenal 2.10' }).click();
  await stake(page, 'Stake', '10');
  await place(page);
  await match.kickOff();
  await match.end(2, 1);
  await match.settle();
  await expect(balance(page)).toContainText('€111.00');
});
