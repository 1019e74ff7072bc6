import { expect } from '@playwright/test';
import { aLine, aMatch, aProducer } from '@touchline/testkit/builders';
import { type ServerProcess, serverProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { getMatch } from '@touchline/wire/calls/catalogue';
import { openDatabase, type OpenDatabase } from '../server/src/db/connect';
import { aPlayer } from './limited-players';
import { betsOf, button, slip, stake } from './on-slip';
import { payIn } from './pay-in';
import { slipPicture } from './state-pictures';
import { test } from './usual-server';

const DELAY_S = 6;

let server: ServerProcess;
let database: OpenDatabase;

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 1000 } });
test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none', LIVE_DELAYS: String(DELAY_S) });
  const log = () => {};
  database = await openDatabase({ databaseUrl: server.databaseUrl(), dir: '', log });
});
test.afterAll(async () => {
  await database.close();
  await server.remove();
});

test('a bet on a match in play counts its delay down, and is taken when that is over', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
  const { pool } = database;
  await aProducer(pool, 1, 'active');
  const id = await aMatch(pool, { status: 1, startTime: new Date().toISOString() });
  await aLine(pool, { matchId: id, favourite: true });
  const player = await aPlayer(server, page, 'live-bettor@example.org');
  await payIn(server, player, 10_000);

  const { data: match } = await new Visitor(server).call(getMatch, { params: { id } });
  await page.goto(`${server.sportsbook}/${match.tournament.sport.key}/${match.slug}`);
  await page.getByRole('button', { name: 'Arsenal 2.00' }).first().click();
  await stake(page, 'Stake', '5');
  const begun = Date.now();
  await button(page, /^Place /).click();
  await expect(slip(page).getByRole('timer')).toHaveText(
    /^Taken in [1-6] seconds? if the odds stand$/,
  );
  await slipPicture(page, 'delay');
  expect(await betsOf(player)).toEqual([]);
  await expect(slip(page).getByText('Bet placed')).toBeVisible();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(DELAY_S * 1000);
  await expect(slip(page).getByRole('timer')).toHaveCount(0);
  expect(await betsOf(player)).toMatchObject([{ stake: { value: 500n } }]);
});
