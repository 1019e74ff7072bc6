import type { PushEvent } from '@touchline/wire/push/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from '../../live/on-push';
import type { JackpotHit } from './jackpot-queries';
import { watchHits } from './watch-hits';

const HIT = { id: 7 } as JackpotHit;

let waiting: readonly JackpotHit[];
let told: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  [waiting, told] = [[], []];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function watch(isShown = true): void {
  stop = watchHits({
    reactionMs: 2000,
    isShown,
    unseen: async () => {
      told.push('looked');
      return waiting;
    },
    reread: () => void told.push('read again'),
    show: (hits) => void told.push(`shown ${hits.map(({ id }) => id).join()}`),
  });
}
const issued = (type: 'jackpot' | 'freebet') => {
  const bonus = { id: 7, type, status: 'active' };
  announce({ event_name: 'bonus_issued', message: { bonus } } as unknown as PushEvent);
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('SPEC §9: a hit from before opens its window after 1 s', async () => {
  waiting = [HIT];
  watch();
  await pass(999);
  expect(told).toEqual(['looked']);
  await pass(1);
  expect(told).toEqual(['looked', 'shown 7']);
});

test('SPEC §9: one that comes is looked at after the delay that the site sets, and opens 1 s later', async () => {
  watch();
  await pass(0);
  waiting = [HIT];
  issued('jackpot');
  await pass(1999);
  expect(told).toEqual(['looked']);
  await pass(1);
  expect(told).toEqual(['looked', 'read again', 'looked']);
  await pass(1000);
  expect(told.at(-1)).toBe('shown 7');
});

test('other bonuses are none of its business, and where no window opens the page is read again all the same', async () => {
  watch(false);
  issued('freebet');
  await pass(5000);
  expect(told).toEqual([]);
  issued('jackpot');
  await pass(5000);
  expect(told).toEqual(['read again']);
});

test('once it is stopped nothing opens', async () => {
  waiting = [HIT];
  watch();
  issued('jackpot');
  await pass(500);
  stop();
  await pass(5000);
  expect(told).toEqual(['looked']);
});
