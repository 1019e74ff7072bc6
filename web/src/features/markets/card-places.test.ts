import { expect, test } from 'vitest';
import { aMarket } from '../../live/testing';
import { cardPlaces, layoutOf } from './card-places';
import { marketGroups } from './market-groups';

const named = (id: number, names: readonly string[]) =>
  aMarket({
    id,
    specifier: '',
    outcomes: names.map((name, index) => ({ id: `${index}`, name, active: true, odds: null })),
  });
const scores = (count: number) => Array.from({ length: count }, (_, index) => `${index}:0`);
const NONE = new Map();

test.each([
  [['Winner'], 'one'],
  [['Over 2.5', 'Under 2.5'], 'two'],
  [['Arsenal', 'Draw', 'Chelsea'], 'stacked'],
  [['Nobody', 'One', 'Two', 'Three'], 'two'],
  [scores(7), 'three'],
  [['Flamengo by 1', ...scores(6)], 'two'],
])('outcomes named %s are laid out as %s', (names, layout) => {
  expect(layoutOf(names)).toBe(layout);
});

test('a card goes where its column ends highest, the first where two end alike', () => {
  const groups = marketGroups([
    named(1, scores(24)),
    named(2, ['Yes', 'No']),
    named(3, ['Odd', 'Even']),
    named(4, scores(30)),
    named(5, ['Yes', 'No']),
  ]);
  const places = cardPlaces(groups, NONE);
  expect([...places.values()].map(({ column }) => column)).toEqual([1, 2, 2, 2, 1]);
  expect(places.get(3)?.at).toBe(1 + (places.get(2)?.span ?? 0));
  expect(places.get(5)?.at).toBe(1 + (places.get(1)?.span ?? 0));
});

test('a card stays in its column when one before it grows or comes', () => {
  const few = marketGroups([named(1, ['Yes', 'No']), named(2, ['Yes', 'No'])]);
  const before = cardPlaces(few, NONE);
  const grown = marketGroups([named(1, scores(30)), named(2, ['Yes', 'No'])]);
  const after = cardPlaces(grown, before);
  expect(after.get(2)).toEqual(before.get(2));
  expect(after.get(1)?.span).toBeGreaterThan(before.get(1)?.span ?? 0);
});

test('lines under heads are as high as their rows, and three without heads are stacked', () => {
  const line = (total: string, names: readonly string[]) => ({
    ...named(18, names),
    specifier: `total=${total}`,
  });
  const spanOf = (lines: ReturnType<typeof line>[]) =>
    cardPlaces(marketGroups(lines), NONE).get(18)?.span;
  const headed = spanOf([
    line('1.5', ['Over 1.5', 'Under 1.5']),
    line('2.5', ['Over 2.5', 'Under 2.5']),
  ]);
  expect(headed).toBe((64 + 24 + 40 + 6 + 40) / 2);
  expect(spanOf([line('1', ['Arsenal', 'None', 'Chelsea'])])).toBe((64 + 54) / 2);
});
