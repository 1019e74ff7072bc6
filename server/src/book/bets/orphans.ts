import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** A row that names another one which is not there. */
export interface Orphan {
  kind: 'orphan';
  table: 'bets' | 'bet_selections' | 'bet_exposures' | 'placements';
  id: string;
  lacks: 'player' | 'placement' | 'bet' | 'match' | 'selection';
}

/**
 * Looks for rows whose neighbours are missing, which no constraint watches while they are written
 * (docs/decisions/0019). A bet without any selection is one too.
 */
export async function orphans(db: Kysely<Database>): Promise<Orphan[]> {
  const { rows } = await sql<Orphan>`
    select 'orphan' as kind, "table", id::text, lacks from (
      select 'placements' as "table", p.id::text as id, 'player' as lacks from placements p
      where not exists (select from players where id = p.player_id)
      union all
      select 'bets', b.id::text, 'player' from bets b
      where not exists (select from players where id = b.player_id)
      union all
      select 'bets', b.id::text, 'placement' from bets b
      where not exists (
        select from placements p where (p.player_id, p.id) = (b.player_id, b.placement_id))
      union all
      select 'bets', b.id::text, 'selection' from bets b
      where not exists (select from bet_selections where bet_id = b.id)
      union all
      select 'bet_selections', s.id::text, 'bet' from bet_selections s
      where not exists (select from bets where id = s.bet_id)
      union all
      select 'bet_selections', s.id::text, 'match' from bet_selections s
      where not exists (select from matches where id = s.match_id)
      union all
      select 'bet_exposures', x.bet_id::text, 'bet' from bet_exposures x
      where not exists (select from bets where id = x.bet_id)) missing
    order by "table", lacks, id
  `.execute(db);
  return rows;
}
