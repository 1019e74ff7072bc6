import { AUTH_FIELDS, type AuthField } from '@touchline/wire/auth-fields';

/** What players say about themselves in a form; a telephone is verified apart. */
export type AboutField = Exclude<AuthField, 'phone'>;

/** What is asked for next of what the site misses: fields in their order, then the telephone; null when it has all. */
export type NextMissing = { ask: 'fields'; fields: readonly AboutField[] } | { ask: 'phone' };

/**
 * SPEC §3 "auth_fields_missed": what to ask a player for next. Names that this page does not know are passed over, so
 * that a newer platform locks nobody in.
 */
export function nextMissing(missed: readonly string[]): NextMissing | null {
  const known = AUTH_FIELDS.filter((field) => missed.includes(field));
  const fields = known.filter((field) => field !== 'phone');
  if (fields.length > 0) return { ask: 'fields', fields };
  return known.length > 0 ? { ask: 'phone' } : null;
}
