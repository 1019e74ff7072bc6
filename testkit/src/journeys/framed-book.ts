import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The sportsbook in the page. */
export function bookOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title=Sportsbook]');
}

export function balanceIn(page: Page) {
  return bookOf(page).getByRole('banner').getByLabel('Balance');
}

export function heard(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('heard');
}

export function frameHeight(page: Page): Promise<number> {
  return page.locator('iframe[title=Sportsbook]').evaluate((frame) => frame.clientHeight);
}

/** A height that is the same in so many looks, so many milliseconds apart, is one that stays. */
const LOOKS = 4;
const LOOK_MS = 500;

/** The height of the frame once it is that of its page, and stays. */
export async function settledHeight(page: Page): Promise<number> {
  const body = bookOf(page).locator('body');
  const isSettled = async () => {
    const height = await body.evaluate((each) => Math.ceil(each.getBoundingClientRect().height));
    return height - (await frameHeight(page));
  };
  await expect(bookOf(page).locator('html')).toHaveAttribute('data-frame', 'content');
  // What comes near the window is fetched then, and may turn out to be nothing.
  const [, book] = page.frames();
  await book?.waitForLoadState('networkidle');
  const heights: number[] = [];
  const isStill = async () => {
    if ((await isSettled()) === 0) heights.push(await frameHeight(page));
    else heights.length = 0;
    return heights.length >= LOOKS && new Set(heights.slice(-LOOKS)).size === 1;
  };
  await expect.poll(isStill, { intervals: [LOOK_MS] }).toBe(true);
  return heights.at(-1) ?? 0;
}
