import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useApi } from '../../../api/api-context';
import { matchesQuery, type MatchFilter } from '../../../api/queries';
import { useFavorites } from '../../../features/favorites/favorites';
import { keepRows, MOST_ROWS } from '../../../features/favorites/kept-rows';
import { useText } from '../../../i18n/text';
import { useFollowUpdates } from '../../../live/connection-context';
import { useIsPlaying } from '../../../state/playing';
import { Link } from '../../../ui/link';
import { MatchGroup } from '../../match-list';
import styles from './favorites-block.module.css';

const MINE: MatchFilter = {
  match_status: 'live,stopped,prematch',
  type: 'match',
  favourite: true,
  sort_by: 'start_time:asc',
  limit: 20,
};

/** The player's favourite matches that are on or come next; nothing for a visitor, and while there are none. */
export function FavoritesBlock() {
  const t = useText();
  const isPlayer = useIsPlaying();
  const { data } = useQuery({ ...matchesQuery(useApi(), MINE), enabled: isPlayer });
  useFollowUpdates(data?.stream);
  const marks = useFavorites((state) => (state.isLoaded ? state.marks : null));
  const shown = (isPlayer ? (data?.data ?? []) : [])
    .filter(
      ({ id, tournament }) => !marks || marks.match.has(id) || marks.tournament.has(tournament.id),
    )
    .slice(0, MOST_ROWS);
  const rows = isPlayer && !data ? null : shown.length;
  useEffect(() => {
    if (rows !== null && isPlayer) keepRows(rows);
  }, [rows, isPlayer]);
  if (shown.length === 0) return null;
  return (
    <MatchGroup
      title={
        <Link to="/favorites" className={styles.title}>
          {t('lists.favorites')} <ChevronRight size={16} aria-hidden="true" />
        </Link>
      }
      matches={shown}
    />
  );
}
