import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isActivePool, mayFollow, nextPoolState, POOL_STATES } from './pool-state';

test.each([
  ['created', ['active', 'disabled']],
  ['active', ['disabled', 'finished', 'paused']],
  ['paused', ['active', 'disabled', 'finished']],
  ['finished', []],
  ['disabled', []],
] as const)('a pool that is %s may become %j', (from, expected) => {
  expect(POOL_STATES.filter((to) => mayFollow(from, to))).toEqual(expected);
});

test('only active counts as active', () => {
  expect(POOL_STATES.filter(isActivePool)).toEqual(['active']);
});

const TIMES = { startsAt: 100, endsAt: 200, isPaused: false };

test.each([
  ['waits for its beginning', 'created', {}, 99, 'created'],
  ['begins', 'created', {}, 100, 'active'],
  ['does not begin while it is paused', 'created', { isPaused: true }, 100, 'created'],
  ['goes on', 'active', {}, 199, 'active'],
  ['is paused', 'active', { isPaused: true }, 199, 'paused'],
  ['is resumed', 'paused', {}, 199, 'active'],
  ['ends', 'active', {}, 200, 'finished'],
  ['ends while it is paused', 'paused', { isPaused: true }, 200, 'finished'],
  ['that nobody looked at in time begins first', 'created', { isPaused: true }, 300, 'active'],
  ['that is disabled stays so', 'disabled', {}, 300, 'disabled'],
  ['that is finished stays so', 'finished', {}, 150, 'finished'],
] as const)('a pool %s', (_rule, state, given, now, expected) => {
  expect(nextPoolState(state, { ...TIMES, ...given }, now)).toBe(expected);
});

test('whenever it is looked at, a pool takes no step that may not follow, and every one ends', () => {
  const anyLook = fc.record({ after: fc.nat(80), isPaused: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyLook, { maxLength: 8 }), (looks) => {
      let [state, now]: [(typeof POOL_STATES)[number], number] = ['created', 0];
      for (const { after, isPaused } of [...looks, { after: 300, isPaused: true }]) {
        now += after;
        for (let step = 0; step < 3; step += 1) {
          const next = nextPoolState(state, { ...TIMES, isPaused }, now);
          expect(next === state || mayFollow(state, next)).toBe(true);
          state = next;
        }
      }
      expect(state).toBe('finished');
    }),
  );
});
