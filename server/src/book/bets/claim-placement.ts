import { createHash } from 'node:crypto';
import type { Placement } from '@touchline/wire/bets';
import { sql, type Transaction } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';

/** What a placement id stands for: it is new, or names this same placement, or another one. */
export type Claim = 'new' | 'repeated' | 'reused';

/** A placement and whose it is. */
export interface Claimed {
  playerId: number;
  placement: Placement;
}

/**
 * Takes the placement ids for their players (DESIGN §4.5), each of which is named once. While another transaction holds
 * the same id, this waits for it: after a commit the id is a repeat, after a rollback it is new again. Ids are taken in
 * one order, so that no two transactions wait for each other.
 */
export async function claimPlacements(
  tx: Transaction<Database>,
  asked: readonly Claimed[],
): Promise<Claim[]> {
  const players = asked.map(({ playerId }) => playerId);
  const ids = asked.map(({ placement }) => placement.meta.placement_id);
  const digests = asked.map(({ placement }) => digestOf(placement));
  const { rows: claimed } = await sql<{
    player_id: number;
    id: string;
  }>`${PREPARED} insert into placements (player_id, id, digest)
    select * from unnest(${unseen(players, 'integer[]')}, ${unseen(ids, 'uuid[]')}, ${unseen(digests, 'text[]')})
    order by 1, 2
    on conflict do nothing returning player_id, id
  `.execute(tx);
  const fresh = new Set(claimed.map((row) => keyOf(row.player_id, row.id)));
  if (fresh.size === asked.length) return asked.map(() => 'new');
  const { rows: held } = await sql<{ player_id: number; id: string; digest: string }>`
    select player_id, id, digest from placements
    where (player_id, id) in (select * from unnest(${players}::integer[], ${ids}::uuid[]))
  `.execute(tx);
  const known = new Map(held.map((row) => [keyOf(row.player_id, row.id), row.digest]));
  return asked.map(({ playerId, placement }, at) => {
    const key = keyOf(playerId, placement.meta.placement_id);
    if (fresh.has(key)) return 'new';
    return known.get(key) === digests[at] ? 'repeated' : 'reused';
  });
}

/** Takes back new placements of which nothing comes, with whatever was written of their bets. */
export async function forgetPlacements(
  tx: Transaction<Database>,
  placements: readonly Claimed[],
): Promise<void> {
  if (placements.length === 0) return;
  const players = placements.map(({ playerId }) => playerId);
  const ids = placements.map(({ placement }) => placement.meta.placement_id);
  const named = sql`(select * from unnest(${players}::integer[], ${ids}::uuid[]))`;
  await sql`
    with gone as (delete from placements where (player_id, id) in ${named}),
      legs as (
        delete from bet_selections s using bets b
        where b.id = s.bet_id and (b.player_id, b.placement_id) in ${named})
    delete from bets where (player_id, placement_id) in ${named}
  `.execute(tx);
}

function keyOf(playerId: number, id: string): string {
  return `${playerId}/${id.toLowerCase()}`;
}

/** Parsed by its schema, a placement has its members in one order, so equal ones write alike. */
function digestOf(placement: Placement): string {
  const text = JSON.stringify(placement, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
