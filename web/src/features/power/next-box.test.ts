import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextBox, type Box, type Direction } from './next-box';

/** Two matches of three outcomes, and one of two whose columns are wider; beside them the slip's own card. */
const BOXES: Box[] = [
  at(0, 0),
  at(110, 0),
  at(220, 0),
  at(0, 60),
  at(110, 60),
  at(220, 60),
  at(0, 140, 160),
  at(170, 140, 160),
  at(600, 20),
];

function at(x: number, y: number, width = 100): Box {
  return { x, y, width, height: 40 };
}

test.each<[string, number, Direction, number | null]>([
  ['right goes along the row', 0, 'right', 1],
  ['left goes back', 2, 'left', 1],
  ['a row ends where nothing stands beside it', 5, 'right', null],
  ['down keeps to the column', 1, 'down', 4],
  ['up keeps to the column', 5, 'up', 2],
  ['down goes to what is most nearly below', 4, 'down', 6],
  ['down from the end of a row stays at the end', 5, 'down', 7],
  ['nothing is below the last row', 6, 'down', null],
  ['nothing is above the first', 1, 'up', null],
  ['what stands half a row lower is of the row still where it is the only one', 2, 'right', null],
  ['from nowhere there is nowhere to go', 99, 'down', null],
])('%s', (_rule, from, to, expected) => {
  expect(nextBox(BOXES, from, to)).toBe(expected);
});

test('in a script from right to left the same boxes stand in the same places', () => {
  const mirrored = BOXES.slice(0, 6).map((box) => ({ ...box, x: 320 - box.x - box.width }));
  expect(nextBox(mirrored, 0, 'left')).toBe(1);
  expect(nextBox(mirrored, 0, 'right')).toBe(null);
});

test('an arrow and the one against it lead along a grid and back', () => {
  const grid = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => at(column * 110, row * 50)));
  const BACK = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;
  fc.assert(
    fc.property(
      fc.nat({ max: grid.length - 1 }),
      fc.constantFrom<Direction>('up', 'down', 'left', 'right'),
      (from, to) => {
        const next = nextBox(grid, from, to);
        if (next !== null) expect(nextBox(grid, next, BACK[to])).toBe(from);
      },
    ),
  );
});
