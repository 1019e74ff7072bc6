/**
 * Randomness as a function of its name: the same seed and key always give the same numbers, in
 * whatever order they are asked for, so a feed can be picked up again at any moment.
 */
export interface Dice {
  /** Even between 0 and 1. */
  unit(...key: number[]): number;
  /** Even between `low` and `high`. */
  between(low: number, high: number, ...key: number[]): number;
  /** Normal with mean 0 and standard deviation 1. */
  normal(...key: number[]): number;
  /** A waiting time with mean 1. */
  wait(...key: number[]): number;
  /** The whole numbers below `count` in a random order. */
  shuffled(count: number, ...key: number[]): number[];
}

/** Dice that belong to `names`, independent of those of other names. */
export function dice(...names: number[]): Dice {
  const base = names.reduce(mix, 0x2545f491);
  const unit = (...key: number[]) => (key.reduce(mix, base) + 0.5) / 2 ** 32;
  const between = (low: number, high: number, ...key: number[]) =>
    low + (high - low) * unit(...key);
  const wait = (...key: number[]) => -Math.log(unit(...key));
  return {
    unit,
    between,
    wait,
    normal: (...key) => Math.sqrt(2 * wait(...key, 1)) * Math.cos(2 * Math.PI * unit(...key, 2)),
    shuffled: (count, ...key) =>
      Array.from({ length: count }, (_, index) => index).sort(
        (one, other) => unit(...key, one) - unit(...key, other),
      ),
  };
}

/** One round of an avalanche hash (32 bits) over the state so far and the next number. */
function mix(state: number, next: number): number {
  const high = Math.floor(next / 2 ** 32);
  let hash = Math.imul(state ^ (next >>> 0), 0x9e3779b1) ^ Math.imul(high | 0, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
