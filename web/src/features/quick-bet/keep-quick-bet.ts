import { selectionsOf } from '@touchline/domain/slip/slip';
import { offersOf, topicsOf } from '../../live/offers';
import type { LiveStore } from '../../live/live-store';
import { onRestored } from '../../state/page-restored';
import { quickActions, quickOutcome, quickStore } from '../../state/quick-bet';
import { accountOf, sessionStore } from '../../state/session';
import { keptQuickBet } from '../../state/session-keys';
import { slipSettings } from '../../state/slip-rules';
import { keepsIn } from '../../state/storage';

/** Keeps quick bet in step with this tab's storage, with the session and with the balance. Returns how to stop. */
export function keepQuickBet(): () => void {
  takeKept();
  const stops = [
    onRestored(() => {
      const { isEnabled, stake, slip } = quickStore.getState();
      // What was sent without an answer is kept by nobody else.
      if (slip.placement) return;
      const kept = keptQuickBet.read();
      if (isEnabled && kept === null && keepsIn('session')) quickActions.close();
      else if (kept?.stake !== stake || !isEnabled) takeKept();
    }),
    quickStore.subscribe(({ isEnabled, stake, slip }, before) => {
      const isSame = isEnabled === before.isEnabled && stake === before.stake;
      if (isSame && slip.currency === before.slip.currency) return;
      keptQuickBet.write(isEnabled ? { isEnabled, stake, currency: slip.currency } : null);
    }),
    sessionStore.subscribe((now, before) => {
      if (before.status === 'logged-in' && now.status === 'not-logged-in') quickActions.close();
      const account = accountOf(now);
      if (account === null || account.balance === accountOf(before)?.balance) return;
      if (account.currency === quickStore.getState().slip.currency) {
        quickActions.balanceIs(account.balance);
      }
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function takeKept(): void {
  const found = keptQuickBet.read();
  if (found?.isEnabled) quickActions.restore(found.stake, found.currency);
}

/**
 * Hands the price of the outcome at hand, and whether its provider is up, to quick bet as they reach the page. Returns
 * how to stop.
 */
export function keepQuickPrices(live: LiveStore): () => void {
  const selections = () => selectionsOf(quickStore.getState().slip);
  const takePrices = () => quickActions.refreshOdds(offersOf(selections(), live.get()));
  const takeProviders = () => {
    for (const { provider } of selections()) {
      quickActions.markProvider(provider, !live.get().down.has(provider));
    }
  };
  let stops: (() => void)[] = [];
  const unlisten = () => stops.forEach((stop) => stop());
  const listen = () => {
    unlisten();
    stops = topicsOf(selections()).map((topic) => live.subscribe(topic, takePrices));
    stops.push(live.subscribe('providers', takeProviders));
    takePrices();
    takeProviders();
  };
  listen();
  const unwatch = quickStore.subscribe((quick, before) => {
    const isSame = quickOutcome(quick) === quickOutcome(before);
    if (!isSame || quick.slip.ticket !== before.slip.ticket) listen();
  });
  const unwatchMode = slipSettings.subscribe(({ acceptMode }, before) => {
    if (acceptMode !== before.acceptMode) takePrices();
  });
  return () => {
    unwatchMode();
    unwatch();
    unlisten();
  };
}
