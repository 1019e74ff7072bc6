import { expect, test } from 'vitest';
import { queued, withoutPopup, type WaitingBonus } from './popup-queue';

const PLAYER = { isLoggedIn: true, disabled: [] };
const aBonus = (id: number, more: Partial<WaitingBonus> = {}): WaitingBonus => ({
  id,
  type: 'freebet',
  status: 'active',
  ...more,
});
const ids = (queue: readonly WaitingBonus[]) => queue.map(({ id }) => id);

test('bonuses are told of in the order in which they came, each once', () => {
  const first = queued([], [aBonus(1), aBonus(2)], PLAYER);
  expect(ids(queued(first, [aBonus(2), aBonus(3)], PLAYER))).toEqual([1, 2, 3]);
});

test('a queue that nothing joins stays the same', () => {
  const queue = queued([], [aBonus(1)], PLAYER);
  expect(queued(queue, [aBonus(1)], PLAYER)).toBe(queue);
});

test.each([
  ['of a type that is switched off', { type: 'hunting' }],
  ['that is over', { status: 'bonus_over' }],
  ['that is a jackpot, which has a window of its own', { type: 'jackpot' }],
] as const)('a bonus %s is not told of', (_which, more) => {
  expect(queued([], [aBonus(1, more)], { isLoggedIn: true, disabled: ['hunting'] })).toEqual([]);
});

test('who signs out is told of nothing more', () => {
  const queue = queued([], [aBonus(1)], PLAYER);
  expect(queued(queue, [aBonus(2)], { ...PLAYER, isLoggedIn: false })).toEqual([]);
});

test('a bonus that was looked at leaves, and another with its number stays', () => {
  const queue = [aBonus(1), aBonus(1, { type: 'comboboost' })];
  expect(withoutPopup(queue, { id: 1, type: 'freebet' })).toEqual([queue[1]]);
});
