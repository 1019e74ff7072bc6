import { expect } from '@playwright/test';
import type { Visitor } from '@touchline/testkit/visitor';
import { getSettings } from '@touchline/wire/calls/settings';

/** A new server takes bets once the feed has told all that it knows, which a slow machine takes a while for. */
export async function feedIsUp(visitor: Visitor): Promise<void> {
  const status = async () => {
    const { data } = await visitor.call(getSettings);
    return data.provider_statuses['betradar'];
  };
  await expect.poll(status, { timeout: 60_000 }).toBe('active');
}
