import { expect, test } from 'vitest';
import { ENDINGS } from '../settlement/bet-words';
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

test('a result filter lets through what came to that, and all lets through everything', () => {
  const passed = RESULT_FILTERS.map((filter) =>
    [...ENDINGS, null].filter((ending) => passesResultFilter(filter, ending)),
  );
  expect(passed).toEqual([['win', 'lose', 'refund', null], ['win'], ['lose'], ['refund']]);
});
