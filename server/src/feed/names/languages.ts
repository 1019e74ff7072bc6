import { languageOf } from '../../language';

/** A language in which a provider is asked: how the book calls it, and how the provider does. */
export interface Language {
  readonly locale: string;
  readonly code: string;
}

/** How a provider spells locales and languages where it does it in its own way: `no` for `nb`. */
export type Spelling = Readonly<Record<string, string>>;

const ENGLISH: Language = { locale: 'en', code: 'en' };

/**
 * The languages that a site's locales need of a provider, the first locale's first. Regions share a language unless the
 * provider has a word for the region. English is always one: it stands in for what is missing elsewhere.
 */
export function languagesFor(locales: readonly string[], spelling: Spelling): readonly Language[] {
  const found = new Map<string, Language>();
  for (const each of locales) {
    const locale = Object.hasOwn(spelling, each) ? each : languageOf(each);
    found.set(locale, { locale, code: spelling[locale] ?? locale });
  }
  if (!found.has(ENGLISH.locale)) found.set(ENGLISH.locale, ENGLISH);
  return [...found.values()];
}
