import { expect, test, vi } from 'vitest';
import {
  IDLE_LOOKS,
  longIdle,
  matchOfTopic,
  SWEEP_MS,
  sweepIdle,
  withoutDecided,
  withoutMatches,
} from './idle-matches';
import { createLiveStore } from './live-store';
import { NOTHING_LIVE } from './live-state';
import { seedMarkets, seedMatches } from './seed';
import { aMarket, aMatch, oddsNews } from '@touchline/testkit/page/live-lines';

const two = seedMatches(NOTHING_LIVE, [aMatch({ id: 7 }), aMatch({ id: 70 })]);

test.each([
  ['match:7', 7],
  ['line:7/18/total=2.5', 7],
  ['7/18/total=2.5/12', 7],
  ['providers', null],
  ['freshness', null],
] as const)('%s is about %s', (topic, id) => {
  expect(matchOfTopic(topic)).toBe(id);
});

test('a match that nothing shows is idle after some looks, and anew once it was shown', () => {
  const looks = new Map<number, number>();
  const idle = (...shown: number[]) => [...longIdle(two, new Set(shown), looks)];
  const some = Array.from({ length: IDLE_LOOKS }, () => idle(70));
  expect(some.flat()).toEqual([]);
  expect(idle(70)).toEqual([7]);
  expect(idle(7, 70)).toEqual([]);
  expect(idle(70)).toEqual([]);
});

test('nothing is left of a match that is given up, and everything of others', () => {
  const left = withoutMatches(two, new Set([7]));
  expect(left.matches.has(70)).toBe(true);
  const keys = [...left.matches.keys(), ...left.lines.keys(), ...left.outcomes.keys()].map(String);
  expect(keys.filter((key) => /^7(\/|$)/.test(key))).toEqual([]);
  expect(left.outcomes.size).toBe(two.outcomes.size / 2);
  expect(withoutMatches(two, new Set())).toBe(two);
});

test('what nothing has shown for long is given up', async () => {
  vi.useFakeTimers();
  const store = createLiveStore();
  sweepIdle(store);
  store.subscribe('match:70', () => undefined);
  store.seed(() => two);
  await vi.advanceTimersByTimeAsync(IDLE_LOOKS * SWEEP_MS);
  expect([...store.get().matches.keys()]).toEqual([7, 70]);
  await vi.advanceTimersByTimeAsync(SWEEP_MS);
  expect([...store.get().matches.keys()]).toEqual([70]);
  vi.useRealTimers();
});

test('lines that are decided and shown by nothing are given up, those that something waits for are not', () => {
  const line = (specifier: string, status: 1 | 0 | -1 | -3) =>
    aMarket({ specifier, status, version: 9 });
  const lines = [line('total=1.5', -3), line('total=2.5', -3), line('total=3.5', -1)];
  const state = seedMarkets(NOTHING_LIVE, lines);
  const left = withoutDecided(state, new Set(['7/18/total=2.5/12']));
  expect([...left.lines.values()].map(({ specifier }) => specifier)).toEqual([
    'total=2.5',
    'total=3.5',
  ]);
  expect(left.outcomes.size).toBe(4);
  expect(withoutDecided(left, new Set(['line:7/18/total=2.5']))).toBe(left);
});

test('however many matches come and go, what is kept stays as it is', async () => {
  vi.useFakeTimers();
  const store = createLiveStore();
  sweepIdle(store);
  const sizes: number[] = [];
  for (let round = 1; round <= 40; round += 1) {
    const ids = Array.from({ length: 20 }, (_, at) => round * 100 + at);
    store.seed((state) =>
      seedMatches(
        state,
        ids.map((id) => aMatch({ id })),
      ),
    );
    const stops = ids.map((id) => store.subscribe(`match:${id}`, () => undefined));
    store.receive(oddsNews(50, [1600, 2400], { matchId: round * 100 }));
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    for (const stop of stops) stop();
    const { matches, lines, outcomes } = store.get();
    sizes.push(matches.size + lines.size + outcomes.size + [...store.topics()].length);
  }
  expect(Math.max(...sizes.slice(10))).toBeLessThanOrEqual(Math.max(...sizes.slice(0, 10)));
  vi.useRealTimers();
});
