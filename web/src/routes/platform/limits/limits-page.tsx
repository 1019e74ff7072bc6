import { useQuery } from '@tanstack/react-query';
import { IN_FORCE } from '@touchline/domain/limits/limit';
import { useApi } from '../../../api/api-context';
import { settingsQuery } from '../../../api/queries';
import { LimitsBoard, LimitsWaiting } from '../../../features/limits/limits-board';
import { useLimits } from '../../../features/limits/use-limits';
import { useText } from '../../../i18n/text';
import { PageNotFound } from '../../not-found';
import { ProfileFrame } from '../profile/profile-frame';

/** What a player allows themselves: limits of money and time, and breaks (SPEC §3 "Limits"). */
export function LimitsPage() {
  const t = useText();
  return (
    <ProfileFrame
      isOpenWhileExcluded
      title={t('limits.title')}
      text={t('limits.text')}
      waiting={<LimitsWaiting />}
    >
      <Limits />
    </ProfileFrame>
  );
}

/** A site that offers no limits has this page for those alone who still have some. */
function Limits() {
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const limits = useLimits().data?.data;
  if (settings && limits && !settings.feature_flags.includes('responsible_gambling')) {
    if (!limits.some(({ status }) => IN_FORCE.includes(status))) throw new PageNotFound();
  }
  return <LimitsBoard />;
}
