import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { gathered } from '../../gathered';
import type { SiteSettings } from '../site';
import { placeBets, type PlacementAsked, type Placing } from './place-bets';

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
  const place = (batch: readonly PlacementAsked[]) =>
    db.transaction().execute((tx) => placeBets(tx, batch, site));
  const placeApart = (batch: readonly PlacementAsked[]) =>
    Promise.allSettled(batch.map(async (asked) => (await place([asked]))[0] as Placing));
  const placeAll = async (batch: readonly PlacementAsked[]) => {
    if (batch.length === 1) return placeApart(batch);
    const together = await place(batch).catch(() => null);
    return together
      ? together.map((value) => ({ status: 'fulfilled' as const, value }))
      : placeApart(batch);
  };
  const lanes = Array.from({ length: LANES }, () =>
    gathered(placeAll, { most: MOST_AT_ONCE, keyOf: nameOf }),
  );
  return async (asked) => {
    const lane = lanes[asked.playerId % LANES] as (typeof lanes)[number];
    const settled = await lane(asked);
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };
}

function nameOf({ playerId, placement }: PlacementAsked): string {
  return `${playerId}/${placement.meta.placement_id.toLowerCase()}`;
}
