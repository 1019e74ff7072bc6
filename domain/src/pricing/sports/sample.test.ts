import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below } from '../normal';
import {
  leadOfRating,
  normalAt,
  picked,
  pickerOf,
  ROWS,
  roughlyBelow,
  strata,
  turned,
  waitAt,
} from './sample';

describe('strata', () => {
  test('have one point in each part of every dimension, turned or not', () => {
    for (const dimension of [0, 1, 77]) {
      for (const turn of [0, 0.123_4]) {
        const parts = Array.from(strata(dimension), (point) =>
          Math.floor(((turned(point, turn) - (turn % (1 / ROWS))) * ROWS) % ROWS),
        );
        expect(new Set(parts).size).toBe(ROWS);
      }
    }
  });

  test('of two dimensions have nothing to do with each other', () => {
    for (const [one, other] of [
      [0, 1],
      [3, 40],
    ] as const) {
      const [first, second] = [strata(one), strata(other)];
      const together = first.reduce(
        (sum, x, row) => sum + (x - 0.5) * ((second[row] ?? 0) - 0.5),
        0,
      );
      expect(Math.abs((12 * together) / ROWS)).toBeLessThan(0.07);
    }
  });
});

describe('a picker', () => {
  test('finds each number as often as its mass, and never what has none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { minLength: 1, maxLength: 40 }).filter((mass) => mass.some(Boolean)),
        (mass) => {
          const sum = mass.reduce((total, each) => total + each, 0);
          const picker = pickerOf(mass);
          const counts = mass.map(() => 0);
          for (let part = 0; part < sum; part += 1) {
            const found = picked(picker, (part + 0.5) / sum);
            counts[found] = (counts[found] ?? 0) + 1;
          }
          expect(counts).toEqual(mass);
          expect(mass[picked(picker, 1 - 2 ** -53)]).toBeGreaterThan(0);
          expect(mass[picked(picker, 0)]).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the fast normal distribution', () => {
  test('is within a ten-thousandth of the exact one, both ways', () => {
    for (let value = -3; value <= 3; value += 0.037) {
      expect(roughlyBelow(value)).toBeCloseTo(below({ mean: 0, sd: 1 }, value), 4);
      expect(roughlyBelow(normalAt(roughlyBelow(value)))).toBeCloseTo(roughlyBelow(value), 4);
    }
  });

  test('waits as long as the exact exponential one', () => {
    for (const unit of [0, 0.1, 0.5, 0.9, 0.99]) {
      expect(waitAt(unit)).toBeCloseTo(-Math.log(1 - unit), 3);
    }
  });

  test('makes four hundred points of rating win ten times out of eleven', () => {
    expect(leadOfRating(0)).toBeCloseTo(0, 6);
    expect(below({ mean: 0, sd: 1 }, leadOfRating(400))).toBeCloseTo(10 / 11, 4);
  });
});
