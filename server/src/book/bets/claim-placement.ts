import { createHash } from 'node:crypto';
import type { Placement } from '@touchline/wire/bets';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';

/** What a placement id stands for: it is new, or names this same placement, or another one. */
export type Claim = 'new' | 'repeated' | 'reused';

/**
 * Takes the placement id for this player (DESIGN §4.5). While another request holds the same id, this
 * waits for its transaction: after a commit the id is a repeat, after a rollback it is new again.
 */
export async function claimPlacement(
  tx: Transaction<Database>,
  playerId: number,
  placement: Placement,
): Promise<Claim> {
  const id = placement.meta.placement_id;
  const digest = digestOf(placement);
  const claimed = await tx
    .insertInto('placements')
    .values({ player_id: playerId, id, digest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (claimed) return 'new';
  const held = await tx
    .selectFrom('placements')
    .select('digest')
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return held.digest === digest ? 'repeated' : 'reused';
}

/** Parsed by its schema, a placement has its members in one order, so equal ones write alike. */
function digestOf(placement: Placement): string {
  const text = JSON.stringify(placement, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
