import { betRef } from '@touchline/domain/bets/bet-ref';
import type { Locator, Page } from '@playwright/test';

/** The card of a bet on the page of my bets. */
export function cardOf(page: Page, id: number): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Bet ${betRef(id)}` })
    .last();
}
