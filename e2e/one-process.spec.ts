import { expect } from '@playwright/test';
import { serverProcess } from '@touchline/testkit/processes/server-process';
import { test } from '@touchline/testkit/journeys/usual-server';

/** Waiting for the first to end, and starting up to there. */
const REFUSED_WITHIN_MS = 60_000;

test('a second process on one database is refused and told who has it; the first one goes on', async () => {
  test.setTimeout(2 * REFUSED_WITHIN_MS);
  const first = await serverProcess({ FEED: 'none' });
  try {
    const second = serverProcess({ FEED: 'none', DATABASE_URL: first.databaseUrl() });
    await expect(second).rejects.toThrow(
      /Process \d+ on \S+ has served this database since \S+Z\. One process serves a database/,
    );
    expect((await fetch(`${first.sportsbook}/readyz`)).status).toBe(200);
  } finally {
    await first.remove();
  }
});
