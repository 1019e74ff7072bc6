import { expect, test } from 'vitest';
import { notice, pauseAfter, type Told } from './watch-deposit';

test.each([
  ['nobody has paid yet', 'nothing', 'pending', 'open', null, false],
  ['the money has come, while the window is open', 'nothing', 'success', 'open', 'success', true],
  ['the payment was declined', 'nothing', 'error', 'returned', 'error', true],
  ['nobody will pay it any more', 'nothing', 'expired', 'closed', 'error', true],
  ['the money has gone back already', 'nothing', 'refunded', 'returned', 'error', true],
  ['the bank has taken it back', 'nothing', 'charged_back', 'returned', 'error', true],
  ['it goes back uncredited', 'pending', 'returned', 'returned', 'error', true],
  ['the player is back before the money', 'nothing', 'pending', 'returned', 'pending', false],
  ['that was said before', 'pending', 'pending', 'returned', null, false],
  ['the window was closed', 'nothing', 'pending', 'closed', 'window_closed', false],
  ['that was said before, too', 'window_closed', 'pending', 'closed', null, false],
  ['the window of a pending payment is gone', 'pending', 'pending', 'closed', null, false],
  ['the money comes after all', 'pending', 'success', 'closed', 'success', true],
  [
    'the money comes though the window was closed',
    'window_closed',
    'success',
    'closed',
    'success',
    true,
  ],
  ['what was pending fails', 'pending', 'error', 'closed', 'error', true],
  ['the platform does not answer', 'nothing', null, 'open', null, false],
  ['it does not answer when the player is back', 'nothing', null, 'returned', 'pending', false],
  ['it speaks of a state that is not known here', 'nothing', 'frozen', 'open', null, false],
] as const)('%s', (_what, told: Told, state, window, says, isOver) => {
  expect(notice(told, { state, window })).toEqual({ says, isOver });
});

test('a payment is looked at each second, then seldom, and not for ever', () => {
  expect(pauseAfter(0)).toBe(1000);
  expect(pauseAfter(61_000)).toBe(5000);
  expect(pauseAfter(600_000)).toBe(5000);
  expect(pauseAfter(600_001)).toBeNull();
});
