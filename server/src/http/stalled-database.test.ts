import { getSettings } from '@touchline/wire/calls/settings';
import { getPlayer, signIn } from '@touchline/wire/calls/platform';
import { placeBets } from '@touchline/wire/calls/bets';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type StallingDatabase,
  stallingDatabase,
} from '@touchline/testkit/database/stalling-database';
import { type AttackedHouse, attackedHouse } from '@touchline/testkit/attacks/attacked-house';

/** How soon everybody is told, and how soon all is well afterwards. */
const TOLD_WITHIN_MS = 8_000;
const WELL_WITHIN_MS = 8_000;

let behind: StallingDatabase;
let site: AttackedHouse;
beforeAll(async () => {
  behind = await stallingDatabase();
  site = await attackedHouse({ DATABASE_URL: behind.url });
});
afterAll(async () => {
  await site.close();
  await behind.close();
});

const CALLS = [
  [getSettings, {}],
  [listMatches, { query: {} }],
  [placeBets, { body: {} }],
  [getPlayer, {}],
  [signIn, { body: { email: 'kim@example.org', password: 'long enough to try' } }],
] as const;

/** How long an answer took, and what it was. */
async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const began = performance.now();
  const answer = await work;
  return { answer, ms: performance.now() - began };
}

const readiness = () => timed(Promise.resolve(site.sportsbook.inject({ url: '/readyz' })));

test('while the database hangs /readyz answers within a second and every call in a few, and both are well soon after', async () => {
  expect((await readiness()).answer.statusCode).toBe(200);
  behind.stall();
  // The whole pool is waiting before anybody knows.
  const first = Array.from({ length: 10 }, () => CALLS).flat();
  const waiting = first.map(([call, parts]) =>
    timed(site.send(call, parts, { token: 'a session', operator: false })),
  );
  const ready = await readiness();
  expect(ready.answer.statusCode).toBe(503);
  expect(ready.ms).toBeLessThan(1_000);
  for (const { answer, ms } of await Promise.all(waiting)) {
    expect([answer.status, answer.body.error?.code]).toEqual([503, 'unavailable']);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(ms).toBeLessThan(TOLD_WITHIN_MS);
  }
  for (const [call, parts] of CALLS) {
    const { answer, ms } = await timed(site.send(call, parts, { token: 'a session' }));
    expect(answer.status).toBe(503);
    expect(ms).toBeLessThan(500);
  }
  behind.resume();
  await expect
    .poll(async () => (await readiness()).answer.statusCode, { timeout: WELL_WITHIN_MS })
    .toBe(200);
  await expect
    .poll(async () => (await site.send(listMatches, { query: {} })).status, {
      timeout: WELL_WITHIN_MS,
    })
    .toBe(200);
});
