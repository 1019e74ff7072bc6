import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { barriersOn } from '@touchline/testkit/journeys/page-checks';
import { matchPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
let path: string;
let home: string;

/** A match that begins long after these journeys: its odds stay open. */
test.beforeAll(async ({ usualServer }) => {
  server = usualServer;
  const query = {
    match_status: 'prematch',
    sport_key: 'soccer',
    start_from: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    limit: 1,
  } as const;
  const [match] = (await new Visitor(server).call(listMatches, { query })).data;
  path = `/soccer/${match!.slug}`;
  home = sidesOf(match!).home.name;
});

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const odds = (within: Locator) => within.getByRole('button', { name: /\d\.\d\d$/ });
const titles = (page: Page) =>
  main(page).locator('#bet-builder').getByRole('heading', { level: 2 });

test('markets stand by group and as they are known, lines fold around the main one, and a star keeps a market first; statistics open above them', async ({
  page,
}) => {
  await page.goto(server.sportsbook + path);
  const result = card(page, 'Match result');
  await expect(odds(result)).toHaveCount(3);
  const totals = card(page, 'Total goals');
  await expect(odds(totals)).toHaveCount(6);
  await matchPicture(page, 'prematch');
  await expect(totals.getByText('Main line')).toHaveCount(1);
  await totals.getByRole('button', { name: /^Show all \d+/ }).click();
  await expect.poll(() => odds(totals).count()).toBeGreaterThan(6);
  await expect(card(page, 'Correct score').getByRole('group')).toHaveCount(3);

  const all = main(page).getByRole('tab', { name: 'All', exact: true });
  await all.focus();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('tab', { name: 'Main', exact: true })).toBeFocused();
  await main(page).getByRole('tab', { name: 'Corners' }).click();
  await expect(result).toHaveCount(0);
  await expect(card(page, 'Total corners')).toBeVisible();
  await matchPicture(page, 'corners');

  await all.click();
  await totals.getByRole('button', { name: /^Favorite/ }).click();
  await expect(titles(page).first()).toHaveText('Total goals');
  await page.reload();
  await expect(titles(page).first()).toHaveText('Total goals');

  await page.setViewportSize({ width: 390, height: 844 });
  await readStatistics(page);
});

/** The statistics open above the markets of a match, and close again. */
async function readStatistics(page: Page): Promise<void> {
  const statistics = main(page).getByRole('tab', { name: 'Statistics' });
  await statistics.click();
  const views = main(page).getByRole('tablist', { name: 'Statistics' });
  await expect(views.getByRole('tab', { name: 'Form' })).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByRole('region', { name: home, exact: true })).toBeVisible();
  await matchPicture(page, 'form');
  await views.getByRole('tab', { name: 'Line-ups' }).click();
  await expect(main(page).getByRole('tabpanel', { name: 'Line-ups' })).toBeVisible();
  await matchPicture(page, 'line-ups');
  await views.getByRole('tab', { name: 'Table' }).click();
  await expect(main(page).getByRole('tabpanel', { name: 'Table' })).toBeVisible();
  await matchPicture(page, 'table');
  expect(await barriersOn(page)).toEqual([]);
  await statistics.click();
  await expect(views).toHaveCount(0);
}

test('the bet builder prices what is chosen, tells why a choice is refused, and puts one bet on the slip', async ({
  page,
}) => {
  await page.goto(server.sportsbook + path);
  await main(page).getByRole('button', { name: 'Bet builder' }).click();
  await expect(page).toHaveURL(/#bet-builder$/);
  const ticket = main(page).getByRole('region', { name: 'Bet builder' });
  await expect(ticket).toContainText('Choose 2 outcomes');
  await matchPicture(page, 'builder');
  await odds(card(page, 'Match result')).first().click();
  // Which lines combine with it is known a moment later: quarters of a goal do not.
  const apart = main(page).locator('#bet-builder [aria-disabled=true]').first();
  await expect(apart).toHaveAccessibleName(/does not combine$/);
  await odds(card(page, 'Total goals')).first().click();
  await expect(ticket.getByRole('status').last()).toContainText(/2 together pay\s*\d+\.\d\d/);
  await matchPicture(page, 'builder-priced');

  // It takes no choice, but a press tells why: what stands first there depends on how the match goes.
  await apart.press('Enter');
  await expect(ticket).toContainText(/These selections cannot (?:all win|be combined)\./);
  await matchPicture(page, 'builder-refused');
  await expect(apart).toHaveAttribute('aria-pressed', 'false');

  await ticket.getByRole('button', { name: 'Add to slip' }).click();
  const slip = page.getByRole('complementary');
  await expect(slip.getByText('Odds of this bet')).toBeVisible();
  await expect(ticket).toContainText('Choose 2 outcomes');
});
