import type { Slip } from '@touchline/domain/slip/slip';
import { openSelections } from '@touchline/domain/slip/slip';
import { totals } from '@touchline/domain/slip/totals';
import type { PageMessage } from '@touchline/wire/window/embed';
import { throttled } from '@touchline/wire/window/throttle';
import { slipStore } from '../state/slip';
import type { Post } from './host-door';

type Odds = PageMessage<'odds_changed'>;

/** How often the host hears of odds at most, in ms: live ones move several times a second. */
export const ODDS_THROTTLE_MS = 250;

/** Tells the host how many selections the slip has and what their odds come to, when that changes (SPEC §7). */
export function reportOdds(post: Post): () => void {
  let told: Odds = { selections: 0, total_odds: null };
  const report = throttled<void>(ODDS_THROTTLE_MS, () => {
    const now = oddsOf(slipStore.getState());
    if (now.selections === told.selections && now.total_odds === told.total_odds) return;
    told = now;
    post('odds_changed', now);
  });
  const stop = slipStore.subscribe(() => report());
  report();
  return () => {
    stop();
    report.stop();
  };
}

/** A receipt has none. Several bets have no product, and one beyond what a number holds is not told. */
export function oddsOf(slip: Slip): Odds {
  const selections = openSelections(slip).length;
  const { odds } = totals({ bets: selections === 0 ? [] : slip.bets }, null);
  const isTold = odds !== null && Number.isSafeInteger(odds);
  return { selections, total_odds: isTold ? odds : null };
}
