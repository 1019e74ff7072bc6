import { describe, expect, test } from 'vitest';
import { answerTo, basketballSides, pointChances, pointsAt, sumChances } from './points';

const mean = (chances: ArrayLike<number>) =>
  Array.from(chances).reduce((sum, mass, points) => sum + mass * points, 0);
const sum = (chances: ArrayLike<number>) =>
  Array.from(chances).reduce((total, mass) => total + mass, 0);

describe('a possession', () => {
  test('brings as many points as asked for on average', () => {
    for (const points of [0.8, 1.1, 1.4]) {
      expect(mean(pointChances(points))).toBeCloseTo(points, 9);
      const units = Array.from({ length: 10_000 }, (_, index) => (index + 0.5) / 10_000);
      const drawn = units.reduce((total, unit) => total + pointsAt(pointChances(points), unit), 0);
      expect(drawn / units.length).toBeCloseTo(points, 3);
    }
  });

  test('is answered so that the answers on the whole are what they would be alone', () => {
    const [ours, theirs] = [pointChances(1.2), pointChances(1)];
    for (const alike of [0, 0.4, 0.8]) {
      const whole = [0, 0, 0, 0];
      for (const [points, chance] of ours.entries()) {
        const answer = answerTo(ours, points, theirs, alike);
        expect(sum(answer)).toBeCloseTo(1, 9);
        for (const [index, each] of answer.entries())
          whole[index] = (whole[index] ?? 0) + chance * each;
      }
      for (const [index, each] of theirs.entries()) expect(whole[index]).toBeCloseTo(each, 9);
    }
  });
});

test('sums of possessions have the mean of all of them', () => {
  const chances = pointChances(1.1);
  expect(sum(sumChances(chances, 25))).toBeCloseTo(1, 9);
  expect(mean(sumChances(chances, 25))).toBeCloseTo(27.5, 9);
  expect(mean(sumChances(chances, 24, pointChances(1.4)))).toBeCloseTo(27.8, 9);
  expect([...sumChances(chances, 0)]).toEqual([1]);
});

test('a league with close matches has sides that score alike', () => {
  const wide = basketballSides({ home: 112, away: 112 }, 25, 16);
  const close = basketballSides({ home: 112, away: 112 }, 25, 11);
  expect(close.alike).toBeGreaterThan(wide.alike);
  expect(wide.alike).toBeGreaterThanOrEqual(0);
});
