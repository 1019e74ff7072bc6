import { expect } from '@playwright/test';
import { FAULTS } from '../bench/faults/faults';
import { openPageListener, type PageListener } from '../bench/faults/page-listener';
import { suffer } from '../bench/faults/suffer';
import { openWorld, type World } from '../bench/faults/world';
import { test } from '@touchline/testkit/journeys/usual-server';

/** The short form of `npm run bench faults`: those that are over in seconds, and less of each. */
const SHORT: Readonly<Record<string, number>> = {
  'a refused message': 1_000,
  'the database is killed': 1_000,
  'prices and settlements that lie': 3_000,
};

let world: World;
let page: PageListener;

test.beforeAll(async () => {
  world = await openWorld({ players: 20, matches: 8 });
  page = openPageListener(world.server.sportsbook);
});
test.afterAll(async () => {
  page.close();
  await world.close();
});

for (const fault of FAULTS.filter(({ name }) => name in SHORT)) {
  test(`${fault.name}: no bet at a price that nobody vouches for, none lost, and all is well soon`, async () => {
    test.setTimeout(120_000);
    const forMs = SHORT[fault.name] ?? fault.forMs;
    const figures = await suffer(world, page, { ...fault, forMs });
    expect(figures).toMatchObject({ unvouched: 0, lost: 0, doubled: 0, differences: 0, ok: true });
    expect(figures.acknowledged).toBeGreaterThan(0);
  });
}
