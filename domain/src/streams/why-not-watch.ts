/** Who may watch streams, as the operator decides. */
export interface WatchTerms {
  readonly who: 'anyone' | 'players';
  /** Countries in which nothing is shown, by two capitals. */
  readonly closedCountries: ReadonlySet<string>;
}

/** Who wants to watch. A country that nobody told is null. */
export interface Watcher {
  readonly isSignedIn: boolean;
  readonly country: string | null;
}

/** Why somebody may not watch: signing in would help, or nothing does where they are. */
export type WatchRefusal = 'sign_in' | 'country';

/**
 * Why streams are kept from somebody, or null (SPEC §1, §6). Who comes from nowhere that is known is let in, as with
 * everything that depends on a country.
 */
export function whyNotWatch(
  { isSignedIn, country }: Watcher,
  terms: WatchTerms,
): WatchRefusal | null {
  if (country !== null && terms.closedCountries.has(country)) return 'country';
  return terms.who === 'players' && !isSignedIn ? 'sign_in' : null;
}

/** Whether one stream may be shown in a country: rights are sold by country, and null is everywhere. */
export function isShownIn(countries: readonly string[] | null, country: string | null): boolean {
  return countries === null || (country !== null && countries.includes(country));
}
