import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { canFold, foldOf, mainPlace } from './folding';
import { marketGroups } from './market-groups';
import { marketLayout, type MarketLayout } from './market-layout';

function ladder(count: number, main = 0): MarketLayout {
  const lines = Array.from({ length: count }, (_, at) =>
    aMarket({
      specifier: `total=${at + 0.5}`,
      most_balanced: at === main,
      outcomes: ['Over', 'Under'].map((name) => ({
        id: name,
        name: `${name} ${at + 0.5}`,
        active: true,
        odds: null,
      })),
    }),
  );
  const [group] = marketGroups(lines);
  if (!group) throw new Error('no market');
  return marketLayout(group);
}

test.each([
  [0, [0, 3]],
  [4, [3, 6]],
  [8, [6, 9]],
])('of nine lines those around the main one show, here around place %i', (main, [from, to]) => {
  expect(foldOf(ladder(9), false, main)).toEqual({ from, to, isFolded: true });
});

test('what is unfolded shows whole', () => {
  expect(foldOf(ladder(9), true, 4)).toEqual({ from: 0, to: 9, isFolded: false });
});

test('a single line more is not worth a press', () => {
  expect(canFold(ladder(4))).toBe(false);
  expect(foldOf(ladder(4), false, 2)).toEqual({ from: 0, to: 4, isFolded: false });
  expect(canFold(ladder(5))).toBe(true);
});

test('the main line is the one it was first, as long as it is there', () => {
  expect(mainPlace(ladder(9, 4), 'total=2.5')).toBe(2);
  expect(mainPlace(ladder(9, 4), 'total=99.5')).toBe(4);
  expect(mainPlace(ladder(9, 4), undefined)).toBe(4);
});
