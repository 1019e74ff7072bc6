import { selectionsOf, type Slip } from '@touchline/domain/slip/slip';
import type { LiveStore } from '../../live/live-store';
import { actions, slipStore } from '../../state/slip';
import { slipSettings } from '../../state/slip-rules';
import { offersOf, topicsOf } from '../../live/offers';

/**
 * Hands prices and provider statuses to the slip as they reach the page, and once more whenever the
 * slip's selections, its ticket or the player's answer to changed odds change. Returns how to stop.
 */
export function keepPrices(live: LiveStore): () => void {
  let stops: (() => void)[] = [];
  const unlisten = () => {
    for (const stop of stops) stop();
  };
  const listen = () => {
    unlisten();
    const topics = topicsOf(selectionsOf(slipStore.getState()));
    stops = topics.map((topic) => live.subscribe(topic, () => takePrices(live)));
    stops.push(live.subscribe('providers', () => takeProviders(live)));
    takePrices(live);
    takeProviders(live);
  };
  listen();
  const unwatch = slipStore.subscribe((slip, before) => {
    if (slip.ticket !== before.ticket || keysOf(slip) !== keysOf(before)) listen();
  });
  const unwatchMode = slipSettings.subscribe(({ acceptMode }, before) => {
    if (acceptMode !== before.acceptMode) takePrices(live);
  });
  return () => {
    unwatchMode();
    unwatch();
    unlisten();
  };
}

function takePrices(live: LiveStore): void {
  actions.refreshOdds(offersOf(selectionsOf(slipStore.getState()), live.get()));
}

function takeProviders(live: LiveStore): void {
  for (const provider of new Set(selectionsOf(slipStore.getState()).map((each) => each.provider))) {
    actions.markProvider(provider, !live.get().down.has(provider));
  }
}

function keysOf(slip: Slip): string {
  return selectionsOf(slip)
    .map((each) => each.key)
    .join(' ');
}
