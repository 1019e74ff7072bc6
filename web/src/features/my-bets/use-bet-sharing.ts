import { useMutation } from '@tanstack/react-query';
import type { Bet } from '@touchline/wire/bets';
import { createShareBet } from '@touchline/wire/calls/share-bets';
import { onWire } from '@touchline/wire/money';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';
import { sharedResult } from './shared-result';
import { copyText, handOn, isHandedOn } from '../../ui/hand-on';

/** Shares a bet by a link with a code of it; one that is settled with its result. */
export function useBetSharing(bet: Bet) {
  const t = useText();
  const formats = useFormats();
  const api = useApi();
  const code = useMutation({
    mutationFn: async () =>
      (await api.call(createShareBet, { body: { bets: [sharedFrom(bet)] } })).data.code,
    onError: () => showAlert({ kind: 'error', title: t('my-bets.details.shareFailed') }),
  });
  const share = async () => {
    const made = await code.mutateAsync();
    const link = new URL(document.baseURI);
    link.search = new URLSearchParams({ betcode: made }).toString();
    link.hash = '';
    const result = sharedResult(t, bet, formats);
    if (isHandedOn()) return handOn(link.href, null, result);
    const shared = result === null ? link.href : `${result}\n${link.href}`;
    const isCopied = await copyText(shared);
    // The link stands there to be copied by hand.
    showAlert({
      kind: isCopied ? 'success' : 'info',
      title: t(isCopied ? 'my-bets.details.copied' : 'ticket.share.copyFailed'),
      message: shared,
    });
  };
  // What fails is told above.
  return { share: () => void share().catch(() => undefined), isSharing: code.isPending };
}

function sharedFrom({ type, stake, system, selections }: Bet) {
  return {
    type,
    stake: { value: onWire(stake.value), currency: stake.currency },
    ...(system ? { system_id: system.id } : {}),
    selections: selections.map((leg) => ({
      match_id: leg.match.id,
      market_id: leg.market.id,
      specifier: leg.specifier,
      outcome_id: leg.outcome.id,
      odds: leg.odds,
    })),
  };
}
