import { DEPOSIT_STATES } from '@touchline/wire/calls/platform';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text';
import { session } from '../../state/session';
import { showAlert, type Alert } from '../../ui/alert';

type DepositState = (typeof DEPOSIT_STATES)[number];

/** The query parameter in which the payment page says how a deposit ended (SPEC §2). */
const PARAMETER = 'deposit';
const KINDS: Readonly<Record<DepositState, Alert['kind']>> = {
  success: 'success',
  pending: 'info',
  error: 'error',
};

/**
 * Meets a player who comes back from the payment page: says how it ended, reads the balance and
 * takes the result out of the address, so that a reload does not say it again. Shows nothing.
 */
export function DepositReturn() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const said = query.get(PARAMETER);
  useEffect(() => {
    if (said === null) return;
    setQuery(
      (now) => {
        now.delete(PARAMETER);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    const state = DEPOSIT_STATES.find((each) => each === said);
    if (!state) return;
    showAlert({
      kind: KINDS[state],
      title: t(`wallet.result.${state}`),
      message: t(`wallet.result.${state}Text`),
    });
    void session.refreshAccounts();
  }, [said, setQuery, t]);
  return null;
}
