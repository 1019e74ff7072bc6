import type { Page } from '@playwright/test';
import { slip } from './on-slip';
import { hasSettled } from './page-checks';

/** The folder that pictures go to, by sheet; unset, none are taken. `npm run screens` sets it. */
export const PICTURES = process.env['SCREENS'];

/** Narrower windows are phones: they have sheets of their own. */
const PHONE_UP_TO = 780;

/** The slip as it stands in a journey: the column of it, or all that a phone shows. */
export async function slipPicture(page: Page, state: string): Promise<void> {
  await onSheet(page, 'slip-states', (folder) =>
    (isPhone(page) ? page : slip(page)).screenshot({ path: `${folder}/${state}.png` }),
  );
}

/** The page of a match as it stands in a journey. */
export async function matchPicture(page: Page, state: string): Promise<void> {
  await onSheet(page, 'match-states', (folder) =>
    page.screenshot({ path: `${folder}/${state}.png` }),
  );
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? PHONE_UP_TO) < PHONE_UP_TO;

/** Pictures are of the theme the house is known by; the journey goes on in its own. */
async function onSheet(
  page: Page,
  sheet: string,
  take: (folder: string) => Promise<unknown>,
): Promise<void> {
  if (PICTURES === undefined) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await hasSettled(page);
  await take(`${PICTURES}/${isPhone(page) ? `phone-${sheet}` : sheet}`);
  await page.emulateMedia({ colorScheme: null });
}
