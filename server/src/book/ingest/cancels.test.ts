import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BetsWindow } from './change';
import { applyToMatch, type MatchChange, type MatchState } from './match-state';
import { aMatchState, cancelled, MATCH, priced } from '@touchline/testkit/feed/ingest/changes';

const tell = (state: MatchState, change: MatchChange, isAnswer = false) =>
  applyToMatch(state, change, { at: 0, isAnswer });
const taken = (window: Partial<BetsWindow>): MatchChange => ({
  ...cancelled(window),
  type: 'cancellation_withdrawn',
});
const isVoid = ({ cancels }: MatchState, placedAt: number) =>
  [...cancels.entries()].some(
    ([, { placedFrom, placedTo }]) =>
      placedAt >= (placedFrom ?? -Infinity) && placedAt <= (placedTo ?? Infinity),
  );
const statusOf = ({ lines }: MatchState) => lines.get('1/')?.status;

const WHOLE = { placedFrom: null, placedTo: null };

test.each<[string, Partial<BetsWindow>, readonly number[]]>([
  ['only a beginning', { placedFrom: 20, placedTo: null, madeAt: 50 }, [20, 50]],
  ['no window', { ...WHOLE, madeAt: 50 }, [1, 19, 20, 50]],
  ['only an end', { placedFrom: null, placedTo: 70, madeAt: 50 }, [1, 19, 20, 50, 51, 70]],
  ['both ends', { placedFrom: 20, placedTo: 60, madeAt: 50 }, [20, 50, 51]],
  ['no window, by hand', WHOLE, [1, 19, 20, 50, 51, 70, 999]],
])('a cancel with %s reaches no bet that is placed after it', (_what, window, expected) => {
  const state = aMatchState();
  tell(state, cancelled(window));
  expect([1, 19, 20, 50, 51, 70, 999].filter((at) => isVoid(state, at))).toEqual(expected);
});

test('a line that is cancelled whole is closed until it is priced again', () => {
  const state = aMatchState();
  tell(state, priced());
  tell(state, cancelled({ ...WHOLE, madeAt: 50 }));
  expect(statusOf(state)).toBe(-4);
  tell(state, priced());
  expect([statusOf(state), isVoid(state, 50), isVoid(state, 51)]).toEqual([1, true, false]);
  // The same message once more.
  tell(state, cancelled({ ...WHOLE, madeAt: 50 }));
  expect(statusOf(state)).toBe(1);
});

test('what recovery repeats reaches no further than what it repeats', () => {
  const state = aMatchState();
  tell(state, cancelled({ placedFrom: 20, placedTo: null, madeAt: 50 }));
  tell(state, cancelled({ placedFrom: 20, placedTo: null, madeAt: 90 }), true);
  expect([isVoid(state, 50), isVoid(state, 51)]).toEqual([true, false]);
  tell(state, cancelled({ placedFrom: 30, placedTo: null, madeAt: 90 }), true);
  expect([isVoid(state, 51), isVoid(state, 91)]).toEqual([true, false]);
});

test('an operator takes back what a feed has cancelled, and a feed does not what an operator has', () => {
  const state = aMatchState();
  tell(state, cancelled({ ...WHOLE, madeAt: 50 }));
  tell(state, cancelled(WHOLE));
  tell(state, taken({ ...WHOLE, madeAt: 60 }));
  expect([statusOf(state), isVoid(state, 999)]).toEqual([-4, true]);
  tell(state, taken(WHOLE));
  expect([statusOf(state), isVoid(state, 1)]).toEqual([-1, false]);
  tell(state, cancelled({ ...WHOLE, madeAt: 70 }));
  tell(state, taken(WHOLE));
  expect([statusOf(state), isVoid(state, 1)]).toEqual([-1, false]);
});

const window = fc.record({
  placedFrom: fc.constantFrom(null, 10, 20),
  placedTo: fc.constantFrom(null, 30, 40),
});

test('each cancel is undone by the message that names it as it did, whatever else is cancelled', () => {
  const step = fc.record({ window, isUndone: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const state = aMatchState();
      tell(state, priced());
      const open = new Map<string, { from: number | null; to: number | null; madeAt: number }[]>();
      for (const [index, { window: named, isUndone }] of steps.entries()) {
        const madeAt = 100 + index;
        const key = JSON.stringify(named);
        tell(state, isUndone ? taken({ ...named, madeAt }) : cancelled({ ...named, madeAt }));
        const { placedFrom: from, placedTo: to } = named;
        const before = open.get(key) ?? [];
        open.set(key, isUndone ? [] : [...before, { from, to: to ?? madeAt, madeAt }]);
      }
      const all = [...open.values()].flat();
      for (const at of [5, 10, 15, 20, 30, 35, 40, 99, 100, 105, 112, 200]) {
        const expected = all.some(({ from, to }) => at >= (from ?? 0) && at <= (to ?? 0));
        expect([at, isVoid(state, at)]).toEqual([at, expected]);
      }
      expect(state.lines.get('1/')).toMatchObject({ marketId: 1 });
    }),
    { numRuns: 200 },
  );
});

test('a cancel is about its own match and line alone', () => {
  const state = aMatchState();
  tell(state, cancelled({ match: MATCH, marketId: 2, ...WHOLE, madeAt: 50 }));
  tell(state, taken({ ...WHOLE, madeAt: 60 }));
  expect(isVoid(state, 40)).toBe(true);
});
