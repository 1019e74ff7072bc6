import { isGone } from '@touchline/domain/bets/market-status';
import { lineKey } from '@touchline/domain/bets/outcome-key';
import { isEditable } from '@touchline/domain/slip/edit';
import { selectionsOf, type Slip } from '@touchline/domain/slip/slip';
import type { LiveStore } from '../../live/live-store';
import { actions, slipStore } from '../../state/slip';

/**
 * Takes selections off the slip as soon as the page hears that they will take no more bets, and tells how many (SPEC
 * §4). What was sent without an answer waits for it. Returns how to stop.
 */
export function keepGone(live: LiveStore, tell: (count: number) => void): () => void {
  const look = (slip: Slip) => {
    const gone = goneFrom(slip, live);
    if (gone.size === 0) return;
    actions.dropGone(gone);
    tell(gone.size);
  };
  look(slipStore.getState());
  return slipStore.subscribe(look);
}

function goneFrom(slip: Slip, live: LiveStore) {
  if (!isEditable(slip) || slip.placement) return new Set<never>();
  const { lines } = live.get();
  const gone = selectionsOf(slip).filter((each) => {
    const line = lines.get(lineKey(each));
    return line && isGone({ matchStatus: each.matchStatus, marketStatus: line.status });
  });
  return new Set(gone.map((each) => each.key));
}
