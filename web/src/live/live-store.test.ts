import { lineKey, outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { beforeEach, expect, test } from 'vitest';
import { createLiveStore, type LiveStore } from './live-store';
import { seedMatches } from './seed';
import { aMatch, oddsNews } from '@touchline/testkit/page/live-lines';

const OVER = '7/18/total=2.5/12' as OutcomeKey;
const UNDER = '7/18/total=2.5/13' as OutcomeKey;

let due: (() => void)[] = [];
let store: LiveStore;
const run = () => {
  const now = due;
  due = [];
  for (const flush of now) flush();
};
const madeWith = (isVisible = (_matchId: number) => true) =>
  createLiveStore({
    schedule: (flush) => due.push(flush),
    draw: (tell) => tell(),
    isVisible,
  });

beforeEach(() => {
  due = [];
  store = madeWith();
  store.seed((state) => seedMatches(state, [aMatch()]));
});

test('many events reach the page with one flush', () => {
  let calls = 0;
  store.subscribe(OVER, () => {
    calls += 1;
  });
  store.receive(oddsNews(6, [1600, 2500]));
  store.receive(oddsNews(7, [1700, 2500]));
  expect([due.length, calls, store.get().outcomes.get(OVER)?.odds]).toEqual([1, 0, 1500]);
  run();
  expect([calls, store.get().outcomes.get(OVER)?.odds]).toEqual([1, 1700]);
});

test('only what changed is told', () => {
  const told: string[] = [];
  store.subscribe(OVER, () => told.push('over'));
  store.subscribe('match:7', () => told.push('match'));
  store.subscribe('providers', () => told.push('providers'));
  store.receive(oddsNews(6, [1600, 2500]));
  run();
  expect(told).toEqual(['over']);
});

test('of six hundred outcomes on a page, the one that changed is told', () => {
  const ids = Array.from({ length: 300 }, (_, index) => 100 + index);
  store.seed((state) =>
    seedMatches(
      state,
      ids.map((id) => aMatch({ id })),
    ),
  );
  const told: string[] = [];
  for (const matchId of ids) {
    const line = { matchId, marketId: 18, specifier: 'total=2.5' };
    for (const topic of [`line:${lineKey(line)}`, `match:${matchId}`] as const) {
      store.subscribe(topic, () => told.push(topic));
    }
    for (const outcomeId of ['12', '13']) {
      const key = outcomeKey({ ...line, outcomeId });
      store.subscribe(key, () => told.push(key));
    }
  }
  store.receive(oddsNews(6, [1500, 2600], { matchId: 250 }));
  run();
  expect(told).toEqual(['250/18/total=2.5/13']);
});

test('who has left is not told', () => {
  let calls = 0;
  store.subscribe(OVER, () => {
    calls += 1;
  })();
  store.receive(oddsNews(6, [1600, 2500]));
  run();
  expect(calls).toBe(0);
});

test('a movement shows for a while, then rests', () => {
  store.subscribe(OVER, () => undefined);
  store.receive(oddsNews(6, [1600, 2500]));
  run();
  expect(store.get().outcomes.get(OVER)?.moved).toBe(1);
  run();
  expect(store.get().outcomes.get(OVER)).toMatchObject({ moved: 0, odds: 1600 });
});

test('odds that move again go on showing it from then', () => {
  const timers: [() => void, number][] = [];
  store = createLiveStore({
    schedule: (flush, ms) => timers.push([flush, ms]),
    draw: (tell) => tell(),
  });
  store.seed((state) => seedMatches(state, [aMatch()]));
  store.subscribe(OVER, () => undefined);
  const moved = () => store.get().outcomes.get(OVER)?.moved;
  store.receive(oddsNews(6, [1600, 2500]));
  timers.shift()?.[0]();
  store.receive(oddsNews(7, [1550, 2500]));
  const [firstEnd, second] = timers.splice(0);
  expect(firstEnd?.[1]).toBe(2000);
  second?.[0]();
  firstEnd?.[0]();
  expect(moved()).toBe(-1);
  timers.shift()?.[0]();
  expect(moved()).toBe(0);
});

test('odds that nobody looks at do not show a movement', () => {
  store.subscribe(OVER, () => undefined);
  store.receive(oddsNews(6, [1600, 2400]));
  run();
  expect(store.get().outcomes.get(UNDER)).toMatchObject({ moved: 0, odds: 2400 });
});

test('odds out of sight do not show a movement', () => {
  store = madeWith((matchId) => matchId !== 7);
  store.seed((state) => seedMatches(state, [aMatch()]));
  store.subscribe(OVER, () => undefined);
  store.receive(oddsNews(6, [1600, 2500]));
  run();
  expect(store.get().outcomes.get(OVER)).toMatchObject({ moved: 0, odds: 1600 });
});

test('at most thirty movements show at once', () => {
  const ids = Array.from({ length: 40 }, (_, index) => 100 + index);
  store.seed((state) =>
    seedMatches(
      state,
      ids.map((id) => aMatch({ id })),
    ),
  );
  const keys = ids.map((matchId) =>
    outcomeKey({ matchId, marketId: 18, specifier: 'total=2.5', outcomeId: '12' }),
  );
  for (const key of keys) store.subscribe(key, () => undefined);
  for (const matchId of ids) store.receive(oddsNews(6, [1600, 2500], { matchId }));
  run();
  const outcomes = keys.map((key) => store.get().outcomes.get(key));
  expect(outcomes.filter((outcome) => outcome?.moved === 1)).toHaveLength(30);
  expect(outcomes.every((outcome) => outcome?.odds === 1600)).toBe(true);
});

test('what many flushes change before a frame comes is told in it once, as it is then', () => {
  const frames: (() => void)[] = [];
  store = createLiveStore({ schedule: (flush) => flush(), draw: (tell) => frames.push(tell) });
  store.seed((state) => seedMatches(state, [aMatch()]));
  const told: (number | null | undefined)[] = [];
  store.subscribe(OVER, () => told.push(store.get().outcomes.get(OVER)?.odds));
  store.receive(oddsNews(6, [1600, 2500]));
  store.receive(oddsNews(7, [1700, 2500]));
  expect([frames.length, told]).toEqual([1, []]);
  frames.pop()?.();
  expect(told).toEqual([1700]);
  store.receive(oddsNews(8, [1800, 2500]));
  expect(frames).toHaveLength(1);
});

test('what changes after a while is soon drawn, and what comes after it at most every 100 ms', () => {
  const waits: [() => void, number][] = [];
  let now = 5000;
  store = createLiveStore({
    schedule: (flush, ms) => waits.push([flush, ms]),
    draw: (tell) => tell(),
    now: () => now,
  });
  store.receive(oddsNews(6, [1600, 2500]));
  const [[first, soon] = []] = waits.splice(0);
  expect(soon).toBe(10);
  now = 5010;
  first?.();
  now = 5040;
  store.receive(oddsNews(7, [1700, 2500]));
  expect(waits.map(([, ms]) => ms)).toEqual([70]);
  waits.pop()?.[0]();
  now = 9000;
  store.receive(oddsNews(8, [1800, 2500]));
  expect(waits.map(([, ms]) => ms)).toEqual([10]);
});
