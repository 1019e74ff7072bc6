/** What a site may want to know of every player, by the names under which the page asks for it. */
export const AUTH_FIELDS = [
  'first_name',
  'last_name',
  'nickname',
  'country_code',
  'municipality',
  'birth_date',
  'phone',
] as const;

export type AuthField = (typeof AUTH_FIELDS)[number];
