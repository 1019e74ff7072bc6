import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sport, Tournament } from '@touchline/wire/catalogue';
import { useLocation } from 'react-router';
import { useFormats } from '../../i18n/formats';
import { placeName, sportName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { Flag, hasFlag } from '../../ui/flag';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { SportIcon } from '../../ui/sport-icon';
import styles from './sidebar.module.css';

const TOP_LEAGUES = 8;

/** Sports with what is in play, and the leagues most looked for; folds to pictures where it is narrow. */
export function Sidebar({
  sports,
  leagues,
}: {
  /** Undefined while they are being fetched. */
  sports: readonly Sport[] | undefined;
  leagues: readonly Tournament[] | undefined;
}) {
  const t = useText();
  const { locale } = useFormats();
  const live = sports?.reduce((total, sport) => total + sport.live_count, 0) ?? 0;
  return (
    <nav className={styles.sidebar} aria-label={t('shell.sidebar')}>
      <Entry
        to="/live"
        picture={<Radio size={20} strokeWidth={1.6} aria-hidden="true" />}
        name={t('shell.all_live')}
        live={live}
      />
      <h2 className={styles.heading}>{t('shell.all_sports')}</h2>
      {sports?.map((sport) => (
        <Entry
          key={sport.key}
          to={`/${sport.key}`}
          picture={<SportIcon sport={sport.key} />}
          name={sportName(t, sport)}
          live={sport.live_count}
          upcoming={sport.prematch_count}
        />
      )) ?? <Waiting />}
      <h2 className={styles.heading}>{t('shell.top_leagues')}</h2>
      <div className={styles.leagues}>
        {leagues
          ?.slice(0, TOP_LEAGUES)
          .map((league) => (
            <Entry
              key={league.id}
              to={`/${league.sport.key}/${league.slug}`}
              name={league.name}
              note={placeName(t, locale, league.category)}
              picture={<LeaguePicture league={league} />}
              live={league.live_count}
              upcoming={league.prematch_count}
            />
          )) ?? <Waiting />}
      </div>
    </nav>
  );
}

/** Where a league is played, or what is played there. */
function LeaguePicture({ league: { category, sport } }: { league: Tournament }) {
  return hasFlag(category.country_code) ? (
    <span className={styles.flag}>
      <Flag country={category.country_code} />
    </span>
  ) : (
    <SportIcon sport={sport.key} />
  );
}

interface EntryProps {
  to: string;
  name: string;
  note?: string;
  picture?: ReactNode;
  live: number;
  upcoming?: number;
}

function Entry({ to, name, note, picture, live, upcoming = 0 }: EntryProps) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={styles.entry}
      aria-current={pathname === to ? 'page' : undefined}
      title={name}
    >
      {picture}
      <span className={styles.name}>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      {live > 0 ? (
        <b className={styles.live} role="img" aria-label={t('shell.live_count', { count: live })}>
          {live}
        </b>
      ) : (
        upcoming > 0 && <b className={styles.count}>{upcoming}</b>
      )}
    </Link>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="20px" />
      <Skeleton height="20px" width="80%" />
      <Skeleton height="20px" width="90%" />
    </div>
  );
}
