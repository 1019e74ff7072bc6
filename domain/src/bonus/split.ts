import { minor, minus, sum, ZERO, type Minor } from '../money';

/**
 * Shares subunits out in proportion to weights, none below zero, exactly: each gets its share rounded
 * down, and what is left goes one by one to those who lost most by rounding, the first of equals first.
 * The parts sum to the amount, or to nothing when no weight is above zero (DESIGN §4.4).
 */
export function split(amount: Minor, weights: readonly bigint[]): Minor[] {
  const total = weights.reduce((all, each) => all + each, 0n);
  if (total === 0n) return weights.map(() => ZERO);
  const parts = weights.map((weight) => minor((amount * weight) / total));
  const byLoss = weights
    .map((weight, place) => ({ place, loss: (amount * weight) % total }))
    .toSorted((one, other) => Number(other.loss > one.loss) - Number(other.loss < one.loss));
  const left = Number(minus(amount, sum(parts)));
  for (const { place } of byLoss.slice(0, left)) parts[place] = minor((parts[place] ?? ZERO) + 1n);
  return parts;
}
