import { catalogueLocale } from '../catalogues';
import type { Document } from './document';

/** A document in each locale that it is written in; English is always one of them. */
export type Documents = Readonly<Record<string, (site: string) => Document>> & {
  readonly en: (site: string) => Document;
};

/** A document in the words of a locale, or in English, with the name of the site put in. */
export function wordedIn({ en, ...others }: Documents, locale: string, site: string): Document {
  return (others[catalogueLocale(locale)] ?? en)(site);
}
