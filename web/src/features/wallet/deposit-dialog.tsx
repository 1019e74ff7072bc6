import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { session, useAccount } from '../../state/session';
import { Dialog } from '../../ui/dialog';
import { PaymentForm } from './payment-form';

/** The window for a deposit. */
export function DepositDialog() {
  const t = useText();
  const account = useAccount();
  const { data: settings } = useQuery(settingsQuery(useApi()));
  if (!account || !settings) return null;
  return (
    <Dialog
      onClose={session.dismiss}
      title={t('wallet.title')}
      description={t('wallet.text')}
      closeLabel={t('wallet.close')}
    >
      <PaymentForm account={account} platformOrigin={settings.data.platform_origin} />
    </Dialog>
  );
}
