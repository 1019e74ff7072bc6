import { createHash } from 'node:crypto';
import type { Placement } from '@touchline/wire/bets';
import { sql, type Transaction } from 'kysely';
import { jsonText } from '../../db/json-text';
import { columnOf, PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { command, type Statement, statement } from '../../db/statements';

/** What a placement id stands for: it is new, or names this same placement, or another one. */
export type Claim = 'new' | 'repeated' | 'reused';

/** A placement and whose it is. */
export interface Claimed {
  playerId: number;
  placement: Placement;
}

/** Placement ids that were new, each with its player. */
type ClaimedIds = ReadonlySet<string>;

/**
 * Takes the placement ids for their players (DESIGN §4.5), each of which is named once. While another transaction holds
 * the same id, this waits for it: after a commit the id is a repeat, after a rollback it is new again. Ids are taken in
 * one order, so that no two transactions wait for each other.
 */
export function placementsClaimed(asked: readonly Claimed[]): Statement<ClaimedIds> {
  const query = sql<{ player_id: number; id: string }>`${PREPARED}
    insert into placements (player_id, id, digest, meta)
    select player_id, id, digest, meta::jsonb from unnest(
      ${columnOf(asked, ({ playerId }) => playerId, 'integer[]')},
      ${columnOf(asked, ({ placement }) => placement.meta.placement_id, 'uuid[]')},
      ${columnOf(asked, ({ placement }) => digestOf(placement), 'text[]')},
      ${columnOf(asked, ({ placement }) => metaOf(placement), 'text[]')})
      as asked (player_id, id, digest, meta)
    order by 1, 2
    on conflict do nothing returning player_id, id
  `;
  return statement(query, (rows) => new Set(rows.map((row) => keyOf(row.player_id, row.id))));
}

/** Tells what each placement id stands for, by what was claimed. */
export async function claimsOf(
  tx: Transaction<Database>,
  asked: readonly Claimed[],
  fresh: ClaimedIds,
): Promise<Claim[]> {
  if (fresh.size === asked.length) return asked.map(() => 'new');
  const players = asked.map(({ playerId }) => playerId);
  const ids = asked.map(({ placement }) => placement.meta.placement_id);
  const { rows: held } = await sql<{ player_id: number; id: string; digest: string }>`
    select player_id, id, digest from placements
    where (player_id, id) in (select * from unnest(${players}::integer[], ${ids}::uuid[]))
  `.execute(tx);
  const known = new Map(held.map((row) => [keyOf(row.player_id, row.id), row.digest]));
  return asked.map(({ playerId, placement }) => {
    const key = keyOf(playerId, placement.meta.placement_id);
    if (fresh.has(key)) return 'new';
    return known.get(key) === digestOf(placement) ? 'repeated' : 'reused';
  });
}

/** Takes back new placements of which nothing comes. */
export function placementsForgotten(placements: readonly Claimed[]): Statement<void> {
  const players = placements.map(({ playerId }) => playerId);
  const ids = placements.map(({ placement }) => placement.meta.placement_id);
  return command(sql`
    delete from placements
    where (player_id, id) in (select * from unnest(${players}::integer[], ${ids}::uuid[]))`);
}

function keyOf(playerId: number, id: string): string {
  return `${playerId}/${id.toLowerCase()}`;
}

/** Parsed by its schema, a placement has its members in one order, so equal ones write alike. */
function digestOf(placement: Placement): string {
  return createHash('sha256').update(jsonText(placement)).digest('hex');
}

/** What is kept of how it was made, beside its id. */
function metaOf({ meta: { device_id, quick, type } }: Placement): string {
  return jsonText({ device_id, quick, type });
}
