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
import { categoryPath, leaguePath, matchPath } from './paths';
import { PeriodScores } from './period-scores';
import { totalText } from './score-columns';

/** The head of an opened match: who plays, where it stands, and the score by period. */
export function MatchHeader({ match }: { match: Match }) {
  const t = useText();
  const { locale } = useFormats();
  const { home, away } = sidesOf(match);
  const place = [match.stadium, match.city].filter((part) => part !== null).join(', ');
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <span className={styles.links}>
          <Link to={leaguePath(match.tournament)} className={styles.league}>
            <SportIcon sport={match.tournament.sport.key} />
            {match.tournament.name}
          </Link>
          <Link to={categoryPath(match.tournament)} className={styles.category}>
            <Flag country={match.tournament.category.country_code} />
            {placeName(t, locale, match.tournament.category)}
          </Link>
        </span>
        {place !== '' && <span className={styles.place}>{place}</span>}
      </div>
      {match.type === 'match' ? (
        <>
          <h1 className={styles.board}>
            <Side name={home.name} logo={match.competitors?.home.logo} />
            <Middle match={match} />
            <Side name={away.name} logo={match.competitors?.away.logo} />
          </h1>
          <PeriodScores match={match} />
        </>
      ) : (
        <Outright match={match} name={home.name} />
      )}
    </header>
  );
}

/** What is won outright has no sides and no score: its name, where it stands, and how many take part. */
function Outright({ match, name }: { match: Match; name: string }) {
  const t = useText();
  const formats = useFormats();
  const count = match.participants.length;
  const { start_time: start, end_date: end } = match;
  const isOfDays = end !== null && formats.dayNumber(end) > formats.dayNumber(start);
  return (
    <div className={styles.outright}>
      <h1 className={styles.event}>{name}</h1>
      <MatchClock match={match} />
      {isOfDays && (
        <span className={styles.days}>
          <time dateTime={start}>{formats.day(start)}</time> –{' '}
          <time dateTime={end}>{formats.day(end)}</time>
        </span>
      )}
      {match.parent && (
        <Link to={matchPath({ ...match, slug: match.parent.slug })} className={styles.parent}>
          {match.parent.name}
        </Link>
      )}
      {count > 0 && <span className={styles.runners}>{t('match.runners', { count })}</span>}
    </div>
  );
}

function Side({ name, logo }: { name: string; logo: string | null | undefined }) {
  return (
    <span className={styles.side}>
      <Crest name={name} logo={logo} size="large" />
      <span className={styles.team}>{name}</span>
    </span>
  );
}

function Middle({ match }: { match: Match }) {
  const t = useText();
  const live = useLiveMatch(match.id);
  const score = live?.statistics.total_score;
  const begun = live !== undefined && live.status !== MATCH_STATUS.prematch;
  const written = score && totalText(live.statistics, score);
  return (
    <span className={styles.middle} data-ahead={!begun || undefined}>
      {begun && written && (
        <span className={styles.score} role="img" aria-label={t('match.score', written)}>
          {written.home}
          <i>:</i>
          {written.away}
        </span>
      )}
      <MatchClock match={match} />
    </span>
  );
}
