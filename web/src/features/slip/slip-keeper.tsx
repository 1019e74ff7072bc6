import { useQuery } from '@tanstack/react-query';
import { selectionsOf, type Selection } from '@touchline/domain/slip/slip';
import { useEffect, useLayoutEffect } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useLiveStore } from '../../live/live-context';
import { onRestored } from '../../state/page-restored';
import { isVisitor, useAccount, useSession } from '../../state/session';
import { actions, slipStore, useSlip } from '../../state/slip';
import { keepPanel, takeKeptPanel } from '../../state/slip-panel';
import { acceptModeFor, applySlipRules, takeKeptAcceptMode } from '../../state/slip-rules';
import { keepSlip, takeKeptSlip } from '../../state/stored-slip';
import { useVisitorCurrency } from '../../state/visitor-currency';
import { laterAlone } from '../../ui/later';
import { keepPrices } from './keep-prices';
import { slipRules } from './site-rules';
import { useCloseOnNavigation } from './use-close-on-navigation';

/** Keeps the slip in step with storage, settings, account, live prices and route. Shows nothing. */
export function SlipKeeper() {
  useKept();
  useRules();
  useCurrency();
  useLivePrices();
  useCloseOnNavigation();
  const ids = useSlip((slip) => idsOf(selectionsOf(slip)));
  return ids === ''
    ? null
    : ids.split(',').map((id) => <SlipMatch key={id} matchId={Number(id)} />);
}

const SlipMatch = laterAlone(async () => (await import('./slip-match')).SlipMatch);

function idsOf(selections: readonly Selection[]): string {
  return [...new Set(selections.map((each) => each.matchId))].join(',');
}

/** As the page is taken over, and not a moment later: a price that is pressed by then adds to the slip that was kept. */
function useKept(): void {
  useLayoutEffect(() => {
    const stopSlip = keepSlip();
    const stopPanel = keepPanel();
    // Before anything is written: that would be the slip as it was when this page was left.
    const stopRestoring = onRestored(() => {
      takeKeptSlip();
      takeKeptPanel();
      takeKeptAcceptMode(isVisitor());
    });
    return () => {
      stopRestoring();
      stopSlip();
      stopPanel();
    };
  }, []);
}

function useRules(): void {
  const { data } = useQuery(settingsQuery(useApi()));
  const currency = useSlip((slip) => slip.currency);
  const isVisitor = useSession(({ status }) => status === 'not-logged-in');
  useEffect(() => {
    if (data) applySlipRules(slipRules(data.data, currency), acceptModeFor(data.data, isVisitor));
  }, [data, currency, isVisitor]);
}

/**
 * The slip is in the currency that will pay for it, and stays as it is until that is known. A sent one
 * changes when it is done.
 */
function useCurrency(): void {
  const { data } = useQuery(settingsQuery(useApi()));
  const account = useAccount();
  const isVisitor = useSession(({ status }) => status === 'not-logged-in');
  const chosen = useVisitorCurrency();
  const wanted = isVisitor ? (chosen ?? data?.data.default_currency) : account?.currency;
  useEffect(() => {
    if (wanted === undefined) return;
    const change = () => actions.changeCurrency(wanted);
    change();
    return slipStore.subscribe(change);
  }, [wanted]);
}

function useLivePrices(): void {
  const store = useLiveStore();
  useEffect(() => keepPrices(store), [store]);
}
