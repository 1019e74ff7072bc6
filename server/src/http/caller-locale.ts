import { canonicalLocale } from '@touchline/wire/locale';

/**
 * The site's locale that fits best what the caller reads (`Accept-Language`, SPEC §7), else the first.
 * The order of preference is the header's own; weights reorder it.
 */
export function callerLocale(header: string | undefined, locales: readonly string[]): string {
  for (const wanted of preferences(header ?? '')) {
    const code = canonicalLocale(wanted);
    const found =
      locales.find((each) => each.toLowerCase() === code.toLowerCase()) ??
      locales.find((each) => each === code.split('-')[0]);
    if (found) return found;
  }
  return locales[0] ?? 'en';
}

function preferences(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [code = '', weight = 'q=1'] = part.trim().split(';');
      return { code: code.trim(), weight: Number(weight.trim().slice(2)) };
    })
    .filter(({ code, weight }) => code !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}
