import { errorLocale, wantedLanguages } from '../i18n/error-locale';
import { ERROR_WORDS } from '../i18n/error-words';
import type { LostReader } from './lost-reader';

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
