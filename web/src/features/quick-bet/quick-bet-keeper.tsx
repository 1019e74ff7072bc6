import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText, type Text } from '../../i18n/text';
import { useFollowMatches } from '../../live/connection-context';
import { useLiveStore } from '../../live/live-context';
import { takePicks } from '../../state/pick';
import { quickActions, quickStore, useQuickBet } from '../../state/quick-bet';
import { useAccount, useSession } from '../../state/session';
import { useVisitorCurrency } from '../../state/visitor-currency';
import { showAlert } from '../../ui/alert';
import { keepQuickBet, keepQuickPrices } from './keep-quick-bet';
import { markPressed } from './mark-pressed';
import { placeQuickBet, type QuickEnd } from './place-quick-bet';
import { takePress } from './take-press';

/** Takes presses on live odds while quick bet is on, and keeps it in step with the page. Shows nothing. */
export function QuickBetKeeper() {
  const t = useText();
  const live = useLiveStore();
  useEffect(() => keepQuickBet(), []);
  useEffect(() => keepQuickPrices(live), [live]);
  useEffect(() => markPressed.follow(quickStore), []);
  useEffect(
    () =>
      takePicks((picked, button) => {
        const status = live.get().matches.get(picked.matchId)?.status ?? picked.matchStatus;
        const end = takePress(picked, status, performance.now());
        if (end === 'slip') return false;
        markPressed.press(button);
        if (end === 'place') void placeQuickBet().then((placed) => tellQuickEnd(t, placed));
        return true;
      }),
    [live, t],
  );
  useCurrency();
  const matchId = useQuickBet(({ slip }) => slip.bets[0]?.selections[0]?.matchId);
  useFollowMatches(matchId === undefined ? [] : [matchId]);
  return null;
}

/** It is in the currency that will pay for it, as soon as that is known. A sent one changes when it is done. */
function useCurrency(): void {
  const { data } = useQuery(settingsQuery(useApi()));
  const account = useAccount();
  const isVisitor = useSession(({ status }) => status === 'not-logged-in');
  const chosen = useVisitorCurrency();
  const wanted = isVisitor ? (chosen ?? data?.data.default_currency) : account?.currency;
  useEffect(() => {
    if (wanted === undefined) return;
    const change = () => quickActions.changeCurrency(wanted);
    change();
    return quickStore.subscribe(change);
  }, [wanted]);
}

/** What leaves nothing to read beside the bet is told in an alert (SPEC §4). */
export function tellQuickEnd(t: Text, end: QuickEnd): void {
  if (end !== 'too_often') return;
  showAlert({ kind: 'error', title: t('slip.error.busyTitle'), message: t('slip.error.busy') });
}
