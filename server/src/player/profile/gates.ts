import { isCountryBlocked } from '@touchline/domain/country-gate';
import type { MoneyRules, StandingFault } from '@touchline/domain/players/standing';
import type { BirthFault } from '@touchline/domain/players/age';
import { failure } from '@touchline/wire/calls/router';

/** Who may sign in and sign up at a site (SPEC §5, §6). */
export interface SiteGates {
  /** Countries from which nobody may, by two capitals. */
  blockedCountries: ReadonlySet<string>;
  /** The group of players the site is for; null is for everybody. */
  group: string | null;
  /** From whom money is taken, and from which age on. */
  money: MoneyRules;
}

/** The refusal of who signs in or signs up from a blocked country; null lets them on. It tells nothing of accounts. */
export function countryRefusal(
  { blockedCountries }: Pick<SiteGates, 'blockedCountries'>,
  country: string | null,
) {
  return isCountryBlocked(blockedCountries, country)
    ? failure(403, 'country_blocked', 'not available in your country')
    : null;
}

const STANDING = {
  country_blocked: ['country_blocked', 'not available in your country'],
  group_required: ['group_required', 'this site is for another group of players'],
  birth_date_missing: ['birth_date_missing', 'tell your date of birth in your profile first'],
  under_age: ['under_age', 'too young for this'],
  unverified: ['verification_required', 'for verified players alone; your profile says how'],
} as const satisfies Record<StandingFault, readonly [string, string]>;

/** The refusal of a deposit or a game of somebody from whom no money is taken. */
export function standingFailure(fault: StandingFault) {
  const [code, message] = STANDING[fault];
  return failure(403, code, message);
}

/** The refusal of a date of birth. */
export function birthRefusal(fault: BirthFault) {
  const field = 'body.birth_date';
  return fault === 'under_age'
    ? failure(403, 'under_age', 'too young for an account', { field })
    : failure(400, 'bad_request', 'nobody was born then', { field, data: { details: fault } });
}
