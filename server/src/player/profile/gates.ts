import { isCountryBlocked } from '@touchline/domain/country-gate';
import { failure } from '@touchline/wire/calls/router';

/** Who may sign in and sign up at a site (SPEC §5, §6). */
export interface SiteGates {
  /** Countries from which nobody may, by two capitals. */
  blockedCountries: ReadonlySet<string>;
  /** The group of players the site is for; null is for everybody. */
  group: string | null;
}

/** The refusal of who signs in or signs up from a blocked country; null lets them on. It tells nothing of accounts. */
export function countryRefusal({ blockedCountries }: SiteGates, country: string | null) {
  return isCountryBlocked(blockedCountries, country)
    ? failure(403, 'country_blocked', 'not available in your country')
    : null;
}
