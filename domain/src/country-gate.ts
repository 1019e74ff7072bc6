/** ISO 3166: two capitals. */
const CODE = /^[A-Z]{2}$/;

/** What edges send for an address of which they do not know the country, and for the Tor network. */
const NOWHERE = new Set(['XX', 'T1', 'ZZ']);

/** The country that an edge names for a visitor, in capitals; null where it names none. */
export function countryNamed(text: string | undefined): string | null {
  const code = (text ?? '').trim().toUpperCase();
  return CODE.test(code) && !NOWHERE.has(code) ? code : null;
}

/**
 * Whether somebody from a country may sign in or sign up (SPEC §5). Who comes from nowhere that is known is let in: a
 * site that does not know its visitors' countries blocks nobody.
 */
export function isCountryBlocked(blocked: ReadonlySet<string>, country: string | null): boolean {
  return country !== null && blocked.has(country);
}

/** Whether a site for one group of players lets a player in who is in these groups (SPEC §6); null is for everybody. */
export function isInGroup(group: string | null, statuses: readonly string[]): boolean {
  return group === null || statuses.includes(group);
}
