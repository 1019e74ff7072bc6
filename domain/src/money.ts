declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** An amount in the smallest unit of its currency (DESIGN §4.4). */
export type Minor = Brand<bigint, 'Minor'>;

/** Decimal odds in thousandths: 1850 is 1.85 (DESIGN §4.3). */
export type Odds = Brand<number, 'Odds'>;

/** Odds are counted in this many parts of one (SPEC §9). */
export const ODDS_SCALE = 1000;

/** Names a count of subunits as money. Throws when it is not whole. */
export function minor(count: number | bigint): Minor {
  return BigInt(count) as Minor;
}

/**
 * No money. Components compare with this, never with a written `0n`: the React Compiler that builds
 * the page writes `undefined` in place of bigint literals.
 */
export const ZERO = minor(0);

/** Names a count of thousandths as odds. Throws when it is not a whole number of at least 1. */
export function odds(thousandths: number): Odds {
  if (!Number.isSafeInteger(thousandths) || thousandths < 1) {
    throw new RangeError(`odds are a whole number of thousandths, not ${thousandths}`);
  }
  return thousandths as Odds;
}

/** Adds amounts of one currency. */
export function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce<bigint>((total, each) => total + each, 0n) as Minor;
}

/** Takes one amount from another; the result may be negative. */
export function minus(from: Minor, taken: Minor): Minor {
  return (from - taken) as Minor;
}

/** The smaller of two amounts. */
export function smaller(one: Minor, other: Minor): Minor {
  return one < other ? one : other;
}

/**
 * What a winning bet pays: the stake times every odds. Rounds down, once, at the end, so that a
 * player is never shown more than we will pay (DESIGN §4.4, SPEC §5).
 */
export function potentialWin(stake: Minor, legs: readonly Odds[]): Minor {
  const product = legs.reduce((total, each) => total * BigInt(each), 1n);
  return ((stake * product) / BigInt(ODDS_SCALE) ** BigInt(legs.length)) as Minor;
}

/**
 * The product of the legs' odds, rounded down to thousandths, for showing (SPEC §5). Money is never
 * computed from it: `potentialWin` multiplies the legs themselves.
 */
export function totalOdds(legs: readonly Odds[]): Odds {
  return Number(potentialWin(minor(ODDS_SCALE), legs)) as Odds;
}
