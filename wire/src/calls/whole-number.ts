import * as z from 'zod/mini';

/** The most rows of one page (SPEC §9). */
export const MOST_ROWS = 500;

const digits = z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]);

/** A whole number of at most nine digits, out of a path or a query string. */
export const wholeNumber = z.pipe(digits, z.transform(Number));

/** A whole number within bounds, both inclusive. */
export function wholeNumberFrom(least: number, most: number) {
  return z.pipe(wholeNumber, z.int().check(z.minimum(least), z.maximum(most)));
}

/** Pages count from 1. */
export const pageNumber = wholeNumberFrom(1, 999_999_999);

/** How many rows a page holds: 1 to 500. */
export const pageLimit = wholeNumberFrom(1, MOST_ROWS);
