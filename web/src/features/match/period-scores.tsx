import type { Match, Statistics } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import type { messages } from '../../i18n/messages/en';
import { useText, type Text } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import styles from './period-scores.module.css';

type Period = Statistics['period_score'][number];
type StageKey = keyof (typeof messages)['match']['stage'];

/** The score by period, once there is one, with the total and the red cards. */
export function PeriodScores({ match }: { match: Match }) {
  const t = useText();
  const statistics = useLiveMatch(match.id)?.statistics;
  const total = statistics?.total_score;
  if (!statistics || !total || statistics.period_score.length === 0) return null;
  const { home, away } = sidesOf(match);
  const cards = statistics.red_cards;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('match.periods')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.team}>
            <span className={styles.caption}>{t('match.team')}</span>
          </th>
          {statistics.period_score.map((period) => (
            <th scope="col" key={period.number}>
              {periodName(t, period)}
            </th>
          ))}
          <th scope="col">{t('match.total')}</th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" className={styles.team}>
              {(side === 'home' ? home : away).name}
              <RedCards count={cards?.[side] ?? 0} />
            </th>
            {statistics.period_score.map((period) => (
              <td key={period.number}>{period[side]}</td>
            ))}
            <td className={styles.total}>{total[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
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

function periodName(t: Text, { period_key: key, number }: Period): string {
  const path = `match.stage.${key as StageKey}` as const;
  return t.has(path) ? t(path) : t('match.period', { number });
}
