import { useQuery } from '@tanstack/react-query';
import type { Minor } from '@touchline/domain/money';
import { totals } from '@touchline/domain/slip/totals';
import type { SpiResult } from '@touchline/wire/window/spi';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { closeQuickDeposit, useMissing } from '../../state/quick-deposit';
import { session, useAccount } from '../../state/session';
import { useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { PaymentForm } from './payment-form';
import styles from './quick-deposit.module.css';
import { followToEnd, tellQuickDeposit } from './tell-deposit';

/**
 * A deposit of what is missing for the slip, without leaving it (SPEC §4 "Quick-deposit result"). It goes when the money
 * is there; what is on its way when it goes is told all the same.
 */
export function QuickDeposit() {
  const t = useText();
  const account = useAccount();
  const missing = useMissing();
  const { data: settings } = useQuery(settingsQuery(useApi()));
  const begun = useRef<string | null>(null);
  const isEnough = useIsEnough(account?.balance ?? null);
  useEffect(() => {
    if (!account || (isEnough && begun.current === null)) closeQuickDeposit();
  }, [account, isEnough]);
  useEffect(
    () => () => {
      closeQuickDeposit();
      if (begun.current !== null) {
        void followToEnd(begun.current, (end) => tellQuickDeposit(t, end));
      }
    },
    [t],
  );
  if (!account || !settings || missing === null) return null;
  const finish = (result: SpiResult) => {
    tellQuickDeposit(t, result);
    void session.refreshAccounts();
    if (result === 'pending') return;
    begun.current = null;
    if (result === 'success') closeQuickDeposit();
  };
  const otherwise = () => {
    closeQuickDeposit();
    session.ask('deposit');
  };
  return (
    <section className={styles.card} aria-label={t('quick-deposit.title')}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('quick-deposit.title')}</h3>
        <IconButton label={t('wallet.close')} onClick={closeQuickDeposit}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <PaymentForm
        mode="quick"
        amount={missing}
        account={account}
        platformOrigin={settings.data.platform_origin}
        onBegun={(id) => {
          begun.current = id;
        }}
        onResult={finish}
      />
      <Button variant="plain" size="small" onClick={otherwise}>
        {t('quick-deposit.other')}
      </Button>
    </section>
  );
}

/** Whether the balance pays for the slip as it stands now. */
function useIsEnough(balance: Minor | null): boolean {
  const { systemCap } = useSlipRules();
  const cash = useSlip((slip) => totals(slip, systemCap).cash);
  return balance !== null && balance >= cash;
}
