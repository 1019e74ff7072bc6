import { expect, test } from 'vitest';
import { COMP_RANGES, compPoints, conditionOf } from './comp-points';
import { minor } from './money';

const euros = (cents: number) => ({ amount: minor(cents), aboutAEuro: 100 });

test.each([
  ['nothing staked gives none', [], 0],
  ['9.99 gives none', [euros(999)], 0],
  ['10.00 gives one', [euros(1000)], 1],
  ['parts of points of two currencies are not added up', [euros(1900), euros(1900)], 2],
])('%s', (_rule, staked, points) => {
  expect(compPoints(staked)).toBe(points);
});

test('ranges begin at nothing, follow one another without a gap, and the last has no end', () => {
  expect(COMP_RANGES[0]?.min).toBe(0);
  expect(COMP_RANGES.at(-1)?.max).toBeNull();
  COMP_RANGES.slice(1).forEach(({ min }, at) => expect(COMP_RANGES[at]?.max).toBe(min - 1));
});

test.each([
  [0, 'bronze'],
  [99, 'bronze'],
  [100, 'silver'],
  [9999, 'gold'],
  [1_000_000, 'platinum'],
])('%i points make a player %s', (points, condition) => {
  expect(conditionOf(points)).toBe(condition);
});
