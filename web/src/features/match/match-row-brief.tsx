import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import { dayText } from '../../i18n/day-text';
import styles from './match-row-brief.module.css';
import { matchPath } from './paths';
import { totalText } from './score-columns';

/** A match in one line: who plays where and when, or how it ended. */
export function MatchRowBrief({ match }: { match: MatchCard }) {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  const { status, statistics, tournament, start_time: start } = match;
  const { home, away } = sidesOf(match);
  const isOver = status === MATCH_STATUS.closed || status === MATCH_STATUS.finished;
  const score = isOver && statistics.total_score && totalText(statistics, statistics.total_score);
  const isToday = formats.dayNumber(start) === formats.dayNumber(now);
  return (
    <Link to={matchPath(match)} className={styles.row}>
      <SportIcon sport={tournament.sport.key} />
      <span className={styles.what}>
        <span className={styles.sides}>
          {away.name === '' ? home.name : `${home.name} – ${away.name}`}
        </span>
        <span className={styles.league}>{tournament.name}</span>
      </span>
      {score ? (
        <b
          className={styles.score}
          role="img"
          aria-label={t('match.score', { home: score.home, away: score.away })}
        >
          {score.home} : {score.away}
        </b>
      ) : (
        <time dateTime={start} className={styles.when}>
          {!isToday && <small>{dayText(t, formats, start, now)}</small>}
          {formats.time(start)}
        </time>
      )}
    </Link>
  );
}
