import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveStore } from './live-store';
import { growsOld } from './unfollowed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['at once', 0, 10_000],
  ['as the page is slow', 4000, 6000],
])(
  'without the scripts of the connection, asked for %s, odds are old ten seconds after the page was asked for',
  async (_when, now, left) => {
    const live = createLiveStore();
    growsOld(live, now);
    await vi.advanceTimersByTimeAsync(left - 1);
    expect(live.get().freshness).toBe('fresh');
    await vi.advanceTimersByTimeAsync(1);
    expect(live.get().freshness).toBe('old');
  },
);

test('once the scripts are there, others say how fresh the odds are', async () => {
  const live = createLiveStore();
  growsOld(live, 0)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.get().freshness).toBe('fresh');
});
