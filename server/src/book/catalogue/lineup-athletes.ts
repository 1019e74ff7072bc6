import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** Who is in them, by name. */
interface Sides {
  home: readonly { name: string }[];
  away: readonly { name: string }[];
}

/** So many matches are remembered of which the line-ups are kept. */
const MOST_REMEMBERED = 5000;

/**
 * Keeps who is in the line-ups of a match, so that they are found by name. Providers tell line-ups when they are asked,
 * and by names alone: the name stands in for an urn, with a type of ours before it.
 */
export function lineupKeeper(
  db: Kysely<Database>,
): (matchId: number, lineups: Sides) => Promise<void> {
  const kept = new Map<number, string>();
  return async (matchId, { home, away }) => {
    const names = [...new Set([...home, ...away].map(({ name }) => name.trim()))]
      .filter((name) => name !== '')
      .sort();
    const said = names.join('\n');
    if (kept.get(matchId) === said) return;
    if (kept.size >= MOST_REMEMBERED) kept.clear();
    kept.set(matchId, said);
    await sql`
      insert into match_athletes (match_id, urn, name)
      select ${matchId}, 'lineup:player:' || name, name from unnest(${names}::text[]) as told (name)
      on conflict do nothing`.execute(db);
  };
}
