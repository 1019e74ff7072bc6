import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { useText, type Text } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { periodName } from './period-name';
import styles from './row-score.module.css';
import { scoreColumns, type ScoreColumn } from './score-columns';

/** How a match in a list stands: the score of each set or map where those are won, and the total. */
export function RowScore({ matchId, sport }: { matchId: number; sport: string }) {
  const t = useText();
  const live = useLiveMatch(matchId);
  if (!live || live.status === MATCH_STATUS.prematch) return null;
  return (
    <span className={styles.scores}>
      {scoreColumns(live.statistics).map((column) => (
        <span
          key={column.period?.number ?? column.kind}
          className={`${styles.column} ${styles[column.kind]}`}
          role="img"
          aria-label={said(t, sport, column)}
        >
          <b data-ahead={column.ahead === 'home' || undefined}>{column.home}</b>
          <b data-ahead={column.ahead === 'away' || undefined}>{column.away}</b>
        </span>
      ))}
    </span>
  );
}

function said(t: Text, sport: string, { kind, period, home, away }: ScoreColumn): string {
  const part = period
    ? periodName(t, sport, period)
    : t(kind === 'points' ? 'match.points' : 'match.total');
  return t('match.part_score', { part, home, away });
}

/** Marks who serves. */
export function Serving({ matchId, side }: { matchId: number; side: 1 | 2 }) {
  const t = useText();
  const live = useLiveMatch(matchId);
  if (live?.status !== MATCH_STATUS.live || live.statistics.current_server !== side) return null;
  return <i className={styles.serving} role="img" aria-label={t('match.serving')} />;
}
