import { courseOf } from '@touchline/domain/feed/stage';
import type { Statistics } from '@touchline/wire/catalogue';
import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Crest } from '../../ui/crest';
import { Link } from '../../ui/link';
import styles from './match-row-result.module.css';
import { matchPath } from './paths';
import { periodName } from './period-name';
import { totalText } from './score-columns';
import { stageText } from './stage-text';

/** More periods than these are not shown in a row. */
const MOST_PERIODS = 5;

/** A match that is over: who won, by how much, and how it came to that. */
export function MatchRowResult({ match }: { match: MatchCard }) {
  const t = useText();
  const formats = useFormats();
  const { statistics, tournament, start_time: start } = match;
  const { home, away } = sidesOf(match);
  const total = statistics.total_score;
  // Who was in front when it broke off has not won it.
  const isWhole = courseOf(match.stage, true) === 'whole';
  const ahead = isWhole && total && total.home !== total.away ? total.home > total.away : null;
  return (
    <Link to={matchPath(match)} className={styles.row}>
      <span className={styles.when}>
        <time dateTime={start}>{formats.time(start)}</time>
        <small>{stageText(t, tournament.sport.key, match)}</small>
      </span>
      <span className={styles.teams}>
        <Crest name={home.name} />
        <span data-won={ahead === true || undefined}>{home.name}</span>
        <Crest name={away.name} />
        <span data-won={ahead === false || undefined}>{away.name}</span>
      </span>
      <Scores statistics={statistics} sport={tournament.sport.key} />
    </Link>
  );
}

function Scores({ statistics, sport }: { statistics: Statistics; sport: string }) {
  const t = useText();
  const { total_score: total, period_score: periods } = statistics;
  if (!total) return <span className={styles.none}>{t('lists.no_score')}</span>;
  const texts = totalText(statistics, total);
  const shown = periods.length > 1 && periods.length <= MOST_PERIODS ? periods : [];
  return (
    <span className={styles.scores}>
      {shown.map((period) => (
        <Pair key={period.number} part={periodName(t, sport, period)} of={period} />
      ))}
      <Pair part={t('match.total')} of={texts} isTotal />
    </span>
  );
}

/** Two figures, one above the other. */
function Pair({
  part,
  of: { home, away },
  isTotal = false,
}: {
  part: string;
  of: { home: string | number; away: string | number };
  isTotal?: boolean;
}) {
  const t = useText();
  return (
    <span
      className={isTotal ? `${styles.pair} ${styles.total}` : styles.pair}
      role="img"
      title={part}
      aria-label={t('match.part_score', { part, home: String(home), away: String(away) })}
    >
      <b>{home}</b>
      <b>{away}</b>
    </span>
  );
}
