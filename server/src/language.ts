import { canonicalLocale, isRightToLeft } from '@touchline/wire/locale';

/** Something in several languages by their codes. English is always one, and stands in for those that are missing. */
export type InLanguages<T> = Readonly<Record<string, T>> & { readonly en: T };

/** The language among these in which a locale is served: its own, that of which it is a region, or English. */
export function languageFor(languages: InLanguages<unknown>, locale: string): string {
  const code = canonicalLocale(locale);
  const [language = ''] = code.split('-');
  return [code, language].find((each) => Object.hasOwn(languages, each)) ?? 'en';
}

/** What there is for a locale: the one way in which the server chooses among languages. */
export function inLanguage<T>(languages: InLanguages<T>, locale: string): T {
  return languages[languageFor(languages, locale)] ?? languages.en;
}

/** The language of a locale without its region: `de` of `de-AT`. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** Puts values where their names stand in braces. What has no value stays as it is. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => values[name] ?? token);
}

/** `filled` for a text in a language: in one that is written from the right, values keep their own direction. */
export function filledIn(
  language: string,
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  if (!isRightToLeft(languageOf(language))) return filled(text, values);
  const entries = Object.entries(values).map(([name, value]) => [name, isolated(value)] as const);
  return filled(text, Object.fromEntries(entries));
}

/** `isolated` for a line in a language that is written from the right, and as it is in any other. */
export function isolatedIn(language: string, value: string): string {
  return isRightToLeft(languageOf(language)) ? isolated(value) : value;
}

/** Numbers that a line from the right leaves as they are: without a sign, and with nothing at their ends. */
const PLAIN = /^\d+([.,:]\d+)*$/;

/**
 * A value as it stands in a line that is written from the right: between signs that are not seen, behind which it has
 * the direction of its own letters. Without them "-0.5" shows its minus behind it, and a Latin name takes signs along.
 */
export function isolated(value: string): string {
  return value === '' || PLAIN.test(value) ? value : `${FIRST_STRONG}${value}${END}`;
}

const FIRST_STRONG = '\u2068';
const END = '\u2069';
