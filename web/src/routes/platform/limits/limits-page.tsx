import { LimitsBoard, LimitsWaiting } from '../../../features/limits/limits-board';
import { useText } from '../../../i18n/text';
import { ProfileFrame } from '../profile/profile-frame';

/** What a player allows themselves: limits of money and time, and breaks (SPEC §3 "Limits"). */
export function LimitsPage() {
  const t = useText();
  return (
    <ProfileFrame title={t('limits.title')} text={t('limits.text')} waiting={<LimitsWaiting />}>
      <LimitsBoard />
    </ProfileFrame>
  );
}
