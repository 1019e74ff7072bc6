import * as z from 'zod/mini';

/** An address as accounts have it. */
export const email = z.email().check(z.maxLength(254));

/** A password that is chosen. The 100,000 most used are refused besides: 400 with `password_common` in its details. */
export const password = z.string().check(z.minLength(8), z.maxLength(128));

/** A password that may be the player's: longer ones were chosen before than are taken now. */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(200));
