import type { Bet } from '@touchline/wire/bets';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { useFreshness } from '../../live/live-context';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/segmented';
import { AutoCashOut } from './auto-cash-out';
import { CashOutNow } from './cash-out-now';
import styles from './cash-out-window.module.css';
import { useOffer } from './offers';

type When = 'now' | 'later';

/** Cashes out a bet, now or once its offer is worth it (SPEC §2 "cash-out modals"). */
export function CashOutWindow({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const t = useText();
  const offer = useOffer(bet);
  const isLocked = useFreshness() !== 'fresh';
  const [when, setWhen] = useState<When>(bet.auto_cashout ? 'later' : 'now');
  const { stake, win } = bet.remaining;
  const rest = { stake: stake.value, win: win.value };
  return (
    <Dialog
      onClose={onClose}
      title={`${t('my-bets.cash.title')} · ${t('bets.ref', { ref: bet.ref })}`}
      closeLabel={t('my-bets.cash.close')}
    >
      <div className={styles.window}>
        <Segmented
          label={t('my-bets.cash.how')}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: t('my-bets.cash.now') },
            { value: 'later', label: t('my-bets.cash.later') },
          ]}
        />
        {isLocked && <p role="status">{t('my-bets.cash.offline')}</p>}
        {when === 'now' ? (
          <CashOutNow bet={bet} rest={rest} offer={offer} isLocked={isLocked} onDone={onClose} />
        ) : (
          <AutoCashOut bet={bet} rest={rest} offer={offer.to_cashout} onDone={onClose} />
        )}
      </div>
    </Dialog>
  );
}
