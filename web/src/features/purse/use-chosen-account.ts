import { openAccount } from '@touchline/wire/calls/wallet';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { session } from '../../state/session';
import { showAlert } from '../../ui/alert';

/**
 * Makes the account in a currency the one in use, and opens it where there is none (SPEC §7 POST /player/accounts);
 * answers whether it did. What became of it is told in an alert.
 */
export function useChosenAccount() {
  const t = useText();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const choose = async (currency: string): Promise<boolean> => {
    setBusy(true);
    try {
      await api.call(openAccount, { body: { currency } });
      await session.refreshAccounts();
      showAlert({ kind: 'success', title: t('purse.wallet.nowUsed', { currency }) });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isRefused = error.error.field === 'body.currency';
      showAlert({
        kind: 'error',
        title: t('purse.wallet.failed'),
        message: isRefused ? t('purse.wallet.refused') : t('purse.wallet.failedText'),
      });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { choose, isBusy };
}
