import { useQueryClient } from '@tanstack/react-query';
import type { WithdrawalState } from '@touchline/domain/payments/withdrawal';
import type { ReadOf } from '@touchline/wire/calls/call';
import { cancelWithdrawal, listWithdrawals } from '@touchline/wire/calls/wallet';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import { faultOf } from '../../state/field-form';
import { session } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Badge, type Standing } from './badge';
import { reasonText } from './reason-text';
import { useMoments } from './use-moments';
import { refusalText } from './withdrawal-fault';
import styles from './withdrawal-row.module.css';

type Withdrawal = ReadOf<typeof listWithdrawals>['data'][number];

const STANDING: Readonly<Record<WithdrawalState, Standing>> = {
  requested: 'waits',
  in_review: 'waits',
  approved: 'waits',
  sending: 'waits',
  sent: 'good',
  failed: 'bad',
  cancelled: 'over',
  declined: 'bad',
};

/** One withdrawal: how it stands and why, when it is expected to be sent, and the stages it went through. */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const { money } = useFormats();
  const { dayAndTime } = useMoments();
  const { state, reason, destination, expected_at: expected, stages } = withdrawal;
  const amount = money({ ...withdrawal, value: withdrawal.amount });
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <strong>{amount}</strong>
        <span className={styles.to}>{t('purse.withdrawals.to', { destination })}</span>
        <Badge standing={STANDING[state]}>{t(`purse.withdrawals.state.${state}`)}</Badge>
      </div>
      {reason !== null && <p className={styles.reason}>{reasonText(t, reason)}</p>}
      {expected !== null && (
        <p className={styles.expected}>
          {t('purse.withdrawals.expected', { time: dayAndTime(expected) })}
        </p>
      )}
      <ol className={styles.stages} aria-label={t('purse.withdrawals.stages')}>
        {stages.map((stage) => (
          <li key={`${stage.state} ${stage.at}`}>
            <span>{t(`purse.withdrawals.state.${stage.state}`)}</span>
            <time dateTime={stage.at}>{dayAndTime(stage.at)}</time>
          </li>
        ))}
      </ol>
      {withdrawal.cancellable && <TakeBack withdrawal={withdrawal} amount={amount} />}
    </li>
  );
}

function TakeBack({ withdrawal, amount }: { withdrawal: Withdrawal; amount: string }) {
  const t = useText();
  const api = useApi();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      await api.call(cancelWithdrawal, { params: { id: withdrawal.id } });
      const title = t('purse.withdrawals.cancelled');
      showAlert({
        kind: 'success',
        title,
        message: t('purse.withdrawals.cancelledText', { amount }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const title = t('purse.withdrawals.error.cancelTitle');
      showAlert({ kind: 'error', title, message: takeBackRefusal(t, error) });
    } finally {
      await queries.invalidateQueries({ queryKey: [listWithdrawals.name] });
      await session.refreshAccounts();
      setBusy(false);
    }
  };
  return (
    <div className={styles.back}>
      <Button
        size="small"
        busy={isBusy}
        aria-label={t('purse.withdrawals.cancelOf', {
          amount,
          destination: withdrawal.destination,
        })}
        onClick={() => void takeBack()}
      >
        {t('purse.withdrawals.cancel')}
      </Button>
    </div>
  );
}

/** Taking one back twice does no harm, so what is not known is tried again. */
function takeBackRefusal(t: Text, error: ApiError): string {
  return error.status === 0 ? t('session.error.unreachable') : refusalText(t, faultOf(error));
}
