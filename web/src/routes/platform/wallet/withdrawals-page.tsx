import { WithdrawalForm } from '../../../features/purse/withdrawal-form';
import { Withdrawals } from '../../../features/purse/withdrawals';
import { useText } from '../../../i18n/text';
import { ProfileFrame } from '../profile/profile-frame';

/** Money that is sent to a player: asked for, followed, taken back. */
export function WithdrawalsPage() {
  const t = useText();
  return (
    <ProfileFrame
      isOpenWhileExcluded
      title={t('purse.withdrawals.title')}
      text={t('purse.withdrawals.text')}
    >
      <WithdrawalForm />
      <Withdrawals />
    </ProfileFrame>
  );
}
