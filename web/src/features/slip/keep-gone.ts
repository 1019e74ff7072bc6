import { isGone } from '@touchline/domain/bets/market-status';
import { lineKey } from '@touchline/domain/bets/outcome-key';
import { isEditable } from '@touchline/domain/slip/edit';
import { selectionsOf, type Slip } from '@touchline/domain/slip/slip';
import type { LiveStore } from '../../live/live-store';
import { topicsOf } from '../../live/offers';
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
  // A line that is settled after it was suspended changes nothing of the slip by itself.
  let stops: (() => void)[] = [];
  const unlisten = () => {
    for (const stop of stops) stop();
  };
  const listen = () => {
    unlisten();
    const topics = topicsOf(selectionsOf(slipStore.getState()));
    stops = topics.map((topic) => live.subscribe(topic, () => look(slipStore.getState())));
  };
  const unwatch = slipStore.subscribe((slip, before) => {
    if (slip.bets !== before.bets) listen();
    look(slip);
  });
  listen();
  look(slipStore.getState());
  return () => {
    unwatch();
    unlisten();
  };
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
