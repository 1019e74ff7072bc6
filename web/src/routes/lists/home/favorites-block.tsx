import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context';
import { matchesQuery, type MatchFilter } from '../../../api/queries';
import { useText } from '../../../i18n/text';
import { useSession } from '../../../state/session';
import { Link } from '../../../ui/link';
import { MatchSection } from '../../match-section';
import { PageHeading } from '../../page-heading';

const MINE: MatchFilter = {
  match_status: 'live,stopped,prematch',
  favourite: true,
  sort_by: 'start_time:asc',
  limit: 6,
};

/** The player's favourite matches that are on or come next; nothing for a visitor, and while there are none. */
export function FavoritesBlock() {
  const t = useText();
  const isPlayer = useSession(({ status }) => status === 'logged-in');
  const matches = useQuery({ ...matchesQuery(useApi(), MINE), enabled: isPlayer });
  if (!isPlayer || !matches.data) return null;
  return (
    <MatchSection
      filter={MINE}
      heading={
        <PageHeading level={2} link={<Link to="/favorites">{t('lists.all_favorites')}</Link>}>
          {t('lists.favorites')}
        </PageHeading>
      }
    />
  );
}
