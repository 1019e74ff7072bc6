import { describe, expect, test } from 'vitest';
import { BALLS, ballAt, haulPicker, haulsOf, tempoOf, WIDE, wideChance } from './balls';

const AVERAGE = { runs: 100, wickets: 100 };

describe('a haul of balls', () => {
  test('comes as often as its balls do one by one', () => {
    const units = Array.from({ length: 4_000 }, (_, index) => (index + 0.5) / 4_000);
    const single = units.map((unit) => ballAt(AVERAGE, 10, 1, unit));
    const meanOfBall = single.reduce((sum, { runs }) => sum + runs, 0) / units.length;
    const wicketOfBall = single.filter(({ isWicket }) => isWicket).length / units.length;
    for (const left of [1, 3, 6]) {
      const { upTo } = haulPicker(AVERAGE, 10, 1, left);
      let [runs, wickets, below] = [0, 0, 0];
      for (const [haul, sum] of haulsOf(left).sums.entries()) {
        const chance = Math.min(upTo[haul] ?? 1, 1) - below;
        below += chance;
        runs += chance * (sum & 255);
        wickets += chance * ((sum >> 8) & 15);
      }
      expect(runs).toBeCloseTo(left * meanOfBall, 1);
      expect(wickets).toBeCloseTo(left * wicketOfBall, 2);
    }
  });

  test('never has more balls than it is of', () => {
    for (let left = 0; left <= BALLS; left += 1) {
      const { counts, sums } = haulsOf(left);
      for (let haul = 0; haul < sums.length; haul += 1) {
        const balls = counts.slice(haul * 7, haul * 7 + 7).reduce((sum, each) => sum + each, 0);
        expect(balls).toBe(left);
      }
    }
  });
});

test('the wide of an over is as likely before each of its balls', () => {
  let [none, all] = [1, 0];
  for (let left = BALLS; left > 0; left -= 1) {
    const later = left > 1 ? wideChance(left - 1) : 0;
    // What is not before this ball is later, or never.
    const here = (wideChance(left) - later) / (1 - later);
    all += none * here;
    expect(none * here).toBeCloseTo(WIDE / BALLS, 9);
    none *= 1 - here;
  }
  expect(all).toBeCloseTo(WIDE, 9);
});

test('a side that lost many wickets holds back, and one that needs many runs takes risks', () => {
  expect(tempoOf(AVERAGE, 8, 6, null)).toBe(0);
  expect(tempoOf(AVERAGE, 12, 1, null)).toBe(2);
  expect(tempoOf(AVERAGE, 10, 3, 40)).toBe(0);
  expect(tempoOf(AVERAGE, 10, 3, 130)).toBe(2);
});
