/** A number that spreads around its mean in a bell curve; `sd` is its standard deviation. */
export interface Normal {
  readonly mean: number;
  readonly sd: number;
}

/** Beyond this many standard deviations a double holds nothing but 0 and 1. */
const FAR = 8.3;
/** A share of a sum that no longer changes it. */
const TINY = Number.EPSILON / 4;

/** The probability, 0 to 1, of less than `value`; where nothing spreads, half of what lies exactly on it. */
export function below({ mean, sd }: Normal, value: number): number {
  if (sd === 0) return (1 + Math.sign(value - mean)) / 2;
  return standardBelow((value - mean) / sd);
}

/** Marsaglia's series (2004): x + x³/3 + x⁵/15 + …, to the last digit of a double. */
function standardBelow(x: number): number {
  if (Math.abs(x) > FAR) return x < 0 ? 0 : 1;
  let [sum, term] = [x, x];
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * TINY; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  const chance = 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
  return Math.min(Math.max(chance, 0), 1);
}
