import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;

test.beforeAll(({ usualServer }) => {
  server = usualServer;
});

const LISTS = [
  { sport: 'soccer', heads: ['1', 'X', '2'] },
  { sport: 'tennis', heads: ['1', '2'] },
];

for (const { sport, heads } of LISTS) {
  test(`${sport} has ${heads.length} columns, and odds stand under their heads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.sportsbook}/${sport}`);
    await expect(page.locator('main section[data-columns]').first()).toBeVisible();
    const leagues = await leaguesOf(page);
    expect(leagues.length).toBeGreaterThan(0);
    for (const league of leagues) {
      expect(league.heads.map(({ text }) => text)).toEqual(heads);
      for (const row of league.rows) expect(row).toEqual(league.heads.map(({ middle }) => middle));
    }
  });
}

test('what is won outright has a row of its own: its name, its runners and how many they are', async ({
  page,
}) => {
  await page.goto(`${server.sportsbook}/golf`);
  const row = page.getByRole('main').locator('section[data-columns] > div').first();
  await expect(row).toContainText(/\d+ runners/);
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /\/golf\/.+-m\d+$/);
  await expect(row.locator('[class*=few] > *')).toHaveCount(3);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('main').locator('header').first()).toContainText(/\d+ runners/);
});

interface League {
  heads: { text: string; middle: number }[];
  /** Where the middle of each cell of odds is, in pixels from the left, by row. */
  rows: number[][];
}

/** Every league of which a match is drawn, with where its columns stand. */
function leaguesOf(page: Page): Promise<League[]> {
  return page
    .getByRole('main')
    .locator('section[data-columns]')
    .evaluateAll((sections) => {
      const middleOf = (element: Element) => {
        const { left, width } = element.getBoundingClientRect();
        return Math.round(left + width / 2);
      };
      const isDrawn = (element: Element) => element.getBoundingClientRect().top < 900;
      // The head of a league may be the last that is drawn.
      const drawn = sections.filter((section) =>
        [...section.querySelectorAll(':scope > div')].some(isDrawn),
      );
      return drawn.map((section) => ({
        heads: [...section.querySelectorAll('header > span')].map((head) => ({
          text: head.textContent ?? '',
          middle: middleOf(head),
        })),
        rows: [...section.querySelectorAll(':scope > div')]
          .filter(isDrawn)
          .map((row) => [...(row.children[1]?.children ?? [])].map(middleOf)),
      }));
    });
}
