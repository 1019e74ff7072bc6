import { expect, test } from 'vitest';
import type { BetResult } from '../settlement/bet-result';
import { LEG_RESULTS } from '../settlement/leg-result';
import {
  BET_FILTERS,
  BET_STATUSES,
  isShownByStatus,
  passesBetFilter,
  passesResultFilter,
  RESULT_FILTERS,
} from './bet-status';

const statuses = (passes: (status: (typeof BET_STATUSES)[number]) => boolean) =>
  BET_STATUSES.filter(passes);

test('submitted, rejected and cancelled bets are shown by their status', () => {
  expect(statuses(isShownByStatus)).toEqual(['cancelled', 'submitted', 'rejected']);
});

test('a bet is open while it may still change by itself, otherwise settled', () => {
  expect(BET_FILTERS.map((filter) => statuses((each) => passesBetFilter(filter, each)))).toEqual([
    BET_STATUSES,
    ['waiting_results', 'ready_to_process', 'cashout_in_progress', 'submitted'],
    ['cashed_out', 'withdrawn', 'done', 'cancelled', 'rejected'],
  ]);
});

const RESULTS: BetResult[] = [...LEG_RESULTS, 'cashed_out'];

test.each([
  ['all', RESULTS],
  ['win', ['win_entire', 'refund_half_win_other']],
  ['lose', ['lose_entire', 'refund_half_lose_other']],
  ['refund', ['canceled', 'refund_entire', 'refund_half_win_other', 'refund_half_lose_other']],
] as const)('the result filter %s lets through %j', (filter, expected) => {
  const passed = RESULTS.filter((result) => passesResultFilter(filter, { status: 'done', result }));
  expect(passed).toEqual(expected);
});

test.each(['submitted', 'rejected', 'cancelled'] as const)(
  'a %s bet has no result of its own: it is among all alone',
  (status) => {
    const bet = { status, result: 'canceled' } as const;
    expect(RESULT_FILTERS.filter((filter) => passesResultFilter(filter, bet))).toEqual(['all']);
  },
);
