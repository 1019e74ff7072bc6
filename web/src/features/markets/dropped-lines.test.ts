import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import type { LiveLine } from '../../live/live-state';
import { droppedLines, keyOfLine, leaving } from './dropped-lines';

const LINE = aMarket();
const KEY = keyOfLine(LINE);
const NOTHING = new Map<string, LiveLine>();
const heard = (status: LiveLine['status']) =>
  new Map<string, LiveLine>([
    [
      KEY,
      {
        matchId: 7,
        marketId: 18,
        specifier: 'total=2.5',
        status,
        mostBalanced: true,
        nextBetStop: null,
        outcomeIds: [],
        version: 6,
      },
    ],
  ]);

test.each([0, -3, -4] as const)('a line with status %i is dropped', (status) => {
  expect(droppedLines([LINE], heard(status))).toEqual([KEY]);
});

test.each([1, -1, -2] as const)('a line with status %i stays, open or locked', (status) => {
  expect(droppedLines([LINE], heard(status))).toEqual([]);
});

test('the reply says it of a line that nothing was heard of', () => {
  expect(droppedLines([{ ...LINE, status: 0 }], NOTHING)).toEqual([KEY]);
});

test('a dropped line stays where somebody has it on the slip', () => {
  expect([...leaving([KEY, 'other'], new Set([KEY]))]).toEqual(['other']);
});
