import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { asOperator } from './as-operator';
import { balanceIn, bookOf } from './framed-book';
import { held } from './held';
import { hostSite, type HostSite } from './host-page';
import { openAccount } from './sign-up';
import { OPERATOR_TOKEN, test } from './usual-server';

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
    await page.goto(`${site.origin}/?path=${encodeURIComponent(path)}`);
    await asked;
    // By now the page knows that nobody is signed in, and could have led them away.
    await page.waitForLoadState('networkidle');
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
