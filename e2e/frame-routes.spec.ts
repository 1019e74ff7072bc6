import { expect } from '@playwright/test';
import type { World } from '@touchline/testkit/world/world';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { frameSite, type FrameSite } from '@touchline/testkit/journeys/frame-site';
import { collectErrors } from '@touchline/testkit/journeys/page-checks';
import { worldWithProgramme } from '@touchline/testkit/journeys/programme';
import { test } from '@touchline/testkit/journeys/usual-server';

let world: World;
let host: FrameSite;

test.beforeAll(async () => {
  host = await frameSite();
  world = await worldWithProgramme({ HOST_ORIGINS: host.origin });
});
test.afterAll(async () => {
  host.close();
  await world.close();
});

test('a route of every kind stands in a frame of another site, without a cookie banner', async ({
  page,
}) => {
  const query = { match_status: '0', sport_key: 'soccer', type: 'match', limit: '1' } as const;
  const { data } = await world.visitor.call(listMatches, { query });
  const match = data[0]!;
  await page.setViewportSize({ width: 1024, height: 844 });
  const errors = collectErrors(page);
  for (const [path, name] of [
    ['/', 'home'],
    ['/live', 'in_play'],
    ['/soccer', 'sport'],
    [`/soccer/${match.tournament.slug}`, 'league'],
    [`/soccer/${match.slug}`, 'match'],
    ['/schedule', 'schedule'],
    ['/multi-view', 'multi_view'],
    ['/promotions', 'promotions'],
    ['/about', 'about'],
    ['/bets-history', 'bets_history'],
    ['/404', '404'],
  ] as const) {
    await page.goto(host.around(world.server.sportsbook + path));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('body'), path).toHaveAttribute('data-page', name);
    await expect(frame.locator('body'), path).toHaveAttribute('data-iframe', '');
    await expect(frame.locator('h1').first(), path).toBeAttached();
    await expect(frame.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
