import { TwoFactor, TwoFactorWaiting } from '../../../features/profile/two-factor';
import { useText } from '../../../i18n/text';
import { ProfileFrame } from './profile-frame';

/** What a player is asked for after the password (SPEC §2 "Platform pages"). */
export function TwoFactorPage() {
  const t = useText();
  return (
    <ProfileFrame
      title={t('profile.factors.title')}
      text={t('profile.factors.text')}
      waiting={<TwoFactorWaiting />}
    >
      <TwoFactor />
    </ProfileFrame>
  );
}
