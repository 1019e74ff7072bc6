/** What a function is at a point, and how steeply it rises there. */
type Tangent = readonly [value: number, slope: number];

const ROUNDS = 200;
/** Newton's error after a step this small is beyond the last digit of a double. */
const SMALL_STEP = 1e-11;

/**
 * Where a falling function is zero. It must not be below zero at `low`, where the search begins, nor
 * above zero at `high`. Newton's steps, which halve the bracket instead whenever one would leave it:
 * the answer is good to the last digits of a double, whatever the slopes are.
 */
export function fallingRoot(at: (x: number) => Tangent, low: number, high: number): number {
  let [left, right, x] = [low, high, low];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [value, slope] = at(x);
    const newton = x - value / slope;
    if (Math.abs(newton - x) <= SMALL_STEP * Math.max(1, Math.abs(x))) return newton;
    if (value > 0) left = x;
    else right = x;
    x = newton > left && newton < right ? newton : (left + right) / 2;
  }
  return x;
}
