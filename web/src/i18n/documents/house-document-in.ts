import { about as aboutAr } from './about-ar';
import { about as aboutDe } from './about-de';
import { about as aboutEn } from './about-en';
import type { Document } from './document';
import { rules as rulesAr } from './rules-ar';
import { rules as rulesDe } from './rules-de';
import { rules as rulesEn } from './rules-en';
import { wordedIn } from './worded-in';

const DOCUMENTS = {
  rules: { en: rulesEn, ar: rulesAr, de: rulesDe },
  about: { en: aboutEn, ar: aboutAr, de: aboutDe },
} as const;

export type HouseDocumentName = keyof typeof DOCUMENTS;

/** A document of the sportsbook in the words of a locale, or in English, with the name of the site put in. */
export function houseDocumentIn(name: HouseDocumentName, locale: string, site: string): Document {
  return wordedIn(DOCUMENTS[name], locale, site);
}
