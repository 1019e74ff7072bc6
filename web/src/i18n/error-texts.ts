/** What error pages say (SPEC §8 "Page texts"): words without ICU, in which `{countryName}` is put as it is. */
export type ErrorWords = Readonly<Record<(typeof SAID)[number], string>>;

/** All that is said on them, by the names of the catalogue. */
export const SAID = [
  'not_found',
  'error',
  'locked',
  'blocked',
  'blocked_here',
  'locked_text',
  'blocked_text',
  'to_home',
  'reload',
  'description',
] as const;
