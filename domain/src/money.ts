declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** An amount in the smallest unit of its currency (DESIGN §4.4). */
export type Minor = Brand<bigint, 'Minor'>;

/** Decimal odds in thousandths: 1850 is 1.85 (DESIGN §4.3). */
export type Odds = Brand<number, 'Odds'>;

/** An exact factor, `times / over`. `over` is above zero; `times` is not below it. */
export interface Factor {
  times: bigint;
  over: bigint;
}

/** Odds are counted in this many parts of one (SPEC §9). */
export const ODDS_SCALE = 1000;

/** Names a count of subunits as money (DESIGN §4.4). Throws when it is not whole. */
export function minor(count: number | bigint): Minor {
  return BigInt(count) as Minor;
}

/**
 * No money. Components compare with this, never with a written `0n`: the React Compiler that builds
 * the page writes `undefined` in place of bigint literals.
 */
export const ZERO = minor(0);

/** The factor that leaves an amount as it is. */
export const ONCE: Factor = { times: 1n, over: 1n };

/** Names a count of thousandths as odds (DESIGN §4.3). Throws when it is not a whole number of at least 1. */
export function odds(thousandths: number): Odds {
  if (!Number.isSafeInteger(thousandths) || thousandths < 1) {
    throw new RangeError(`odds are a whole number of thousandths, not ${thousandths}`);
  }
  return thousandths as Odds;
}

/** Adds amounts of one currency, in subunits; none make zero. */
export function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce<bigint>((total, each) => total + each, 0n) as Minor;
}

/** Takes one amount from another of its currency, in subunits; the result may be below zero. */
export function minus(from: Minor, taken: Minor): Minor {
  return (from - taken) as Minor;
}

/** The smaller of two amounts of one currency, in subunits. */
export function smaller(one: Minor, other: Minor): Minor {
  return one < other ? one : other;
}

/** The larger of two amounts of one currency, in subunits. */
export function larger(one: Minor, other: Minor): Minor {
  return one > other ? one : other;
}

/**
 * The only rounding of money (DESIGN §4.4). What is paid is rounded down, once, at the end, so that a
 * player is never shown more than we will pay; what has to be asked for is rounded up; what was the
 * player's own amount in another measure is rounded to the nearest, halves up. `amount` is in subunits
 * and not below zero.
 */
export function scaled(
  amount: Minor,
  { times, over }: Factor,
  rounding: 'down' | 'up' | 'nearest' = 'down',
): Minor {
  const exact = amount * times;
  if (rounding === 'down') return (exact / over) as Minor;
  if (rounding === 'up') return ((exact + over - 1n) / over) as Minor;
  return ((2n * exact + over) / (2n * over)) as Minor;
}
