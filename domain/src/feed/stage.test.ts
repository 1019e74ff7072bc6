import { expect, test } from 'vitest';
import { periodTypeOf, stageKey } from './stage';

test.each([
  [null, null],
  [0, null],
  [9_999, null],
  [6, 'first_half'],
  [5, 'fifth_period'],
  [12, 'fifth_set'],
  [442, 'seventh_set'],
  [519, 'thirteenth_set'],
  [16, 'fourth_quarter'],
  [77, 'seventh_game'],
  [141, 'first_map'],
  [147, 'seventh_map'],
  [170, 'tenth_end'],
  [306, 'sixth_break'],
  [401, 'first_inning_top'],
  [418, 'ninth_inning_bottom'],
  [438, 'inning_break'],
  [501, 'first_innings_home'],
  [504, 'second_innings_away'],
  [523, 'fourth_innings_away'],
  [506, 'super_over_home'],
  [52, 'penalties'],
  [96, 'retired'],
  [111, 'after_overtime'],
  [539, 'ninth_inning'],
  [546, 'seventh_round'],
] as const)('stage %s is %s', (code, name) => {
  expect(stageKey(code)).toBe(name);
});

test.each([
  [7, 'regular_period'],
  [40, 'overtime'],
  [42, 'overtime'],
  [419, 'overtime'],
  [51, 'penalties'],
] as const)('stage %i is a period of the kind %s', (code, type) => {
  expect(periodTypeOf(code)).toBe(type);
});
