import type { messages as english } from './messages/en';

export type EnglishCatalogue = typeof english;

type Worded<T> = { readonly [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };

/** What every locale has to say: the keys of English, in its own words. */
export type Catalogue = Worded<EnglishCatalogue>;

/** One lazy chunk for each locale. A locale without words of its own speaks English. */
const CATALOGUES: Readonly<Record<string, () => Promise<{ messages: Catalogue }>>> = {
  en: () => import('./messages/en'),
  de: () => import('./messages/de'),
};

/** The locales that have a catalogue. */
export const CATALOGUE_LOCALES: readonly string[] = Object.keys(CATALOGUES);

/** The catalogue that serves a locale: its own, its language's, or English. */
export function catalogueLocale(locale: string): string {
  const language = locale.split('-')[0] ?? locale;
  return [locale, language].find((code) => code in CATALOGUES) ?? 'en';
}

/** Fetches the words of a locale. */
export async function loadCatalogue(locale: string): Promise<Catalogue> {
  const load = CATALOGUES[catalogueLocale(locale)];
  if (!load) throw new Error('there is no English catalogue');
  const { messages } = await load();
  return messages;
}
