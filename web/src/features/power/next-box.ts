/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Which of these boxes an arrow leads to from one of them, by their places in the list; null where there is none that
 * way. Along a row it is the next box of the same row. Across rows it is the nearest row, and in it the box that is
 * most nearly above or below. Arrows mean what is seen: right is right in every script.
 */
export function nextBox(boxes: readonly Box[], from: number, to: Direction): number | null {
  const start = boxes[from];
  if (!start) return null;
  const isAcross = to === 'left' || to === 'right';
  const ahead = boxes.flatMap((box, index) =>
    index !== from && isAhead(start, box, to) ? [{ index, cost: cost(start, box, isAcross) }] : [],
  );
  const best = ahead.reduce<(typeof ahead)[number] | null>(
    (found, each) => (found === null || each.cost < found.cost ? each : found),
    null,
  );
  return best?.index ?? null;
}

const middleX = ({ x, width }: Box) => x + width / 2;
const middleY = ({ y, height }: Box) => y + height / 2;

function isAhead(start: Box, box: Box, to: Direction): boolean {
  const isSameRow = Math.abs(middleY(box) - middleY(start)) < start.height / 2;
  switch (to) {
    case 'right':
      return isSameRow && middleX(box) > middleX(start);
    case 'left':
      return isSameRow && middleX(box) < middleX(start);
    case 'down':
      return !isSameRow && middleY(box) > middleY(start);
    case 'up':
      return !isSameRow && middleY(box) < middleY(start);
  }
}

/** How far a box is beside the other: a step sideways weighs more than one on, so that columns are kept to. */
const ASIDE = 3;

function cost(start: Box, box: Box, isAcross: boolean): number {
  const [dx, dy] = [
    Math.abs(middleX(box) - middleX(start)),
    Math.abs(middleY(box) - middleY(start)),
  ];
  return isAcross ? dx : dy + ASIDE * gapBeside(start, box) + dx / 1000;
}

/** How far the box is outside of the column that the start stands in; 0 where they overlap. */
function gapBeside(start: Box, box: Box): number {
  return Math.max(0, start.x - (box.x + box.width), box.x - (start.x + start.width));
}
