const names = new Map<string, Intl.DisplayNames>();

/** A currency by its code and what the locale calls it: `USD · US Dollar`. Longer codes have no other name. */
export function currencyName(code: string, locale: string): string {
  // Of anything but three letters the browser throws.
  const name = code.length === 3 ? namesIn(locale).of(code) : code;
  return name === undefined || name === code ? code : `${code} · ${name}`;
}

/** There are many currencies in one list, and the names of a locale are slow to make. */
function namesIn(locale: string): Intl.DisplayNames {
  const made = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'currency' });
  names.set(locale, made);
  return made;
}
