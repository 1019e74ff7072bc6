import * as z from 'zod/mini';

/** The largest number that a bet can have. */
export const LAST_BET = 2_147_483_647;

/** A bet's id, or its `ref`, which is the same number with a B before it. */
export const betNumber = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^B?\d{1,10}$/i)),
    z.transform((text: string) => Number(text.replace(/^B/i, ''))),
  ),
  z.int().check(z.maximum(LAST_BET)),
);
