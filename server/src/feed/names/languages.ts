import { languageOf } from '../../language';

/** A language in which a provider is asked: how the book calls it, and how the provider does. */
export interface Language {
  readonly locale: string;
  readonly code: string;
}

/** The locales and languages that a provider has, by its own codes: `no` for `nb`. */
export type Spoken = Readonly<Record<string, string>>;

const ENGLISH: Language = { locale: 'en', code: 'en' };

/**
 * The languages that a site's locales need of a provider and that it has, the first locale's first. Regions share a
 * language unless the provider has a word for the region. A language that it does not have is not asked for: it would
 * be refused every few minutes, or answered in another one. English is always one: it stands in for what is missing.
 */
export function languagesFor(locales: readonly string[], spoken: Spoken): readonly Language[] {
  const found = new Map<string, Language>();
  for (const each of locales) {
    const locale = [each, languageOf(each)].find((one) => Object.hasOwn(spoken, one));
    const code = locale === undefined ? undefined : spoken[locale];
    if (locale !== undefined && code !== undefined) found.set(locale, { locale, code });
  }
  if (!found.has(ENGLISH.locale)) found.set(ENGLISH.locale, ENGLISH);
  return [...found.values()];
}
