import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { TournamentPlace } from './places';

interface PriorityRow {
  kind: 'sport' | 'category' | 'tournament';
  locale: string;
  priority: number;
}

/** A league that was read without a locale, with the priorities of any one that has its own (SPEC §3 "League"). */
export async function localTournament(
  db: Kysely<Database>,
  row: TournamentPlace,
): Promise<(locale: string) => TournamentPlace> {
  const { rows } = await sql<PriorityRow>`
    select kind, locale, priority from priorities
    where (kind, entity_id) in (
      ('category', ${row.category_id}), ('tournament', ${row.tournament_id}))`.execute(db);
  return (locale) => {
    const of = (kind: PriorityRow['kind'], general: number) =>
      rows.find((each) => each.kind === kind && each.locale === locale)?.priority ?? general;
    return {
      ...row,
      category_priority: of('category', row.category_priority),
      tournament_priority: of('tournament', row.tournament_priority),
    };
  };
}
