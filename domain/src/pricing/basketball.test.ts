import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalNumber, overNumber, spreadMass, winWithoutTie } from './basketball';
import { below } from './normal';

const anyNumber = () =>
  fc.record({
    mean: fc.double({ min: -30, max: 250, noNaN: true }),
    sd: fc.double({ min: 1, max: 25, noNaN: true }),
  });

test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1.959963984540054, 0.025],
  [2.5758293035489004, 0.995],
  [-6, 9.865876450376981e-10],
  [-40, 0],
  [40, 1],
])('the bell curve below %d is %d', (value, expected) => {
  expect(below({ mean: 0, sd: 1 }, value)).toBeCloseTo(expected, 14);
});

test('the margin of a whole match is centred on its mean', () => {
  const margin = finalNumber({ mean: 4.5, sd: 12 });
  expect(spreadMass(margin, -4.5)).toMatchObject({ win: 0.5, refund: 0, lose: 0.5 });
  expect(winWithoutTie(margin)).toBeCloseTo(0.64616977, 8);
});

test('at the end the lead decides', () => {
  const ended = (lead: number) => finalNumber({ mean: 4.5, sd: 12 }, lead, 1);
  expect(winWithoutTie(ended(1))).toBe(1);
  expect(winWithoutTie(ended(-1))).toBe(0);
  expect(winWithoutTie(ended(0))).toBe(0.5);
  expect(spreadMass(ended(3), -3)).toMatchObject({ win: 0, refund: 1, lose: 0 });
});

test('the parts of a line sum to 1, and a higher line is never easier', () => {
  const anyLine = fc.integer({ min: -200, max: 1000 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(anyNumber(), anyLine, (number, line) => {
      const here = overNumber(number, line);
      const all = here.win + here.halfWin + here.refund + here.halfLose + here.lose;
      expect(all).toBeCloseTo(1, 12);
      expect(overNumber(number, line + 0.25).win).toBeLessThanOrEqual(here.win + 1e-12);
    }),
  );
});

test('a quarter line lies half on each neighbour', () => {
  fc.assert(
    fc.property(anyNumber(), fc.integer({ min: -60, max: 500 }), (number, half) => {
      const line = half / 2 + 0.25;
      const [low, at, high] = [line - 0.25, line, line + 0.25].map((each) => {
        const { win, halfWin, lose, halfLose } = overNumber(number, each);
        return win + halfWin / 2 - lose - halfLose / 2;
      });
      expect(at).toBeCloseTo((low! + high!) / 2, 12);
    }),
  );
});

test('a lead is worth more the less there is to play', () => {
  const win = (played: number) => winWithoutTie(finalNumber({ mean: 0, sd: 12 }, 5, played));
  [0, 0.25, 0.5, 0.75].forEach((played) => {
    expect(win(played + 0.25)).toBeGreaterThan(win(played));
  });
});
