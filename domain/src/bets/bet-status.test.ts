import { expect, test } from 'vitest';
import type { BetResult } from '../settlement/bet-result';
import { LEG_RESULTS } from '../settlement/leg-result';
import {
  BET_FILTERS,
  BET_STATUSES,
  betMayBecome,
  isShownByStatus,
  OPEN_STATUSES,
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

test.each([
  ['submitted', ['waiting_results', 'cancelled', 'rejected', 'withdrawn']],
  ['waiting_results', ['ready_to_process', 'done', 'cancelled', 'cashout_in_progress']],
  ['ready_to_process', ['waiting_results', 'done', 'cancelled']],
  ['done', ['waiting_results', 'ready_to_process', 'cancelled']],
  ['cashout_in_progress', ['cashed_out', 'waiting_results', 'cancelled']],
  ['cashed_out', []],
  ['withdrawn', []],
  ['rejected', []],
  ['cancelled', []],
] as const)('after %s comes one of %j', (from, expected) => {
  const next = statuses((to) => betMayBecome(from, to));
  expect(next.sort()).toEqual([...expected].sort());
});

test('every status is reached from submitted, and every open bet can end', () => {
  const reached = new Set<string>(['submitted']);
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const from of statuses((each) => reached.has(each))) {
      for (const to of statuses((each) => betMayBecome(from, each))) reached.add(to);
    }
  }
  expect(reached.size).toBe(BET_STATUSES.length);
  for (const status of OPEN_STATUSES) {
    expect(statuses((to) => betMayBecome(status, to) && !OPEN_STATUSES.includes(to))).not.toEqual(
      [],
    );
  }
});
