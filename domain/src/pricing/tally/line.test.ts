import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultsOf } from './line';
import {
  bothCount,
  choice,
  type Counted,
  doubleChance,
  factIs,
  handicap,
  oddEven,
  startHandicap,
  threeWay,
  total,
  twoWay,
} from './questions';
import type { Tally } from './tally';

const GOALS: Counted = { count: 'goals', unit: 'points' };
const FIRST_HALF: Counted = { ...GOALS, periods: [0, 0] };

function at(home: number, away: number, more: Partial<Tally> = {}): Tally {
  return { counts: { goals: [{ home, away }] }, facts: {}, periodsOver: 0, isOver: false, ...more };
}

const over = (home: number, away: number) => at(home, away, { isOver: true });

describe('results', () => {
  it.each([
    ['the home side leads', threeWay({ market: 1 }, GOALS), over(2, 1), ['win', 'lose', 'lose']],
    ['it is a draw', threeWay({ market: 1 }, GOALS), over(1, 1), ['lose', 'win', 'lose']],
    ['a draw gives back', twoWay({ market: 11 }, GOALS), over(0, 0), ['refund', 'refund']],
    ['two of three', doubleChance({ market: 10 }, GOALS), over(0, 1), ['lose', 'win', 'win']],
    ['a handicap', handicap({ market: 16 }, GOALS, -1.5), over(2, 1), ['lose', 'win']],
    [
      'a start',
      startHandicap({ market: 14 }, GOALS, { home: 0, away: 1 }),
      over(2, 1),
      ['lose', 'win', 'lose'],
    ],
    ['a whole line met', total({ market: 18 }, GOALS, 3), over(2, 1), ['refund', 'refund']],
    ['one side', total({ market: 19 }, GOALS, 1.5, 'home'), over(2, 1), ['win', 'lose']],
    ['odd', oddEven({ market: 26 }, GOALS), over(2, 1), ['win', 'lose']],
    ['both', bothCount({ market: 29 }, GOALS), over(2, 1), ['win', 'lose']],
    [
      'never came',
      factIs({ market: 8 }, 'goal:1', [1, 0, 2], ['6', '7', '8']),
      over(0, 0),
      ['lose', 'win', 'lose'],
    ],
  ] as const)('%s', (_rule, line, tally, expected) => {
    const words = resultsOf(line, tally)?.map((result) => result.split('_')[0]);
    expect(words).toEqual(expected);
  });

  it('a quarter line gives back a half', () => {
    expect(resultsOf(total({ market: 18 }, GOALS, 2.75), over(2, 1))).toEqual([
      'refund_half_win_other',
      'refund_half_lose_other',
    ]);
  });
});

describe('a line is decided', () => {
  it('as soon as nothing that may come can change it', () => {
    expect(resultsOf(total({ market: 18 }, GOALS, 2.5), at(2, 1))).toEqual([
      'win_entire',
      'lose_entire',
    ]);
    expect(resultsOf(bothCount({ market: 29 }, GOALS), at(1, 1))).not.toBeNull();
    expect(resultsOf(threeWay({ market: 60 }, FIRST_HALF), at(1, 0, { periodsOver: 1 }))).toEqual([
      'win_entire',
      'lose_entire',
      'lose_entire',
    ]);
  });

  it('and not before', () => {
    expect(resultsOf(total({ market: 18 }, GOALS, 2.75), at(2, 1))).toBeNull();
    expect(resultsOf(total({ market: 18 }, GOALS, 2.5), at(1, 1))).toBeNull();
    expect(resultsOf(threeWay({ market: 1 }, GOALS), at(5, 0))).toBeNull();
    expect(resultsOf(oddEven({ market: 26 }, GOALS), at(1, 0))).toBeNull();
    expect(resultsOf(factIs({ market: 8 }, 'goal:2', [1, 2], ['6', '8']), at(1, 0))).toBeNull();
  });

  it('not while a score that is far away may still come about', () => {
    const reads = [
      { of: 'home', ...GOALS },
      { of: 'away', ...GOALS },
    ] as const;
    const wins = ([home, away]: readonly number[]) => home === 9 && away === 0;
    const nineNil = choice({ market: 41 }, reads, [{ id: '9:0', wins }]);
    expect(resultsOf(nineNil, at(0, 0))).toBeNull();
    expect(resultsOf(nineNil, at(0, 1))).toEqual(['lose_entire']);
  });

  it('the same way whatever is counted afterwards', () => {
    const lines = [
      ...[0.5, 1, 2.25, 3.75].map((line) => total({ market: 18 }, GOALS, line)),
      bothCount({ market: 29 }, GOALS),
      handicap({ market: 16 }, GOALS, 0.25),
      threeWay({ market: 1 }, GOALS),
      choice(
        { market: 21 },
        [{ of: 'sum', ...GOALS }],
        [
          { id: '0-2', wins: ([goals = 0]) => goals <= 2 },
          { id: '3+', wins: ([goals = 0]) => goals >= 3 },
        ],
      ),
    ];
    const few = fc.nat({ max: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...lines), few, few, few, few, (line, home, away, h, a) => {
        const now = resultsOf(line, at(home, away));
        const final = resultsOf(line, over(home + h, away + a));
        expect(final).not.toBeNull();
        if (now) expect(final).toEqual(now);
      }),
    );
  });
});

describe('specifiers', () => {
  it('are canonical: parts by name, numbers by value', () => {
    const line = handicap({ market: 203, parts: { setnr: 2 } }, GOALS, -3.5);
    expect(line.specifier).toBe('hcp=-3.5|setnr=2');
    expect(handicap({ market: 16 }, GOALS, -0).specifier).toBe('hcp=0');
    expect(threeWay({ market: 1 }, GOALS).specifier).toBe('');
  });
});
