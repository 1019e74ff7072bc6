import type { Match } from '@touchline/wire/catalogue';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import styles from './league-block.module.css';
import { leaguePath } from './paths';

/** A league with its matches below; the header stays in sight while they scroll. */
export function LeagueBlock({
  league,
  outcomes,
  children,
}: {
  league: Match['tournament'];
  /** How many outcomes the main markets have: with two there is no draw. */
  outcomes: number;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <section className={styles.league}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Link to={leaguePath(league)} className={styles.link}>
            <SportIcon sport={league.sport.key} />
            <span className={styles.name}>{league.name}</span>
            <span className={styles.category}>{league.category.name}</span>
          </Link>
        </h2>
        <span aria-hidden="true">{t('match.home_short')}</span>
        <span aria-hidden="true">{outcomes === 2 ? '' : t('match.draw_short')}</span>
        <span aria-hidden="true">{t('match.away_short')}</span>
      </header>
      {children}
    </section>
  );
}
