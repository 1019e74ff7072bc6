import { describe, expect, test } from 'vitest';
import { driveChances, driveEnd, driveLength, quarterOf, quietLuck } from './drives';
import { hasTry, isOvertimeOver } from './overtime';

const UNITS = Array.from({ length: 20_000 }, (_, index) => (index + 0.5) / 20_000);

describe('a drive', () => {
  test('ends in each way as often as its chances say', () => {
    const chances = driveChances(24);
    const ends = UNITS.map((unit) => driveEnd(chances, unit, false).kind);
    const share = (kind: string) => ends.filter((each) => each === kind).length / ends.length;
    expect(share('touchdown')).toBeCloseTo(chances.touchdown, 3);
    expect(share('field_goal')).toBeCloseTo(chances.fieldGoal, 3);
    expect(share('return')).toBeCloseTo(chances.returned, 3);
  });

  test.each([false, true])(
    'brings nothing exactly where its luck is quiet (cut short: %s)',
    (cut) => {
      const chances = driveChances(20);
      const { from, to } = quietLuck(chances, cut);
      for (const unit of UNITS.filter((_, place) => place % 20 === 0)) {
        const isQuiet = unit >= from && unit < to;
        expect(driveEnd(chances, unit, cut).kind === 'none').toBe(isQuiet);
      }
    },
  );

  test('that has lasted lasts on as those do which have come so far', () => {
    const lasted = UNITS.map((unit) => driveLength(unit)).filter((length) => length > 120);
    const mean = lasted.reduce((sum, each) => sum + each, 0) / lasted.length;
    const known = UNITS.reduce((sum, unit) => sum + driveLength(unit, 120), 0) / UNITS.length;
    expect(known).toBeCloseTo(mean, 0);
  });
});

test('the last second of a quarter belongs to it', () => {
  expect([0, 1, 900, 901, 1_800, 2_700, 3_600].map(quarterOf)).toEqual([0, 0, 0, 1, 1, 2, 3]);
});

describe('overtime', () => {
  test.each([
    ['the first drive brings a touchdown', 0, 'home', 'home', 6, false, true],
    ['the first drive is carried back', 0, 'home', 'away', -6, true, false],
    ['the answer falls short', 1, 'away', null, 7, true, null],
    ['the answer needs its try', 1, 'away', 'away', 1, true, true],
    ['later a touchdown wins', 2, 'home', 'home', 6, true, false],
    ['nobody has scored', 3, 'away', null, 0, false, null],
  ] as const)('%s', (_rule, drive, ball, by, lead, isOver, tries) => {
    expect(isOvertimeOver(drive, ball, by, lead)).toBe(isOver);
    if (by !== null) expect(hasTry(drive, ball, by, lead)).toBe(tries);
  });
});
