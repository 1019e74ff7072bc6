import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { barriersOn } from '@touchline/testkit/journeys/page-checks';
import { matchPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
test.beforeAll(({ usualServer }) => void (server = usualServer));

test('who takes part in a tournament stands in the order of the odds before it, and in another by a press', async ({
  page,
}) => {
  await openStatistics(page, 'prematch');
  const table = page.getByRole('tabpanel', { name: 'Statistics' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(41);
  await expect(table.getByRole('columnheader', { name: 'Odds' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const odds = (await table.locator('tbody td:nth-child(4)').allTextContents())
    .map(Number)
    .slice(0, 10);
  expect(odds).toEqual(odds.toSorted((one, other) => one - other));
  await table.getByRole('button', { name: 'Result' }).click();
  await expect(table.getByRole('columnheader', { name: 'Result' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await matchPicture(page, 'statistics-outright');
  expect(await barriersOn(page)).toEqual([]);
});

test('once it is on they stand by their place', async ({ page }) => {
  await openStatistics(page, 'live,closed,finished');
  const table = page.getByRole('tabpanel', { name: 'Statistics' }).getByRole('table');
  const [first, second] = [0, 1].map((at) => table.locator('tbody tr').nth(at));
  await expect(first!.locator('td').nth(0)).toHaveText('1');
  await expect(second!.locator('td').nth(0)).toHaveText('2');
  await expect(first!.locator('td').nth(1)).toHaveText(/^(?:\u2212\d+|0)$/);
});

/** Opens the statistics of the first golf tournament that we know of, of a status. */
async function openStatistics(page: Page, status: string): Promise<void> {
  const query = {
    sport_key: 'golf',
    match_status: status,
    sort_by: 'start_time:asc',
    limit: 1,
  } as const;
  const first = async () => (await new Visitor(server).call(listMatches, { query })).data[0]?.slug;
  // What has been played is told after what is to come.
  await expect.poll(first).toBeDefined();
  await page.goto(`${server.sportsbook}/golf/${await first()}`);
  const tab = page.getByRole('tab', { name: 'Statistics' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}
