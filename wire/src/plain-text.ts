import * as z from 'zod/mini';

/** Controls, the null character among them, what turns the direction of the text around it, and halves of letters. */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069\uFEFF]/u;

/** A line that people write about themselves, without spaces around it; `least` and `most` count its characters. */
export function plainText(least: number, most: number) {
  return z.string().check(
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.refine((text) => !HIDDEN.test(text), 'holds characters that cannot be seen'),
  );
}
