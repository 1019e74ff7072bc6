import { assert } from '@touchline/domain/assert';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { gathered } from '../../gathered';
import type { SiteSettings } from '../site';
import { placeBets, type Placing } from './place-bets';
import type { PlacementAsked } from './placement-asked';

/** Where placements are taken: whoever comes at the same time goes together. Rejects when a placement could not be tried. */
export type PlacingDesk = (asked: PlacementAsked) => Promise<Placing>;

/** While one batch waits for the disk, another one is checked. */
const LANES = 2;
const MOST_AT_ONCE = 128;

/**
 * Opens a desk. Each player stays in one lane, so that batches seldom wait for each other's money. Where a batch fails
 * as a whole, each of its placements is tried by itself: none fails for what is wrong with another.
 */
export function placingDesk(db: Kysely<Database>, site: SiteSettings): PlacingDesk {
  // A batch is checked by what holds when it begins: a change meanwhile is for the next one.
  const place = (batch: readonly PlacementAsked[]) =>
    db.transaction().execute((tx) => placeBets(tx, batch, { ...site }));
  const placeAlone = async (asked: PlacementAsked) => {
    const [placing] = await place([asked]);
    assert(placing, 'every placement is answered');
    return placing;
  };
  const placeApart = (batch: readonly PlacementAsked[]) =>
    Promise.allSettled(batch.map((asked) => placeAlone(asked)));
  const placeTogether = async (batch: readonly PlacementAsked[]) => {
    const placings = batch.length > 1 ? await place(batch).catch(() => null) : null;
    return placings?.map(taken) ?? placeApart(batch);
  };
  const lanes = Array.from({ length: LANES }, () =>
    gathered(placeTogether, { most: MOST_AT_ONCE, keyOf: nameOf }),
  );
  return async (asked) => {
    const lane = lanes[asked.playerId % LANES];
    assert(lane, 'every player has a lane');
    const settled = await lane(asked);
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };
}

function taken(value: Placing): PromiseSettledResult<Placing> {
  return { status: 'fulfilled', value };
}

function nameOf({ playerId, placement }: PlacementAsked): string {
  return `${playerId}/${placement.meta.placement_id.toLowerCase()}`;
}
