import { catalogueLocale } from '../catalogues';
import type { Document } from './document';
import { help as helpDe } from './help-de';
import { help as helpEn } from './help-en';
import { terms as termsDe } from './terms-de';
import { terms as termsEn } from './terms-en';

const DOCUMENTS = {
  terms: { en: termsEn, de: termsDe },
  help: { en: helpEn, de: helpDe },
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

/** A document in the words of a locale, or in English, with the name of the site put in. */
export function documentIn(name: DocumentName, locale: string, site: string): Document {
  const {
    en,
    ...others
  }: Readonly<Record<string, (site: string) => Document>> & {
    en: (site: string) => Document;
  } = DOCUMENTS[name];
  return (others[catalogueLocale(locale)] ?? en)(site);
}
