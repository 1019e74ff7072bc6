import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Bet } from '@touchline/wire/bets';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';
import { betAgain } from './bet-again';

/** Puts a bet on the slip once more, and tells what of it could not come along. */
export function useBetAgain(bet: Bet, onClose: () => void) {
  const t = useText();
  const api = useApi();
  const client = useQueryClient();
  const { exchange_rates: rates = {} } = useQuery(settingsQuery(api)).data?.data ?? {};
  const { mutate, isPending } = useMutation({
    mutationFn: () => betAgain(bet, { api, client, rates }),
    onSuccess: (count) => {
      if (count === null) return;
      onClose();
      if (count === 0) return;
      const message = t('share.leftOutText');
      showAlert({ kind: 'info', title: t('share.leftOut', { count }), message });
    },
    onError: () =>
      showAlert({
        kind: 'error',
        title: t('my-bets.details.again'),
        message: t('share-bet.not-found-modal.link-try-later'),
      }),
  });
  return { again: () => mutate(), isBusy: isPending };
}
