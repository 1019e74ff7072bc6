import type { AuthField } from '@touchline/wire/auth-fields';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * Which of the fields that a site wants are missing (SPEC §3 "auth_fields_missed"), in the site's order. A date of birth
 * is wanted of everybody: without it nobody pays in or bets.
 */
export function missedFields(
  row: Selectable<Database['players']>,
  wanted: readonly AuthField[],
): AuthField[] {
  const all = wanted.includes('birth_date') ? wanted : [...wanted, 'birth_date' as const];
  return all.filter((field) => {
    if (field === 'phone') return row.auth_phone_number === null;
    // Only Brazil has the codes that we ask for.
    if (field === 'municipality') return row.country_code === 'BR' && row.municipality === null;
    return row[field] === null;
  });
}
