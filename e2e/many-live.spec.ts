import { expect, type Page } from '@playwright/test';
import { aLeague, aLine, aMatch, aProducer } from '@touchline/testkit/betting/rows';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { openDatabase } from '../server/src/db/connect';
import { test } from '@touchline/testkit/journeys/usual-server';

/** More in play than one page of the list holds. */
const LIVE = 203;
const OF_A_PAGE = 200;

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none' });
  const database = await openDatabase({
    databaseUrl: server.databaseUrl(),
    dir: '',
    log: () => {},
  });
  const { pool } = database;
  await aProducer(pool, 1, 'active');
  const { tournamentId } = await aLeague(pool);
  for (let at = 1; at <= LIVE; at += 1) {
    const home = `Side ${at}`;
    const matchId = await aMatch(pool, { tournamentId, home, status: 1, stageCode: 6 });
    await aLine(pool, { matchId });
  }
  await database.close();
});
test.afterAll(() => server.remove());

const rows = (page: Page) => page.getByRole('main').getByText(/^Side \d+$/);
const all = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Sports' }).getByRole('link').first();

test('of more matches in play than a page holds each can be reached, and all are counted', async ({
  page,
}) => {
  await page.goto(`${server.sportsbook}/live`);
  await expect(rows(page)).toHaveCount(OF_A_PAGE);
  await expect(all(page)).toHaveText(`All ${LIVE}`);
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/live\?page=2$/);
  await expect(rows(page)).toHaveCount(LIVE - OF_A_PAGE);
  await all(page).click();
  await expect(rows(page)).toHaveCount(OF_A_PAGE);
});
