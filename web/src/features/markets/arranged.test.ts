import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { arranged, type Arrangement } from './arranged';
import { keyOfLine } from './dropped-lines';

const WINNER = aMarket({ id: 1, name: 'Winner', specifier: '', market_groups: ['main'] });
const CORNERS = aMarket({ id: 2, specifier: '', market_groups: ['corners'] });
const TOTALS = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'].map((total) =>
  aMarket({ specifier: `total=${total}`, market_groups: ['main'], most_balanced: total === '2.5' }),
);

const OF: Arrangement = {
  lines: [WINNER, ...TOTALS, CORNERS],
  left: new Set(),
  tab: null,
  starred: [],
  unfolded: new Set(),
  isBuilder: false,
};
const keys = (of: Partial<Arrangement>) =>
  arranged(null, { ...OF, ...of }).cards.map(({ key }) => key);

test('all markets show as they came, and those of one group on its tab', () => {
  expect(keys({})).toEqual(['1', '18', '2']);
  expect(keys({ tab: 'main' })).toEqual(['1', '18']);
});

test('starred markets come first', () => {
  expect(keys({ starred: [2] })).toEqual(['2', '1', '18']);
});

test('the builder shows what can be combined alone', () => {
  const combining = { ...CORNERS, custom_bet_groups: ['main'] };
  expect(keys({ lines: [WINNER, combining], isBuilder: true })).toEqual(['2']);
});

test('a line that has left is gone, and a market with its last line', () => {
  expect(keys({ left: new Set([keyOfLine(CORNERS)]) })).toEqual(['1', '18']);
});

test('lines stay folded around the one that was the main line at first', () => {
  const first = arranged(null, OF);
  const moved = TOTALS.map((line) => ({ ...line, most_balanced: line.specifier === 'total=5.5' }));
  const then = arranged(first, { ...OF, lines: [WINNER, ...moved, CORNERS] });
  expect(then.cards.map(({ fold }) => fold)).toEqual(first.cards.map(({ fold }) => fold));
  expect(first.cards[1]?.fold).toEqual({ from: 1, to: 4, isFolded: true });
});

test('unfolding a card moves none to the other column', () => {
  const before = arranged(null, OF);
  const after = arranged(before, { ...OF, unfolded: new Set(['18']) });
  const columns = ({ cards }: typeof before) => cards.map(({ place }) => place?.column);
  expect(columns(after)).toEqual(columns(before));
  expect(after.cards[1]?.place?.span).toBeGreaterThan(before.cards[1]?.place?.span ?? 0);
});

test('a card alone has the width to itself', () => {
  expect(arranged(null, { ...OF, lines: [WINNER] }).cards[0]?.place).toBeUndefined();
});
