import { assert } from '../assert';
import { ODDS_SCALE, type Factor, type Odds } from '../money';
import { lineCount, type SystemType } from './system-types';

/** All factors times each other, exactly; each is `factors[i] / unit` (SPEC §5 "Total odds"). */
export function comboFactor(factors: readonly bigint[], unit: bigint): Factor {
  const times = factors.reduce((product, each) => product * each, 1n);
  return { times, over: unit ** BigInt(factors.length) };
}

/**
 * The mean over all combos of a system, exactly: the elementary symmetric sums of its win counts,
 * shared among its lines (DESIGN §4.7). Takes n·k multiplications for n legs and a largest win count k.
 */
export function systemFactor(factors: readonly bigint[], unit: bigint, system: SystemType): Factor {
  assert(factors.length === system.totalCount, 'a system has as many legs as its type says');
  const largest = system.winCounts.at(-1) ?? 0;
  const sums = symmetricSums(factors, largest);
  const times = system.winCounts.reduce(
    (total, win) => total + (sums[win] ?? 0n) * unit ** BigInt(largest - win),
    0n,
  );
  return { times, over: BigInt(lineCount(system)) * unit ** BigInt(largest) };
}

/** The sums of the products of every 0, 1, … `largest` factors. */
function symmetricSums(factors: readonly bigint[], largest: number): bigint[] {
  const sums = [1n, ...Array.from({ length: largest }, () => 0n)];
  for (const [seen, factor] of factors.entries()) {
    for (let size = Math.min(seen + 1, largest); size > 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * factor;
    }
  }
  return sums;
}

/** Odds, in thousandths, as a factor of the stake (SPEC §9). */
export function oddsFactor(odds: Odds): Factor {
  return { times: BigInt(odds), over: BigInt(ODDS_SCALE) };
}

/** What is above the stake, the winnings alone: a factor less one, nothing below that (DESIGN §4.10). */
export function profit({ times, over }: Factor): Factor {
  return { times: times > over ? times - over : 0n, over };
}

/** One factor after the other, exactly: nothing is rounded in between (DESIGN §4.4). */
export function both(one: Factor, other: Factor): Factor {
  return { times: one.times * other.times, over: one.over * other.over };
}
