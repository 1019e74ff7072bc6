import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { HitRow } from './payouts';

/** A hit with the names of its level, and what its draw can be checked with. */
export interface HitNow extends HitRow {
  names: Record<string, string>;
  seed_number: number;
  seed_value: string;
  seed_hash: string;
  committed_at: Date;
  revealed_at: Date;
}

/** Hits that are meant in a condition on `h`, in an order. The seed of a hit has been revealed. */
export function hitsNow(
  which: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql`order by h.id desc`,
): RawBuilder<HitNow> {
  return sql<HitNow>`
    select h.*, j.currency, l.names, s.number as seed_number, s.value as seed_value, s.hash as seed_hash,
      s.committed_at, s.revealed_at
    from jackpot_hits h
    join jackpots j on j.id = h.jackpot_id
    join jackpot_levels l on (l.jackpot_id, l.code) = (h.jackpot_id, h.level_code)
    join jackpot_seeds s on s.id = h.seed_id
    where ${which} ${rest}`;
}

/** One of them; null when there is none. */
export async function hitById(db: Kysely<Database>, id: number): Promise<HitNow | null> {
  const { rows } = await hitsNow(sql`h.id = ${id}::bigint`).execute(db);
  return rows[0] ?? null;
}

/** Marks a player's own hits as seen, those that were not yet (SPEC §4). Others' change nothing. */
export async function markHitsSeen(
  db: Kysely<Database>,
  playerId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update jackpot_hits set seen_at = ${now}
    where id = any(${ids}::integer[]) and player_id = ${playerId} and seen_at is null`.execute(db);
}
