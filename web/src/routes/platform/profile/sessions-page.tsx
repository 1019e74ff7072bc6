import { SessionsList, SessionsWaiting } from '../../../features/profile/sessions-list';
import { useText } from '../../../i18n/text';
import { ProfileFrame } from './profile-frame';

/** Where a player is signed in (SPEC §2 "Platform pages"). */
export function SessionsPage() {
  const t = useText();
  return (
    <ProfileFrame
      title={t('profile.nav.sessions')}
      text={t('profile.sessions.text')}
      waiting={<SessionsWaiting />}
    >
      <SessionsList />
    </ProfileFrame>
  );
}
