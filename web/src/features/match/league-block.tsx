import type { Match } from '@touchline/wire/catalogue';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats';
import { placeName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { Flag } from '../../ui/flag';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import styles from './league-block.module.css';
import { leaguePath } from './paths';

interface BlockProps {
  /** How many outcomes the main markets have: with two there is no draw. */
  outcomes: number;
  children: ReactNode;
}

/** A league with its matches below; the header stays in sight while they scroll. */
export function LeagueBlock({
  league,
  ...block
}: BlockProps & {
  league: Match['tournament'];
}) {
  const t = useText();
  const { locale } = useFormats();
  return (
    <MatchBlock
      {...block}
      title={
        <Link to={leaguePath(league)} className={styles.link}>
          <SportIcon sport={league.sport.key} />
          <span className={styles.name}>{league.name}</span>
          <Flag country={league.category.country_code} />
          <span className={styles.category}>{placeName(t, locale, league.category)}</span>
        </Link>
      }
    />
  );
}

/** Matches that belong together, such as those of one day, under what they have in common. */
export function MatchBlock({ title, outcomes, children }: BlockProps & { title: ReactNode }) {
  const t = useText();
  return (
    <section className={styles.league}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span aria-hidden="true">{t('match.home_short')}</span>
        <span aria-hidden="true">{outcomes === 2 ? '' : t('match.draw_short')}</span>
        <span aria-hidden="true">{t('match.away_short')}</span>
      </header>
      {children}
    </section>
  );
}
