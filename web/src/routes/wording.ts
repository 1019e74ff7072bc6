import type { SiteConfig } from '@touchline/wire/site-config';
import { loadCatalogue } from '../i18n/catalogues';
import { ownWords } from '../i18n/own-words';
import { type OwnWords, replacedWords } from '../i18n/replaced-words';
import { createText, type Text } from '../i18n/text';

/** What a page that is rendered says things with. */
interface Wording {
  text: Text;
  /** The operator's own words, compiled. */
  words: OwnWords;
}

const wordings = new Map<string, { version: number; wording: Wording }>();

/** A translator never changes while the configuration stays the same, so each locale has one. */
export async function wordingOf(
  locale: string,
  { version, translations }: SiteConfig,
): Promise<Wording> {
  const known = wordings.get(locale);
  if (known?.version === version) return known.wording;
  const catalogue = await loadCatalogue(locale);
  const words = ownWords(translations, locale, catalogue);
  const wording = { text: createText(locale, replacedWords(catalogue, words)), words };
  wordings.set(locale, { version, wording });
  return wording;
}
