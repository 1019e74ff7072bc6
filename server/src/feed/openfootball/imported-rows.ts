import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { ImportedMatch } from './imported-match';

const AT_ONCE = 500;

/** Keeps matches for whoever plays them; one that is there already is replaced. */
export async function keepImported(
  db: Kysely<Database>,
  matches: readonly ImportedMatch[],
): Promise<void> {
  for (let from = 0; from < matches.length; from += AT_ONCE) {
    const rows = matches.slice(from, from + AT_ONCE).map((match) => ({
      urn: match.urn,
      start_time: new Date(match.startTime),
      match: JSON.stringify(match),
    }));
    await db
      .insertInto('imported_matches')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('urn').doUpdateSet((row) => ({
          start_time: row.ref('excluded.start_time'),
          match: row.ref('excluded.match'),
        })),
      )
      .execute();
  }
}

/** Every match that was kept and begins after a moment (ms since epoch), by its start. */
export async function importedSince(db: Kysely<Database>, since: number): Promise<ImportedMatch[]> {
  const rows = await db
    .selectFrom('imported_matches')
    .select('match')
    .where('start_time', '>', new Date(since))
    .orderBy('start_time')
    .orderBy('urn')
    .execute();
  // Written by `keepImported` and by nobody else.
  return rows.map(({ match }) => match as ImportedMatch);
}
