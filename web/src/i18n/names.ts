import { regionOf } from '@touchline/domain/region';
import type { messages } from './messages/en';
import type { Text } from './text';

type SportKey = keyof (typeof messages)['sports'];
type NationKey = keyof (typeof messages)['nations'];

/** A sport in the reader's words; the provider's name for one that has none here. */
export function sportName(t: Text, { key, name }: { key: string; name: string }): string {
  const path = `sports.${key as SportKey}` as const;
  return t.has(path) ? t(path) : name;
}

/**
 * Where a league is played, in the reader's words. Providers name countries in English and by three
 * letters; nations of the United Kingdom and regions of the world have words of their own, and what
 * is no country keeps the provider's name.
 */
export function placeName(
  t: Text,
  locale: string,
  { country_code: code, name }: { country_code: string | null; name: string },
): string {
  if (code === null || locale.startsWith('en')) return name;
  const path = `nations.${code as NationKey}` as const;
  if (t.has(path)) return t(path);
  const region = regionOf(code);
  return (region && regionsIn(locale).of(region)) ?? name;
}

const made = new Map<string, Intl.DisplayNames>();

function regionsIn(locale: string): Intl.DisplayNames {
  const known = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  made.set(locale, known);
  return known;
}
