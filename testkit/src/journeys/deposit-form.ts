import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '../processes/server-process';
import { Visitor } from '../world/visitor';
import { signIn } from '@touchline/wire/calls/platform';
import { openAccount, PASSWORD } from './sign-up';

/** Opens an account in euros and signs this browser in to it. */
export async function becomePlayerOn(
  server: ServerProcess,
  page: Page,
  email: string,
): Promise<void> {
  await openAccount(server, new Visitor(server), email);
  const answer = await page.request.fetch(`${server.platform}${signIn.path}`, {
    method: signIn.method,
    headers: { origin: server.platform },
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

/** Pays on the sandbox's page, and confirms where that is asked for. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay / }).click();
  if (card.endsWith('3184')) {
    await page.getByRole('button', { name: 'Confirm the payment' }).click();
  }
}

/** The deposit form of the platform, inside a place of a page. */
export function formIn(place: Locator): FrameLocator {
  return place.frameLocator('iframe[title="Payment form"]');
}

/** What the header says is on the account. */
export function balanceOf(page: Page): Locator {
  return page.getByRole('banner').getByLabel('Balance');
}
