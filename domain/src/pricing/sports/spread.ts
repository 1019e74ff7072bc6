/**
 * Numbers between 0 and 1 that fill a cube of several dimensions evenly, the same every time: the `index`-th point's
 * place in a dimension. Any run of neighbouring points is even too (Roberts' sequence, from the root of
 * x^(d+1) = x + 1).
 */
export function spread(index: number, dimension: number): number {
  const step = STEPS[dimension % DIMENSIONS] ?? 0;
  return (0.5 + (index + 1) * step) % 1;
}

const DIMENSIONS = 7;
const STEPS = stepsOf(DIMENSIONS);

function stepsOf(dimensions: number): Float64Array {
  let root = 1.5;
  for (let round = 0; round < 60; round += 1) root = (1 + root) ** (1 / (dimensions + 1));
  return Float64Array.from({ length: dimensions }, (_, index) => root ** -(index + 1));
}
