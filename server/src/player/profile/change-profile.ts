import { isMunicipality } from '@touchline/domain/bets/municipality';
import { type Ages, type BirthFault, birthFault } from '@touchline/domain/players/age';
import { readNickname } from '@touchline/domain/players/nickname';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { UpdateProfileBody } from '@touchline/wire/calls/profile';
import type { Kysely, Selectable } from 'kysely';
import { isSupportedCountry } from 'libphonenumber-js/max';
import type { Database } from '../../db/schema';

type Row = Selectable<Database['players']>;

/** Which field cannot be what was asked: `unknown` is no such country or municipality, `fixed` stands already, `reserved` passes for the site; of a date of birth why it will not do. */
export interface ProfileRefusal {
  field: keyof UpdateProfileBody;
  why: 'unknown' | 'fixed' | 'reserved' | BirthFault;
}

/** By what is judged: when and where it is told, the site's ages, and its name. */
export interface Judging {
  now: Date;
  country: string | null;
  ages: Ages;
  siteName: string;
}

/**
 * Changes what a player says about themselves. Only the fields that are named here are ever written, whatever else a
 * body holds. All of them are changed, or none.
 */
export async function changeProfile(
  db: Kysely<Database>,
  playerId: number,
  asked: UpdateProfileBody,
  judging: Judging,
): Promise<Result<Row, ProfileRefusal>> {
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('players')
      .selectAll()
      .where('id', '=', playerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const refusal = whyNot(held, asked, judging);
    if (refusal) return refused(refusal);
    const row = await tx
      .updateTable('players')
      .set({
        first_name: asked.first_name ?? held.first_name,
        last_name: asked.last_name ?? held.last_name,
        nickname: asked.nickname === undefined ? held.nickname : asked.nickname,
        country_code: asked.country_code ?? held.country_code,
        municipality: asked.municipality ?? held.municipality,
        birth_date: asked.birth_date ?? held.birth_date,
      })
      .where('id', '=', playerId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok(row);
  });
}

function whyNot(held: Row, asked: UpdateProfileBody, judging: Judging): ProfileRefusal | null {
  const { nickname } = asked;
  if (typeof nickname === 'string' && !readNickname(nickname, [judging.siteName]).ok) {
    return { field: 'nickname', why: 'reserved' };
  }
  // Where a player lives decides on what is offered and on taxes, a birthday brings bonuses, and a verified name was seen
  // on a document.
  const once = ['country_code', 'municipality', 'birth_date'] as const;
  const verified = ['first_name', 'last_name'] as const;
  const kept = held.verification === 'verified' ? [...once, ...verified] : once;
  for (const field of kept) {
    const value = asked[field];
    if (value !== undefined && held[field] !== null && held[field] !== value) {
      return { field, why: 'fixed' };
    }
  }
  const country = asked.country_code ?? held.country_code;
  if (asked.country_code !== undefined && !isSupportedCountry(asked.country_code)) {
    return { field: 'country_code', why: 'unknown' };
  }
  const fault =
    asked.birth_date === undefined ? null : birthFaultOf(asked.birth_date, country, judging);
  if (fault) return { field: 'birth_date', why: fault };
  if (asked.municipality === undefined) return null;
  const possible = country === 'BR' && isMunicipality(asked.municipality);
  return possible ? null : { field: 'municipality', why: 'unknown' };
}

function birthFaultOf(
  birth: string,
  country: string | null,
  { now, country: from, ages }: Judging,
): BirthFault | null {
  return birthFault(birth, country ?? from, now.getTime(), ages);
}
