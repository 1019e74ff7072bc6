import type { Page } from '@playwright/test';

/** Answers of these addresses wait until they are let through. */
export async function held(
  page: Page,
  addresses: string | RegExp,
): Promise<{ letThrough: () => void }> {
  let letThrough = () => undefined as void;
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(addresses, async (route) => {
    await through;
    await route.continue();
  });
  return { letThrough };
}
