import type { Market } from '@touchline/wire/catalogue';
import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { asianBoard } from './asian-board';

const line = (id: number, specifier: string, more: Partial<Market> = {}): Market => ({
  ...aMarket(),
  id,
  specifier,
  most_balanced: false,
  outcomes: ['1', '2'].map((outcome) => ({ ...aMarket().outcomes[0]!, id: outcome })),
  ...more,
});
const handicap = (value: number, isEven = false) =>
  line(16, `hcp=${value}`, { most_balanced: isEven });
const shown = (lines: Market[]) =>
  asianBoard(lines, 'soccer', 'en').full.handicaps.map(({ values }) => values);

test('the even line stands between the one below it and the one above, whatever order they come in', () => {
  const lines = [
    handicap(0.25),
    handicap(-0.25, true),
    handicap(-0.75),
    handicap(0),
    handicap(-0.5),
  ];
  expect(shown(lines)).toEqual([
    ['−0.5', '+0.5'],
    ['−0.25', '+0.25'],
    ['0', '0'],
  ]);
});

test('at either end of the ladder there are still three', () => {
  const ladder = [-1, -0.75, -0.5, -0.25];
  const from = (even: number) => shown(ladder.map((value) => handicap(value, value === even)));
  expect(from(-1)).toEqual([
    ['−1', '+1'],
    ['−0.75', '+0.75'],
    ['−0.5', '+0.5'],
  ]);
  expect(from(-0.25)).toEqual([
    ['−0.75', '+0.75'],
    ['−0.5', '+0.5'],
    ['−0.25', '+0.25'],
  ]);
});

test('without an even line those in the middle stand', () => {
  expect(shown([-1, -0.5, 0, 0.5, 1].map((value) => handicap(value)))).toEqual([
    ['−0.5', '+0.5'],
    ['0', '0'],
    ['+0.5', '−0.5'],
  ]);
});

test('totals of full time and of the first half stand apart, and a total is the same on both sides', () => {
  const { full, half } = asianBoard(
    [line(18, 'total=2.25', { most_balanced: true }), line(68, 'total=1')],
    'soccer',
    'en',
  );
  expect(full.totals.map(({ values }) => values)).toEqual([['2.25', '2.25']]);
  expect(half.totals.map(({ values }) => values)).toEqual([['1', '1']]);
  expect(half.result).toBeNull();
});

test('in basketball full time is with overtime', () => {
  const lines = [line(1, ''), line(219, ''), line(223, 'hcp=-4.5'), line(16, 'hcp=-3.5')];
  const { full } = asianBoard(lines, 'basketball', 'en');
  expect(full.result?.id).toBe(219);
  expect(full.handicaps.map(({ values }) => values)).toEqual([['−4.5', '+4.5']]);
});

test('a line that is hidden, or is not of two outcomes, has no place', () => {
  const lines = [
    handicap(-0.5),
    { ...handicap(0), status: 0 as const },
    line(16, 'hcp=0:1', { outcomes: [] }),
  ];
  expect(shown(lines)).toEqual([['−0.5', '+0.5']]);
});
