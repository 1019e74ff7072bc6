import { minor, odds, type Minor, type Odds } from '@touchline/domain/money';
import * as z from 'zod/mini';

/** An amount in subunits of its currency: a whole number on the wire, `Minor` inside (DESIGN §4.4). */
export const amount = z.pipe(
  z.int(),
  z.transform((count: number): Minor => minor(count)),
);

/** A stake: at least one subunit. */
export const stakeAmount = z.pipe(
  z.int().check(z.positive()),
  z.transform((count: number): Minor => minor(count)),
);

/** Odds in thousandths: at least 1.000 (DESIGN §4.3). */
export const oddsValue = z.pipe(
  z.int().check(z.minimum(1000)),
  z.transform((thousandths: number): Odds => odds(thousandths)),
);

/** Puts an amount on the wire. Throws beyond the whole numbers JSON can hold. */
export function onWire(value: Minor): number {
  const count = Number(value);
  if (!Number.isSafeInteger(count)) throw new RangeError(`amount too large for the wire: ${value}`);
  return count;
}

/** A three-letter currency code. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3,5}$/));

/** Money with its currency; `subunits` is how many of them make one. */
export const money = z.object({
  value: amount,
  currency: currencyCode,
  subunits: z.int(),
});
