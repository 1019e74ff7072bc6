import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { useFormats } from '../../i18n/formats';
import { placeName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { Crest } from '../../ui/crest';
import { Flag } from '../../ui/flag';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import { MatchClock } from './match-clock';
import styles from './match-header.module.css';
import { leaguePath } from './paths';
import { PeriodScores } from './period-scores';

/** The head of an opened match: who plays, where it stands, and the score by period. */
export function MatchHeader({ match }: { match: Match }) {
  const t = useText();
  const { locale } = useFormats();
  const { home, away } = sidesOf(match);
  const place = [match.stadium, match.city].filter((part) => part !== null).join(', ');
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Link to={leaguePath(match.tournament)} className={styles.league}>
          <SportIcon sport={match.tournament.sport.key} />
          {match.tournament.name}
          <Flag country={match.tournament.category.country_code} />
          <span className={styles.category}>{placeName(t, locale, match.tournament.category)}</span>
        </Link>
        {place !== '' && <span className={styles.place}>{place}</span>}
      </div>
      <h1 className={styles.board}>
        <Side name={home.name} />
        <Middle match={match} />
        <Side name={away.name} />
      </h1>
      <PeriodScores match={match} />
    </header>
  );
}

function Side({ name }: { name: string }) {
  return (
    <span className={styles.side}>
      <Crest name={name} size="large" />
      <span className={styles.team}>{name}</span>
    </span>
  );
}

function Middle({ match }: { match: Match }) {
  const t = useText();
  const live = useLiveMatch(match.id);
  const score = live?.statistics.total_score;
  const begun = live !== undefined && live.status !== MATCH_STATUS.prematch;
  return (
    <span className={styles.middle}>
      {begun && score ? (
        <span className={styles.score} role="img" aria-label={t('match.score', score)}>
          {score.home}
          <i>:</i>
          {score.away}
        </span>
      ) : (
        <span className={styles.versus} aria-hidden="true">
          –
        </span>
      )}
      <MatchClock match={match} />
    </span>
  );
}
