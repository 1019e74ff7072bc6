import { useMutation } from '@tanstack/react-query';
import type { Bet } from '@touchline/wire/bets';
import { createShareBet } from '@touchline/wire/calls/share-bets';
import { onWire } from '@touchline/wire/money';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';

/** Shares a bet by a link with a code of it. */
export function useBetSharing(bet: Bet) {
  const t = useText();
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
    const canShare = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
    if (canShare) await navigator.share({ url: link.href });
    else {
      await navigator.clipboard.writeText(link.href);
      showAlert({ kind: 'success', title: t('my-bets.details.copied'), message: link.href });
    }
  };
  // Who closes the phone's own window has chosen so, and what fails is told above.
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
