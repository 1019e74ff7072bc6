import { PlayStatement } from '../../../features/purse/play-statement';
import { useText } from '../../../i18n/text';
import { ProfileFrame } from '../profile/profile-frame';

/** A statement of play per month. */
export function StatementPage() {
  const t = useText();
  return (
    <ProfileFrame
      isOpenWhileExcluded
      title={t('purse.statement.title')}
      text={t('purse.statement.text')}
    >
      <PlayStatement />
    </ProfileFrame>
  );
}
