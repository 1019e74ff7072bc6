import { expect, type Locator, type Page } from '@playwright/test';
import { asOperator } from '@touchline/testkit/journeys/as-operator';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { hasSettled } from '@touchline/testkit/journeys/page-checks';
import { worldWithProgramme } from '@touchline/testkit/journeys/programme';
import { pick, slip } from '@touchline/testkit/journeys/on-slip';
import { OPERATOR_TOKEN, test } from '@touchline/testkit/journeys/usual-server';
import type { World } from '@touchline/testkit/world/world';
import { listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';

const PHONE = { width: 390, height: 844 };

let book: World;

test.use({ viewport: PHONE, serviceWorkers: 'block' });
test.beforeAll(async () => {
  book = await worldWithProgramme({ OPERATOR_TOKEN });
});
test.afterAll(() => book.close());

/** A match of the programme that has a bet builder, and is open for bets. */
async function aMatch(matchStatus: 'live' | 'prematch'): Promise<Match> {
  const { data } = await book.visitor.call(listMatches, {
    query: { match_status: matchStatus, type: 'match', limit: '100' },
  });
  const soon = book.now() + 3_600_000;
  const isSteady = ({ start_time: start }: Match) =>
    matchStatus === 'live' || Date.parse(start) > soon;
  return data.find((each) => each.custom_bet && each.available_markets > 0 && isSteady(each))!;
}

const pathOf = ({ slug, tournament }: Match) => `/${tournament.sport.key}/${slug}`;
const odds = (page: Page) =>
  page
    .getByRole('main')
    .locator('button[aria-pressed]:enabled')
    .filter({ hasText: /\d\.\d\d$/ });
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Everything that is there to be pressed: prices, what sends a bet, what opens the slip or pays in. */
const PRESSED = 'button[aria-pressed], nav button, nav a, [aria-label="Bet builder"] button';

/** What cannot be pressed although it was scrolled to, and what lies on it. */
async function covered(page: Page, within: Locator, what = PRESSED): Promise<string[]> {
  await hasSettled(page);
  return within.locator(what).evaluateAll((all) =>
    all.flatMap((each) => {
      if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (each.matches(':disabled')) return [];
      each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const upon = document.elementFromPoint(left + width / 2, top + height / 2);
      if (upon && (each === upon || each.contains(upon))) return [];
      return `${each.textContent} at ${Math.round(top)} under ${upon?.outerHTML.slice(0, 90)}`;
    }),
  );
}

const isFree = (page: Page, within = page.locator('body')) =>
  expect(async () => expect(await covered(page, within)).toEqual([])).toPass({ timeout: 10_000 });

/** The question about cookies is told; what is scrolled to stands above it. */
const cookies = (page: Page) => region(page, 'Cookies');

test('at its end a page is read and pressed whole, with the question about cookies below it', async ({
  page,
}) => {
  const foot = page.getByRole('navigation', { name: 'About this site' });
  await page.goto(book.server.sportsbook);
  await expect(cookies(page)).toBeVisible();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      // Its last block comes when it is near.
      await expect(page.getByRole('heading', { name: 'Who wins?' })).toBeVisible({ timeout: 500 });
      await expect(foot.getByRole('link').first()).toBeVisible({ timeout: 500 });
      expect(await covered(page, foot, 'a')).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
});

for (const path of ['/soccer', '/live']) {
  test(`on ${path} nothing lies on a price or a button of a phone, whatever else is on`, async ({
    page,
  }) => {
    await payIn(
      book.server,
      await aPlayer(book.server, page, `free${path.slice(1)}@example.org`),
      5_000,
    );
    await page.goto(book.server.sportsbook + path);
    await expect(odds(page).nth(10)).toBeVisible();
    await expect(cookies(page)).toBeVisible();
    await isFree(page);
    await cookies(page).getByRole('button', { name: 'Reject' }).click();
    await expect(cookies(page)).toHaveCount(0);
    await isFree(page);
    // The first selection opens the slip.
    await odds(page).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('textbox').first()).toBeVisible();
    expect(await covered(page, sheet, 'button')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await isFree(page);
    if (path !== '/live') return;
    const quick = region(page, 'Quick bet');
    await quick.getByRole('button', { name: 'Quick bet' }).click();
    await quick.getByRole('switch').click();
    await isFree(page);
    await quick.getByRole('button', { name: 'Quick bet' }).click();
    await isFree(page);
  });
}

for (const status of ['prematch', 'live'] as const) {
  test(`in the bet builder of a ${status} match nothing lies on its prices, its ticket or what adds it`, async ({
    page,
  }) => {
    const match = await aMatch(status);
    await page.goto(`${book.server.sportsbook}/live`);
    const quick = region(page, 'Quick bet');
    await quick.getByRole('button', { name: 'Quick bet' }).click();
    await quick.getByRole('switch').click();
    await page.goto(`${book.server.sportsbook}${pathOf(match)}#bet-builder`);
    const ticket = region(page, 'Bet builder');
    await expect(ticket).toBeVisible();
    await expect(quick).toBeVisible();
    await expect(cookies(page)).toBeVisible();
    await isFree(page);
    await cookies(page).getByRole('button', { name: 'Reject' }).click();
    // Whatever does not combine with it is closed by the answer.
    const answered = page.waitForResponse(/\/bets\/custom\/markets\/\d+\?.*selections/);
    await odds(page).first().click();
    await answered;
    await isFree(page);
    const more = page.locator(
      '#bet-builder button[aria-pressed=false]:enabled:not([aria-disabled])',
    );
    await more
      .filter({ hasText: /\d\.\d\d$/ })
      .last()
      .click();
    await expect(ticket.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
    await isFree(page);
  });
}

test('at least four selections of the slip are seen beside the page, with a jackpot and quick bet on', async ({
  page,
}) => {
  const level = { code: 'mega', names: { en: 'Mega' }, share: 10_000, start_amount: 400 };
  const created = await asOperator(book.server, 'POST', '/jackpots', {
    texts: { en: { name: 'Harbour', terms: 'Every bet feeds it.' } },
    currency: 'EUR',
    levels: [{ ...level, must_drop_at: null, hit_every: 1_000_000_000 }],
  });
  expect(created).toBe(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await payIn(book.server, await aPlayer(book.server, page, 'four@example.org'), 5_000);
  await page.goto(`${book.server.sportsbook}/live`);
  await region(page, 'Quick bet').getByRole('switch').click();
  await page.goto(`${book.server.sportsbook}/soccer`);
  await expect(region(page, 'Latest jackpots')).toBeVisible();
  await pick(page, 5);
  const rows = slip(page).getByRole('button', { name: /^Remove (?!all)/ });
  const seen = () =>
    rows.evaluateAll(
      (all) =>
        all.filter((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).length,
    );
  await expect.poll(seen).toBeGreaterThanOrEqual(4);
});
