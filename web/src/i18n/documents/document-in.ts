import type { Document } from './document';
import { help as helpAr } from './help-ar';
import { help as helpDe } from './help-de';
import { help as helpEn } from './help-en';
import { terms as termsAr } from './terms-ar';
import { terms as termsDe } from './terms-de';
import { terms as termsEn } from './terms-en';
import { wordedIn } from './worded-in';

const DOCUMENTS = {
  terms: { en: termsEn, ar: termsAr, de: termsDe },
  help: { en: helpEn, ar: helpAr, de: helpDe },
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

/** A document of the platform in the words of a locale, or in English, with the name of the site put in. */
export function documentIn(name: DocumentName, locale: string, site: string): Document {
  return wordedIn(DOCUMENTS[name], locale, site);
}
