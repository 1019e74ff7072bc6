import { expect, test } from 'vitest';
import { lineCount, SYSTEM_TYPES, takesSystems } from './system-types';

const named = new Map(SYSTEM_TYPES.map((system) => [system.name, system]));

test.each([
  ['trixie', 3, [2, 3], 4],
  ['patent', 3, [1, 2, 3], 7],
  ['yankee', 4, [2, 3, 4], 11],
  ['lucky15', 4, [1, 2, 3, 4], 15],
  ['canadian', 5, [2, 3, 4, 5], 26],
  ['lucky31', 5, [1, 2, 3, 4, 5], 31],
  ['heinz', 6, [2, 3, 4, 5, 6], 57],
  ['lucky63', 6, [1, 2, 3, 4, 5, 6], 63],
  ['super_heinz', 7, [2, 3, 4, 5, 6, 7], 120],
  ['goliath', 8, [2, 3, 4, 5, 6, 7, 8], 247],
] as const)('a %s of %d selections covers %j in %d lines', (name, totalCount, winCounts, lines) => {
  const system = named.get(name);
  expect(system).toMatchObject({ totalCount, winCounts });
  expect(system && lineCount(system)).toBe(lines);
});

test('every win count of three to twelve selections is a system, and no other', () => {
  const plain = SYSTEM_TYPES.filter(({ name }) => name === null);
  const expected = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((total) =>
    Array.from({ length: total }, (_, index) => [total, [index + 1]]),
  );
  expect(plain.map(({ totalCount, winCounts }) => [totalCount, winCounts])).toEqual(expected);
});

test.each([
  [3, 2, 3],
  [6, 3, 20],
  [12, 6, 924],
  [12, 10, 66],
  [12, 12, 1],
])('%d over %d is %d lines', (totalCount, win, lines) => {
  expect(lineCount({ id: 0, totalCount, winCounts: [win], name: null })).toBe(lines);
});

test('systems stand by total count, then smallest win count; full covers after plain ones', () => {
  const rank = ({ totalCount, name, winCounts }: (typeof SYSTEM_TYPES)[number]) =>
    totalCount * 1000 + (name === null ? 0 : 100) + (winCounts[0] ?? 0);
  const ranks = SYSTEM_TYPES.map(rank);
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
});

test('ids are 100 times the total plus the win count, and no two are the same', () => {
  for (const { id, totalCount, winCounts, name } of SYSTEM_TYPES) {
    expect(id).toBe(100 * totalCount + (name === null ? 0 : 20) + (winCounts[0] ?? 0));
  }
  expect(new Set(SYSTEM_TYPES.map(({ id }) => id)).size).toBe(SYSTEM_TYPES.length);
});

test.each([
  ['betradar', true],
  ['betconstruct', true],
  ['oddin', false],
])('systems of %s: %s', (provider, taken) => {
  expect(takesSystems(provider)).toBe(taken);
});
