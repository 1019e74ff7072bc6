import { expect, test } from 'vitest';
import { isActivePool, mayFollow, POOL_STATES } from './pool-state';

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
