/** A locale the site may offer, by its code on the wire and in addresses. */
export interface Locale {
  code: string;
  nameInLocale: string;
}

const ALIASES: Readonly<Record<string, string>> = {
  no: 'nb',
  tl: 'fil',
  vn: 'vi',
  se: 'sv',
  br: 'pt-BR',
  sr: 'sr-ME',
};

/** The code a locale is known by here, whatever the caller calls it (SPEC §2 "Links and locale"). */
export function canonicalLocale(code: string): string {
  const alias = code.toLowerCase();
  return (Object.hasOwn(ALIASES, alias) && ALIASES[alias]) || code;
}

/** Written from the right (SPEC §9). */
export function isRightToLeft(code: string): boolean {
  return ['ar', 'he', 'fa', 'ur'].includes(code);
}
