import { randomUUID } from 'node:crypto';
import type { PlacementSent } from '@touchline/wire/bets';

/** A placement as a browser sends it, under an id of its own. */
export function aPlacementSent(bets: PlacementSent['bets']): PlacementSent {
  return {
    meta: {
      placement_id: randomUUID(),
      device_id: 'test',
      quick: false,
      type: bets[0]?.type ?? 'single',
    },
    auto_accept_odds_change: 'none',
    bets,
  };
}
