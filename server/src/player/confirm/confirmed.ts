import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { hashOf } from '../random-token';

/** For so long nothing is asked again. */
const LASTS = sql`interval '10 minutes'`;

/** Whether a session has shown within ten minutes, by the database's clock, that it is its player's. */
export async function isConfirmed(db: Kysely<Database>, token: string): Promise<boolean> {
  const { rows } = await sql`
    select from sessions where token_hash = ${hashOf(token)}
      and confirmed_at > clock_timestamp() - ${LASTS}`.execute(db);
  return rows.length > 0;
}

/** A session has shown that it is its player's, under whichever of its tokens. */
export async function noteConfirmed(db: Kysely<Database>, token: string): Promise<void> {
  await sql`
    update sessions set confirmed_at = clock_timestamp()
    where id in (select id from sessions where token_hash = ${hashOf(token)})`.execute(db);
}
