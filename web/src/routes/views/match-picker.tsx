import { useQuery } from '@tanstack/react-query';
import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { matchesQuery } from '../../api/queries';
import { useApi } from '../../api/api-context';
import { MatchClock } from '../../features/match/match-clock';
import { RowScore } from '../../features/match/row-score';
import { viewAddress, withMatch } from '../../features/multi-view/viewed';
import { useText } from '../../i18n/text';
import { useFollowUpdates } from '../../live/connection-context';
import { SportIcon } from '../../ui/sport-icon';
import { WayOn } from '../../ui/way-on';
import { OFFERED } from './offered';
import { MatchListSkeleton } from '../match-list';
import { PageHeading } from '../page-heading';
import { Failed, Nothing } from '../states';
import styles from './match-picker.module.css';

/** What is in play and not shown yet, to be added with one press. */
export function MatchPicker({ ids }: { ids: readonly number[] }) {
  const t = useText();
  const matches = useQuery(matchesQuery(useApi(), OFFERED));
  useFollowUpdates(matches.data?.stream);
  if (matches.isPending) return <MatchListSkeleton columns={0} />;
  if (!matches.data) return <Failed onRetry={() => void matches.refetch()} />;
  const offered = matches.data.data.filter(({ id }) => !ids.includes(id));
  if (offered.length === 0) {
    if (ids.length > 0) return null;
    return (
      <Nothing
        title={t('pages.no_live_title')}
        text={t('pages.no_live_text')}
        action={<WayOn to="/">{t('pages.see_all')}</WayOn>}
      />
    );
  }
  return (
    <section>
      <PageHeading level={2}>{t('views.choose')}</PageHeading>
      <ul className={styles.list}>
        {offered.map((match) => (
          <li key={match.id}>
            <Offered match={match} ids={ids} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offered({ match, ids }: { match: MatchCard; ids: readonly number[] }) {
  const t = useText();
  const navigate = useNavigate();
  const { home, away } = sidesOf(match);
  return (
    <button
      type="button"
      className={styles.match}
      aria-label={t('views.add', { name: `${home.name} – ${away.name}` })}
      onClick={() =>
        void navigate(viewAddress(withMatch(ids, match.id)), { preventScrollReset: true })
      }
    >
      <SportIcon sport={match.tournament.sport.key} />
      <MatchClock match={match} />
      <span className={styles.teams}>
        <span>{home.name}</span>
        <span>{away.name}</span>
      </span>
      <RowScore matchId={match.id} sport={match.tournament.sport.key} />
      <Plus size={18} aria-hidden="true" className={styles.plus} />
    </button>
  );
}
