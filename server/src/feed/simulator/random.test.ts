import { expect, test } from 'vitest';
import { dice } from './random';

const many = <T>(draw: (index: number) => T): T[] =>
  Array.from({ length: 20_000 }, (_, index) => draw(index));
const mean = (numbers: readonly number[]) =>
  numbers.reduce((total, each) => total + each, 0) / numbers.length;

test('the same names and key always give the same number, other ones another', () => {
  expect(dice(1, 2).unit(3)).toBe(dice(1, 2).unit(3));
  const others = [
    dice(1, 2).unit(4),
    dice(1, 3).unit(3),
    dice(2, 1).unit(3),
    dice(1, 2).unit(3, 0),
  ];
  expect(new Set([...others, dice(1, 2).unit(3)]).size).toBe(5);
});

test('numbers spread as they should', () => {
  const luck = dice(42);
  expect(mean(many((index) => luck.unit(index)))).toBeCloseTo(0.5, 1.5);
  expect(mean(many((index) => luck.wait(index)))).toBeCloseTo(1, 1.5);
  expect(mean(many((index) => luck.normal(index)))).toBeCloseTo(0, 1.5);
  expect(mean(many((index) => luck.normal(index) ** 2))).toBeCloseTo(1, 1);
  expect(mean(many((index) => luck.unit(index) * luck.unit(index + 1)))).toBeCloseTo(0.25, 1.5);
});

test('shuffling keeps every number', () => {
  const shuffled = dice(5).shuffled(20, 1);
  expect(shuffled).not.toEqual([...shuffled].sort((one, other) => one - other));
  expect(new Set(shuffled).size).toBe(20);
});
