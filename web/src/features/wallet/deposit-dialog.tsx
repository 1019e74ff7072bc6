import { useQuery } from '@tanstack/react-query';
import type { SpiResult } from '@touchline/wire/window/spi';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { rememberDeposit } from '../../state/begun-deposit';
import { session, useAccount, useSession } from '../../state/session';
import { useWishedDeposit } from '../../state/wished-deposit';
import { Dialog } from '../../ui/dialog';
import { Link } from '../../ui/link';
import styles from './deposit-dialog.module.css';
import { PaymentForm } from './payment-form';
import { tellReturn } from './tell-deposit';

/** The window for a deposit. */
export function DepositDialog() {
  const t = useText();
  const wish = useWishedDeposit();
  const inUse = useAccount();
  const wished = useSession(({ accounts }) =>
    accounts.find(({ currency, active }) => active && currency === wish?.currency),
  );
  const account = wished ?? inUse;
  const { data: settings } = useQuery(settingsQuery(useApi()));
  const [isClosed, setClosed] = useState(false);
  if (!account || !settings) return null;
  const finish = (result: SpiResult) => {
    tellReturn(t, result);
    void session.refreshAccounts();
    if (result === 'success') session.dismiss();
  };
  return (
    <Dialog
      onClose={session.dismiss}
      title={t('wallet.title')}
      {...(!isClosed && { description: t('wallet.text') })}
      closeLabel={t('wallet.close')}
    >
      <PaymentForm
        account={account}
        platformOrigin={settings.data.platform_origin}
        {...(wish && wished && { amount: wish.amount })}
        onBegun={rememberDeposit}
        onResult={finish}
        onClosed={() => setClosed(true)}
        onLeave={session.dismiss}
      />
      <OwnLimits />
    </Dialog>
  );
}

/** A deposit may be refused for a limit of the player's own: the way to them is at hand. */
function OwnLimits() {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  if (!useFlag('responsible_gambling')) return null;
  return (
    <p className={styles.limits}>
      <Link to={platformPage(site, locale, '/profile/limits')}>{t('slip.see_limits')}</Link>
    </p>
  );
}
