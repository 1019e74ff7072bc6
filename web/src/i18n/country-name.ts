/** What a locale calls a country, by its two capitals; a code that nobody uses stays as it is. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
