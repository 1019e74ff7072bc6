import { placeBets } from '@touchline/wire/calls/bets';
import { cashout } from '@touchline/wire/calls/cash-out';
import { listSports } from '@touchline/wire/calls/catalogue';
import { getPlayer } from '@touchline/wire/calls/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from './api';
import { retryDelay, retryUnlessRefused } from './retries';
import { retryAfterMs } from './retry-after';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hanging = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: (_address, init) =>
    new Promise((_answered, fail) => {
      init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
    }),
});

test.each([
  [listSports, 25],
  [getPlayer, 25],
  [placeBets, 60],
  [cashout, 60],
])('a call that hangs ends as one without an answer: $name', async (call, seconds) => {
  const ended = vi.fn<(error: unknown) => void>();
  void hanging.call(call).catch(ended);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError', status: 0 }));
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that is answered leaves nothing behind', async () => {
  const quick = createApi({
    sportsbookOrigin: '',
    platformOrigin: '',
    locale: 'en',
    fetch: async () => Response.json({ error: { code: 'internal', message: '' } }, { status: 503 }),
  });
  await expect(quick.call(listSports)).rejects.toMatchObject({ status: 503 });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['7', 7000],
  ['0', 0],
  ['86400', 120_000],
  ['Thu, 01 Jan 1970 00:00:30 GMT', 30_000],
  ['Wed, 31 Dec 1969 23:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After %j asks to wait for %j ms', (header, ms) => {
  expect(retryAfterMs(header, 0)).toBe(ms);
});

test('a query is tried again after what the server asks for, and not at all where that is long', async () => {
  const saying = (retryAfter: string) =>
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: async () => Response.json({}, { status: 503, headers: { 'retry-after': retryAfter } }),
    })
      .call(listSports)
      .catch((error: unknown) => error);
  const [soon, late] = [await saying('4'), await saying('40')];
  expect([retryUnlessRefused(0, soon), retryDelay(0, soon)]).toEqual([true, 4000]);
  expect(retryUnlessRefused(0, late)).toBe(false);
});
