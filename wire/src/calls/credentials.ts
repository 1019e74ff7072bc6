import * as z from 'zod/mini';

/** An address as accounts have it. */
export const email = z.email().check(z.maxLength(254));

/** A password that is chosen. */
export const password = z.string().check(z.minLength(8), z.maxLength(200));
