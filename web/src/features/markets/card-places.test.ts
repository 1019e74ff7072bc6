import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { cardPlaces, type CardShape } from './card-places';
import { foldOf } from './folding';
import { marketGroups } from './market-groups';
import { marketLayout } from './market-layout';

const named = (id: number, names: readonly string[]) =>
  aMarket({
    id,
    specifier: '',
    outcomes: names.map((name, index) => ({ id: `${index}`, name, active: true, odds: null })),
  });
const many = (count: number) => Array.from({ length: count }, (_, index) => `${index} goals`);
const NONE = new Map();

/** Cards of these lines, all of them unfolded. */
function cards(lines: readonly ReturnType<typeof named>[], isOpen = true): CardShape[] {
  return marketGroups(lines).map((group) => {
    const layout = marketLayout(group);
    return { key: group.key, layout, fold: foldOf(layout, isOpen, 0) };
  });
}

test('a card goes where its column ends highest, the first where two end alike', () => {
  const places = cardPlaces(
    cards([
      named(1, many(24)),
      named(2, ['Yes', 'No']),
      named(3, ['Odd', 'Even']),
      named(4, many(30)),
      named(5, ['Yes', 'No']),
    ]),
    NONE,
  );
  expect([...places.values()].map(({ column }) => column)).toEqual([1, 2, 2, 2, 1]);
  expect(places.get('3')?.at).toBe(1 + (places.get('2')?.span ?? 0));
  expect(places.get('5')?.at).toBe(1 + (places.get('1')?.span ?? 0));
});

test('a card stays in its column when one before it grows or comes', () => {
  const before = cardPlaces(cards([named(1, ['Yes', 'No']), named(2, ['Yes', 'No'])]), NONE);
  const after = cardPlaces(cards([named(1, many(30)), named(2, ['Yes', 'No'])]), before);
  expect(after.get('2')).toEqual(before.get('2'));
  expect(after.get('1')?.span).toBeGreaterThan(before.get('1')?.span ?? 0);
});

test('lines are as high as their rows and heads, and three without heads are stacked', () => {
  const line = (specifier: string, names: readonly string[]) => ({
    ...named(18, names),
    specifier,
  });
  const spanOf = (lines: ReturnType<typeof line>[]) => [...cardPlaces(cards(lines), NONE).values()];
  const ladder = [
    line('total=1.5', ['Over 1.5', 'Under 1.5']),
    line('total=2.5', ['Over 2.5', 'Under 2.5']),
  ];
  expect(spanOf(ladder)[0]?.span).toBe((64 + 18 + 6 + 40 + 6 + 40) / 2);
  expect(spanOf([line('total=1', ['Arsenal', 'None', 'Chelsea'])])[0]?.span).toBe((64 + 54) / 2);
});

test('a card that is folded is as high as what shows of it and what unfolds it', () => {
  const [place] = [...cardPlaces(cards([named(1, many(24))], false), NONE).values()];
  const rows = Math.ceil(9 / 3);
  expect(place?.span).toBe((64 + rows * (40 + 6) + 32) / 2);
});
