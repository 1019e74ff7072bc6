import { errorLocale, wantedLanguages } from '../i18n/error-locale';
import { ERROR_WORDS, SAID } from '../i18n/error-words';
import * as z from 'zod/mini';

/** What an error page knows of its reader. Other pages know nothing: readers share them. */
export const lostReader = z.object({
  /** Where they are, by two capitals; null where nobody knows. */
  country: z.nullable(z.string()),
  /** Their own language where the site is not offered in it, and what the page says in it. */
  own: z.nullable(z.object({ locale: z.string(), words: z.record(z.enum(SAID), z.string()) })),
});

export type LostReader = z.output<typeof lostReader>;

/** What is told of the reader to the page that answers with this status; null where there is nothing to tell. */
export function lostReaderOf(
  status: number,
  { country, acceptLanguage }: { country: string | null; acceptLanguage: string | null },
  locales: readonly string[],
): LostReader | null {
  if (status < 400) return null;
  const known = {
    country: status === 451 ? country : null,
    own: ownWords(acceptLanguage, locales),
  };
  return known.country === null && known.own === null ? null : known;
}

function ownWords(header: string | null, locales: readonly string[]): LostReader['own'] {
  const locale = errorLocale(wantedLanguages(header), locales);
  return locale && { locale, words: ERROR_WORDS[locale] };
}
