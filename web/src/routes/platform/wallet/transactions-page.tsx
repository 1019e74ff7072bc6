import { Transactions } from '../../../features/purse/transactions';
import { useText } from '../../../i18n/text';
import { ProfileFrame } from '../profile/profile-frame';

/** SPEC §2 `/profile/wallet/transactions`. */
export function TransactionsPage() {
  const t = useText();
  return (
    <ProfileFrame
      isOpenWhileExcluded
      title={t('purse.transactions.title')}
      text={t('purse.transactions.text')}
    >
      <Transactions />
    </ProfileFrame>
  );
}
