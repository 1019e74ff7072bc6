import { describe, expect, test } from 'vitest';
import { EXTRA_START, hitAt, moved, NOBODY_ON, runChances, strengthFor } from './innings';

const mean = (chances: Float64Array) => chances.reduce((sum, mass, runs) => sum + mass * runs, 0);
const sum = (chances: Float64Array) => chances.reduce((total, mass) => total + mass, 0);

describe('a hit moves runners', () => {
  test.each([
    ['a walk with nobody on', { on: 0, outs: 0 }, 'walk', { on: 1, outs: 0, runs: 0 }],
    ['a walk with the bases full', { on: 7, outs: 1 }, 'walk', { on: 7, outs: 1, runs: 1 }],
    ['a walk that forces nobody', { on: 4, outs: 1 }, 'walk', { on: 5, outs: 1, runs: 0 }],
    ['a single with one on second', { on: 2, outs: 0 }, 'single', { on: 1, outs: 0, runs: 1 }],
    ['a double with the bases full', { on: 7, outs: 2 }, 'double', { on: 6, outs: 2, runs: 2 }],
    ['a home run with two on', { on: 5, outs: 2 }, 'home_run', { on: 0, outs: 2, runs: 3 }],
    ['an out', { on: 3, outs: 1 }, 'out', { on: 3, outs: 2, runs: 0 }],
  ] as const)('%s', (_rule, bases, hit, after) => {
    expect(moved(bases, hit)).toEqual(after);
  });
});

describe('the runs of half an inning', () => {
  test('come to what the batters are said to make in nine', () => {
    for (const runs of [3, 4.45, 6]) {
      expect(9 * mean(runChances(strengthFor(runs), NOBODY_ON))).toBeCloseTo(runs, 1);
    }
  });

  test('are distributed as batters who come up one by one make them', () => {
    const strength = strengthFor(4.45);
    const chances = runChances(strength, EXTRA_START);
    const counts = new Float64Array(chances.length);
    const rounds = 20_000;
    let state = 12_345;
    const unit = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return (state >>> 0) / 2 ** 32;
    };
    for (let round = 0; round < rounds; round += 1) {
      let [bases, runs] = [EXTRA_START, 0];
      while (bases.outs < 3) {
        const { on, outs, runs: more } = moved(bases, hitAt(strength, unit()));
        [bases, runs] = [{ on, outs }, runs + more];
      }
      counts[runs] = (counts[runs] ?? 0) + 1 / rounds;
    }
    for (const runs of [0, 1, 2, 3]) {
      const chance = chances[runs] ?? 0;
      const error = Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs((counts[runs] ?? 0) - chance)).toBeLessThan(4 * error);
    }
  });

  test('end with what is needed, unless a home run brings more', () => {
    const strength = strengthFor(4.45);
    const [open, needed] = [runChances(strength, NOBODY_ON), runChances(strength, NOBODY_ON, 2)];
    expect(sum(open)).toBeCloseTo(1, 6);
    expect(sum(needed)).toBeCloseTo(1, 6);
    // Up to there nothing is different.
    expect(needed[0]).toBeCloseTo(open[0] ?? 0, 9);
    expect(needed[1]).toBeCloseTo(open[1] ?? 0, 9);
    expect(needed[2]).toBeGreaterThan(open[2] ?? 0);
    expect(needed[5]).toBeGreaterThan(0);
    expect(needed[6]).toBe(0);
  });
});
