import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick, slipOf, SINGLES_OFFERED } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slipStore } from '../state/slip';
import { ODDS_THROTTLE_MS, oddsOf, reportOdds } from './frame-odds';

const A = aPick({ matchId: 1, odds: 1500 });
const B = aPick({ matchId: 2, odds: 3000 });

let told: unknown[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stop = reportOdds((_name, message) => told.push(message));
});
afterEach(() => {
  stop();
  slipStore.setState(emptySlip('EUR'), true);
  vi.useRealTimers();
});

const become = (...picks: (typeof A)[]) => slipStore.setState(slipOf(picks), true);
const later = () => vi.advanceTimersByTime(ODDS_THROTTLE_MS);

test('an empty slip says nothing, and each change of selections or odds is told once', () => {
  expect(told).toEqual([]);
  become(A);
  later();
  become(A, B);
  later();
  // A stake changes the slip and none of its odds.
  slipStore.setState((slip) => ({ ...slip }));
  later();
  expect(told).toEqual([
    { selections: 1, total_odds: 1500 },
    { selections: 2, total_odds: 4500 },
  ]);
});

test('odds that move all the time are told four times a second, the last ones too', () => {
  for (let ms = 0; ms < 1000; ms += 50) {
    become(aPick({ matchId: 1, odds: 1500 + ms }));
    vi.advanceTimersByTime(50);
  }
  later();
  expect(told.length).toBeLessThanOrEqual(6);
  expect(told.at(-1)).toEqual({ selections: 1, total_odds: 2450 });
});

test('a slip that is cleared says so', () => {
  become(A);
  later();
  slipStore.setState(emptySlip('EUR'), true);
  later();
  expect(told.at(-1)).toEqual({ selections: 0, total_odds: null });
});

test('singles side by side have no odds together, and a receipt has no selections', () => {
  expect(oddsOf(slipOf([A, B], SINGLES_OFFERED))).toEqual({ selections: 2, total_odds: null });
  expect(oddsOf({ ...slipOf([A]), ticket: 'SUCCESS' })).toEqual({
    selections: 0,
    total_odds: null,
  });
});
