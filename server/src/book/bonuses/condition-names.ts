import { sql } from 'kysely';
import type { IssuedRow } from '../../bonus/issued-bonuses';
import type { Reading } from '../catalogue/catalogue-routes';

type Part = 'sport' | 'category' | 'tournament' | 'event';

/** Names of the parts of events that bonuses ask for. */
export interface PartNames {
  /** Null for a part that nothing is asked of. */
  of(part: Part, id: number | null): { id: number; name: string } | null;
}

interface Row {
  part: Part;
  id: number;
  urn: string;
  name: string;
}

/** Reads, in a locale, what the conditions of bonuses name; what has gone from the catalogue is called by its number. */
export async function conditionNames(
  { db, findNames }: Pick<Reading, 'db' | 'findNames'>,
  rows: readonly Pick<IssuedRow, 'terms'>[],
  locale: string,
): Promise<PartNames> {
  const asked = rows.flatMap(({ terms }) => terms.eventConditions);
  const known = new Map<string, Row>();
  if (asked.length > 0) {
    const ids = (read: (each: (typeof asked)[number]) => number | null) =>
      asked.flatMap((each) => read(each) ?? []);
    const { rows: found } = await sql<Row>`
      select 'sport' as part, id, urn, name from sports where id = any(${ids((each) => each.sportId)}::integer[])
      union all select 'category', id, urn, name from categories
        where id = any(${ids((each) => each.categoryId)}::integer[])
      union all select 'tournament', id, urn, name from tournaments
        where id = any(${ids((each) => each.tournamentId)}::integer[])
      union all select 'event', m.id, m.urn, coalesce(m.name, h.name || ' – ' || a.name, '')
        from matches m left join competitors h on h.id = m.home_id left join competitors a on a.id = m.away_id
        where m.id = any(${ids((each) => each.matchId)}::integer[])`.execute(db);
    for (const row of found) known.set(`${row.part}/${row.id}`, row);
  }
  const names = await findNames(
    locale,
    [...known.values()].map(({ urn }) => urn),
  );
  return {
    of: (part, id) => {
      if (id === null) return null;
      const row = known.get(`${part}/${id}`);
      return { id, name: row ? names.of(row.urn, row.name) : String(id) };
    },
  };
}
