import type { Match, Statistics } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { periodHead, periodName } from './period-name';
import styles from './period-scores.module.css';
import { Serving } from './row-score';
import { pointsText, saysMore, totalText } from './score-columns';

/** The score by period, once it says more than the total, with the points of the game under way, the total and the red cards. */
export function PeriodScores({ match }: { match: Match }) {
  const t = useText();
  const statistics = useLiveMatch(match.id)?.statistics;
  const total = statistics?.total_score;
  if (!statistics || !total || !saysMore(statistics)) return null;
  const { home, away } = sidesOf(match);
  const points = statistics.game_score && pointsText(statistics.game_score, statistics);
  const totals = totalText(statistics, total);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('match.periods')}</caption>
      <Heads sport={match.tournament.sport.key} statistics={statistics} />
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" className={styles.team}>
              {(side === 'home' ? home : away).name}
              <Serving matchId={match.id} side={side === 'home' ? 1 : 2} />
              <RedCards count={statistics.red_cards?.[side] ?? 0} />
            </th>
            {statistics.period_score.map((period) => (
              <td key={period.number}>{period[side]}</td>
            ))}
            {points && <td className={styles.points}>{points[side]}</td>}
            <td className={styles.total}>{totals[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number over each period, which is named in full for those who hear it or ask. */
function Heads({ sport, statistics }: { sport: string; statistics: Statistics }) {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.team}>
          <span className={styles.caption}>{t('match.team')}</span>
        </th>
        {statistics.period_score.map((period) => {
          const name = periodName(t, sport, period);
          return (
            <th scope="col" key={period.number} title={name}>
              <span aria-hidden="true">{periodHead(t, period)}</span>
              <span className={styles.caption}>{name}</span>
            </th>
          );
        })}
        {statistics.game_score && <th scope="col">{t('match.points')}</th>}
        <th scope="col">{t('match.total')}</th>
      </tr>
    </thead>
  );
}

function RedCards({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <span className={styles.cards} role="img" aria-label={t('match.red_cards', { count })}>
      {count}
    </span>
  );
}
