import { type InLanguages, inLanguage, languageFor } from '../../language';
import { words as ar } from './ar';
import { words as de } from './de';
import { words as en } from './en';
import { words as it } from './it';
import { words as pl } from './pl';
import { words as ru } from './ru';
import type { BookWords } from './book-words';

/** The book's words in every language that has any. */
export const BOOK_WORDS: InLanguages<BookWords> = {
  ar,
  de,
  en,
  it,
  pl,
  ru,
};

/** The book's words for a locale; English for one that has none of its own. */
export function bookWords(locale: string): BookWords {
  return inLanguage(BOOK_WORDS, locale);
}

/** What a nation or region without a code of ISO 3166 is called; null for any other code. */
export function nationName(code: string, locale: string): string | null {
  const nations: Readonly<Record<string, string>> = bookWords(locale).nations;
  return Object.hasOwn(nations, code) ? (nations[code] ?? null) : null;
}

const rules = new Map<string, Intl.PluralRules>();

/** A place in a row as the language of a locale writes it: "1st", "1." */
export function ordinalText(place: number, locale: string): string {
  const language = languageFor(BOOK_WORDS, locale);
  const known = rules.get(language) ?? new Intl.PluralRules(language, { type: 'ordinal' });
  rules.set(language, known);
  const { ordinals } = bookWords(language);
  return (ordinals[known.select(place)] ?? ordinals.other).replace('{number}', String(place));
}
