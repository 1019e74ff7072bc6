import { changedPrices } from '@touchline/domain/slip/edit';
import { selectionsOf } from '@touchline/domain/slip/slip';
import { Lock, TrendingUp } from 'lucide-react';
import { useText } from '../../i18n/text';
import { actions, useSlip } from '../../state/slip';
import { Button } from '../../ui/button';
import styles from './slip-changes.module.css';

/** What has changed on the slip, and one press that agrees to all of it (SPEC §4 "Acknowledging the change"). */
export function SlipChanges() {
  const t = useText();
  const prices = useSlip(({ bets }) => changedPrices(bets).length);
  const closed = useSlip(
    (slip) => selectionsOf(slip).filter((each) => each.isSuspended || each.isNotAvailable).length,
  );
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  if (isBusy || (prices === 0 && closed === 0)) return null;
  const Picture = closed > 0 ? Lock : TrendingUp;
  return (
    <div className={styles.changes}>
      <Picture size={14} aria-hidden="true" />
      <p role="status">
        {prices > 0 && <span>{t('ticket.changes.prices', { count: prices })}</span>}
        {closed > 0 && <span>{t('ticket.changes.closed', { count: closed })}</span>}
      </p>
      <Button size="small" onClick={actions.acknowledgeChanges}>
        {prices > 0 ? t('ticket.changes.accept') : t('ticket.changes.remove', { count: closed })}
      </Button>
    </div>
  );
}
