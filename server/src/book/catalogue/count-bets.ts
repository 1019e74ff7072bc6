import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { OPEN } from './match-filter';

/**
 * Counts the bets on open matches for the sort key `bets_count` (SPEC §9), each time it is called: of the matches that
 * have got a bet since the call before the last one, because a bet may commit after others with higher ids. The first
 * call counts all. Placements count nothing themselves: a match would be one more row that they all wait for.
 */
export function betCounter(db: Kysely<Database>): () => Promise<void> {
  let [from, last] = [0, 0];
  return async () => {
    const newest = await newestBet(db);
    for (const { id, count } of await changedCounts(db, from)) {
      await db.updateTable('matches').set({ bets_count: count }).where('id', '=', id).execute();
    }
    [from, last] = [last, newest];
  };
}

async function newestBet(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::integer as id from bets`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Open matches with bets behind `from` whose count is another one now; a bet that was not accepted does not count. */
async function changedCounts(
  db: Kysely<Database>,
  from: number,
): Promise<{ id: number; count: number }[]> {
  const { rows } = await sql<{ id: number; count: number }>`
    select m.id, c.count from matches m cross join lateral (
      select count(distinct s.bet_id)::integer as count
      from bet_selections s join bets b on b.id = s.bet_id
      where s.match_id = m.id and b.status not in ('rejected', 'withdrawn', 'cancelled')) c
    where m.status = any(${OPEN}::smallint[]) and c.count <> m.bets_count
      and m.id in (select s.match_id from bet_selections s where s.bet_id > ${from})
    order by m.id`.execute(db);
  return rows;
}
