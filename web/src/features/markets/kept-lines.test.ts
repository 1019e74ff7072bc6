import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { keptLines } from './kept-lines';

const line = (total: string, status: 1 | 0 = 1) =>
  aMarket({ specifier: `total=${total}`, status, version: status });
const shown = [line('1.5'), line('2.5'), line('3.5')];
const specifiers = (lines: readonly { specifier: string }[]) =>
  lines.map(({ specifier }) => specifier);

test('a line that a newer reply does not name keeps its place', () => {
  expect(keptLines(shown, [line('1.5'), line('3.5')])).toEqual(shown);
});

test('a line is shown as the newest reply has it', () => {
  expect(keptLines(shown, [line('2.5', 0)])[1]?.status).toBe(0);
});

test('new lines come after those that are shown', () => {
  const lines = keptLines(shown, [line('0.5'), ...shown]);
  expect(specifiers(lines)).toEqual(['total=1.5', 'total=2.5', 'total=3.5', 'total=0.5']);
});

test('a line that was gone before it was seen is not shown', () => {
  expect(specifiers(keptLines([], [line('1.5'), line('2.5', 0)]))).toEqual(['total=1.5']);
});
