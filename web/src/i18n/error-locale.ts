import { canonicalLocale } from '@touchline/wire/locale';

/** Locales that error pages are told in, whatever the site is offered in (SPEC §9 "Error-page locales"). */
export const ERROR_LOCALES = [
  'en',
  'en-AU',
  'en-CA',
  'de',
  'fr',
  'es',
  'ru',
  'pt-BR',
  'hi',
  'tr',
  'ja',
  'ar',
  'zh-CN',
] as const;

export type ErrorLocale = (typeof ERROR_LOCALES)[number];

/**
 * In which of these locales somebody reads an error page who has lost their way: the first of their languages in which
 * it can be told, unless the site is offered in one they like as much or better. Null is as the page itself speaks.
 */
export function errorLocale(
  wanted: readonly string[],
  offered: readonly string[],
): ErrorLocale | null {
  for (const each of wanted) {
    if (nearest(each, offered) !== undefined) return null;
    const found = nearest(each, ERROR_LOCALES);
    if (found !== undefined) return found;
  }
  return null;
}

/** The languages of an `Accept-Language` header, the most wanted first; what is wanted of none is left out. */
export function wantedLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.split(';').map((each) => each.trim());
      const weight = parameters.find((each) => each.startsWith('q='));
      return { code, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ code, weight }) => /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(code) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}

/** The very locale, or one of the same language. */
function nearest<Code extends string>(wanted: string, codes: readonly Code[]): Code | undefined {
  const code = canonicalLocale(wanted).toLowerCase();
  const language = languageOf(code);
  return (
    codes.find((each) => each.toLowerCase() === code) ??
    codes.find((each) => each === language) ??
    codes.find((each) => languageOf(each) === language)
  );
}

function languageOf(code: string): string {
  return code.split('-')[0]?.toLowerCase() ?? '';
}
