import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './shares';

test.each([
  ['nobody has voted', { home: 0, draw: 0, away: 0 }, [0, 0, 0]],
  ['all agree', { home: 3, draw: 0, away: 0 }, [100, 0, 0]],
  ['thirds', { home: 1, draw: 1, away: 1 }, [34, 33, 33]],
  [
    'what is left over goes to who lost most by rounding',
    { home: 1, draw: 5, away: 1 },
    [14, 72, 14],
  ],
  ['a sport without a draw', { home: 2, away: 1 }, [67, 0, 33]],
])('%s', (_rule, counts, [home, draw, away]) => {
  expect(sharesOf(counts)).toEqual({ home, draw, away });
});

test('shares of any votes add up to a hundred, and are never more than one off', () => {
  const count = fc.nat(1_000_000);
  fc.assert(
    fc.property(fc.record({ home: count, draw: count, away: count }), (counts) => {
      const total = counts.home + counts.draw + counts.away;
      fc.pre(total > 0);
      const shares = sharesOf(counts);
      expect(shares.home + shares.draw + shares.away).toBe(100);
      for (const vote of ['home', 'draw', 'away'] as const) {
        expect(Math.abs(shares[vote] - (counts[vote] * 100) / total)).toBeLessThan(1);
      }
    }),
  );
});
