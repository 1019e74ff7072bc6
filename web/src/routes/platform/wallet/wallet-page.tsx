import { Accounts } from '../../../features/purse/accounts';
import { CompPoints } from '../../../features/purse/comp-points';
import { Deposits } from '../../../features/purse/deposits';
import { DepositPrompt } from '../../../features/wallet/deposit-prompt';
import { DepositReturn } from '../../../features/wallet/deposit-return';
import { useText } from '../../../i18n/text';
import { useIsRestricted } from '../../../state/playing';
import { ProfileFrame } from '../profile/profile-frame';

/** What a player has: accounts, comp points, deposits. A deposit begun here comes back here. */
export function WalletPage() {
  const t = useText();
  const isRestricted = useIsRestricted();
  return (
    <ProfileFrame isOpenWhileExcluded title={t('purse.wallet.title')} text={t('purse.wallet.text')}>
      <Accounts />
      {!isRestricted && <CompPoints />}
      {/* Its length is known last, so nothing stands below it. */}
      <Deposits />
      <DepositPrompt />
      <DepositReturn />
    </ProfileFrame>
  );
}
