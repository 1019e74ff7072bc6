import { assert, unreachable } from '../assert';
import { oddsRatioFor, powerFor } from './margin';
import type { MarginMethod } from './margin';
import { fallingRoot } from './root';

/** Probabilities that sum to 1, and the factor, part, power, share or ratio that the method came to. */
export interface Unmargined {
  readonly probabilities: number[];
  readonly parameter: number;
}

/**
 * What odds say of the probabilities once the margin is out: the inverse of `marginBy`, and
 * `additive`, which takes the same part from each inverse price and so can bring a long shot below 0.
 * `odds` are decimal, of all outcomes of one question, at least two of them finite and all above 1;
 * infinite odds are an impossible outcome. Also for odds that sum below 1, where shin's z is negative.
 * Throws when fewer than two are finite, or one is not above 1.
 */
export function withoutMargin(
  method: MarginMethod | 'additive',
  odds: readonly number[],
): Unmargined {
  const inverse = odds.map((each) => 1 / each);
  const shares = inverse.filter((each) => each > 0);
  assert(
    shares.length > 1 && odds.every((each) => each > 1),
    'odds of one question are above 1, and there are two or more',
  );
  const booksum = shares.reduce((total, each) => total + each, 0);
  const fair = (parameter: number, probability: (share: number) => number): Unmargined => ({
    probabilities: inverse.map((each) => (each > 0 ? probability(each) : 0)),
    parameter,
  });
  switch (method) {
    case 'proportional':
      return fair(booksum, (share) => share / booksum);
    case 'additive': {
      const part = (booksum - 1) / shares.length;
      return fair(part, (share) => share - part);
    }
    case 'power': {
      const power = powerFor(shares, 1);
      return fair(power, (share) => share ** power);
    }
    case 'shin': {
      const z = insiderShare(shares, booksum);
      return fair(z, (share) => shinProbability(share ** 2 / booksum, z));
    }
    case 'odds_ratio': {
      const ratio = oddsRatioFor(shares, 1);
      return fair(ratio, (share) => share / (share + ratio * (1 - share)));
    }
    default:
      return unreachable(method);
  }
}

/** Shin's z for which the probabilities sum to 1; their sum falls with z and is below 1 at z = 1. */
function insiderShare(shares: readonly number[], booksum: number): number {
  const excess = (z: number) => {
    let [value, slope] = [-1, 0];
    for (const share of shares) {
      const weight = share ** 2 / booksum;
      const root = shinRoot(weight, z);
      const probability = shinProbability(weight, z);
      value += probability;
      slope -= (probability * (root + z - 2 * weight)) / (root * (root + z));
    }
    return [value, slope] as const;
  };
  let low = 0;
  while (excess(low)[0] < 0) low = 2 * low - 1;
  return fallingRoot(excess, low, 1);
}

/** (√(z² + 4(1-z)w) - z) / 2(1-z), written so that nothing cancels or divides by zero at z = 1. */
function shinProbability(weight: number, z: number): number {
  return (2 * weight) / (shinRoot(weight, z) + z);
}

function shinRoot(weight: number, z: number): number {
  return Math.sqrt(z * z + 4 * (1 - z) * weight);
}
