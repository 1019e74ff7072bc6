import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import { ambDue, ambNext, ambProgress, type AmbRange } from './amb';
import type { BetResult } from '../settlement/bet-result';

const range = (numberOfBets: number): AmbRange => ({
  numberOfBets,
  numberOfFreebets: 1,
  issuedBonusAmount: minor(500),
});
const RANGES = [range(3), range(5), range(10)];

test.each([
  ['won and lost bets count', ['win_entire', 'lose_entire'], 2, 2],
  ['half refunds count', ['refund_half_win_other', 'refund_half_lose_other'], 2, 2],
  ['open bets may still count', ['win_entire', 'no_results', 'no_results'], 1, 3],
  ['what was given back or cashed out does not', ['canceled', 'refund_entire', 'cashed_out'], 0, 0],
] as const satisfies readonly (readonly [string, readonly BetResult[], number, number])[])(
  'amb progress: %s',
  (_rule, outcomes, progressCount, possibleProgressCount) => {
    expect(ambProgress(outcomes)).toEqual({ progressCount, possibleProgressCount });
  },
);

test.each([
  ['nothing before the first range', 2, 0, []],
  ['the first range when it is reached', 3, 0, [3]],
  ['several ranges at once', 7, 0, [3, 5]],
  ['only those not issued', 7, 1, [5]],
  ['nothing twice after the count fell and rose', 3, 1, []],
  ['nothing past the last', 20, 3, []],
] as const)('amb freebets due: %s', (_rule, progress, issued, expected) => {
  expect(ambDue(RANGES, progress, issued).map((each) => each.numberOfBets)).toEqual(expected);
});

test.each([
  [0, 3, 3],
  [3, 5, 2],
  [9, 10, 1],
] as const)('after %i bets the range of %i is %i away', (progress, bets, betsMissing) => {
  expect(ambNext(RANGES, progress)).toEqual({ range: range(bets), betsMissing });
});

test('after the last range there is no next', () => {
  expect(ambNext(RANGES, 10)).toBeNull();
});

test('whatever way the count takes, each range up to its highest is issued once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(14), { minLength: 1 }), (counts) => {
      const issued: AmbRange[] = [];
      for (const count of counts) issued.push(...ambDue(RANGES, count, issued.length));
      const highest = Math.max(...counts);
      expect(issued).toEqual(RANGES.filter((each) => each.numberOfBets <= highest));
    }),
  );
});
