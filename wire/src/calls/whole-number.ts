import * as z from 'zod/mini';

/** A whole number of at most nine digits, out of a path or a query string. */
export const wholeNumber = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]),
  z.transform(Number),
);
