import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { getPlayer } from '@touchline/wire/calls/platform';
import { asOperator } from '@touchline/testkit/journeys/as-operator';
import { balanceIn, bookOf } from '@touchline/testkit/journeys/framed-book';
import { held } from '@touchline/testkit/journeys/held';
import { hostSite, type HostSite } from '@touchline/testkit/journeys/host-page';
import { hasSettled } from '@touchline/testkit/journeys/page-checks';
import { openAccount } from '@touchline/testkit/journeys/sign-up';
import { OPERATOR_TOKEN, test } from '@touchline/testkit/journeys/usual-server';

let site: HostSite;
let server: ServerProcess;

test.beforeAll(async () => {
  site = await hostSite();
  const env = { FEED: 'none', EMBEDDED: 'true', HOST_ORIGINS: site.origin, OPERATOR_TOKEN };
  server = await serverProcess({ ...env, PLAYER_GROUP: 'club' });
  site.serves(server, OPERATOR_TOKEN);
  await openAccount(server, new Visitor(server), 'member@example.org');
  expect(await asOperator(server, 'PUT', '/players/1/statuses', { statuses: ['club'] })).toBe(200);
});
test.afterAll(async () => {
  site.close();
  await server.remove();
});

for (const path of ['/live', '/init-sportsbook?to=/live']) {
  test(`a site for one group waits for whom the host signs in, however slowly, at ${path}`, async ({
    page,
  }) => {
    site.playerId = 1;
    const left: string[] = [];
    page.on('framenavigated', (frame) => left.push(frame.url()));
    const told = await held(page, '**/token');
    const asked = page.waitForRequest('**/token');
    const found = page.waitForResponse(`**${getPlayer.path}`);
    await page.goto(`${site.origin}/?path=${encodeURIComponent(path)}`);
    await asked;
    // The page knows now that nobody is signed in, and could lead them away.
    await found;
    await hasSettled(page);
    told.letThrough();
    await expect(balanceIn(page)).toContainText('€0.00', { timeout: 20_000 });
    await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', 'in_play');
    expect(left.filter((address) => address.startsWith(server.platform))).toEqual([]);
  });
}

test('once the host has said that nobody is signed in, the frame leads to the platform', async ({
  page,
}) => {
  site.playerId = null;
  await page.goto(site.origin);
  await expect(bookOf(page).locator('body')).toHaveAttribute('data-page', 'sign_in');
});
