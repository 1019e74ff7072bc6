import * as z from 'zod/mini';
import { SAID } from '../i18n/error-texts';

/** What an error page knows of its reader. Other pages know nothing: readers share them. */
export const lostReader = z.object({
  /** Where they are, by two capitals; null where nobody knows. */
  country: z.nullable(z.string()),
  /** Their own language where the site is not offered in it, and what the page says in it. */
  own: z.nullable(z.object({ locale: z.string(), words: z.record(z.enum(SAID), z.string()) })),
});

export type LostReader = z.output<typeof lostReader>;
