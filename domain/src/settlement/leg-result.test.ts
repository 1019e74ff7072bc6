import { expect, test } from 'vitest';
import { LEG_RESULTS, legStatus } from './leg-result';

test('a selection is open until it has a result, called off where it is canceled, and decided by any other', () => {
  expect(Object.fromEntries(LEG_RESULTS.map((result) => [result, legStatus(result)]))).toEqual({
    no_results: 'waiting_results',
    canceled: 'cancelled',
    win_entire: 'done',
    lose_entire: 'done',
    refund_entire: 'done',
    refund_half_win_other: 'done',
    refund_half_lose_other: 'done',
  });
});
