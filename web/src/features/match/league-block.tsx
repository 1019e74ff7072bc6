import type { MatchCard } from '@touchline/wire/match-card';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats';
import { placeName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { Flag } from '../../ui/flag';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import styles from './league-block.module.css';
import { categoryPath, leaguePath } from './paths';

interface BlockProps {
  /** How many columns of odds the matches have; 0 where there are none. */
  columns: number;
  /** Marks what they belong to as a favourite. */
  star?: ReactNode;
  children: ReactNode;
}

/** A league with its matches below; the header stays in sight while they scroll. */
export function LeagueBlock({
  league,
  ...block
}: BlockProps & {
  league: MatchCard['tournament'];
}) {
  const t = useText();
  const { locale } = useFormats();
  return (
    <MatchBlock
      {...block}
      title={
        <span className={styles.links}>
          <Link to={leaguePath(league)} className={styles.link}>
            <SportIcon sport={league.sport.key} />
            <span className={styles.name}>{league.name}</span>
          </Link>
          <Link to={categoryPath(league)} className={styles.category}>
            <Flag country={league.category.country_code} />
            {placeName(t, locale, league.category)}
          </Link>
        </span>
      }
    />
  );
}

/** Matches that belong together, such as those of one day, under what they have in common. */
export function MatchBlock({ title, columns, star, children }: BlockProps & { title: ReactNode }) {
  return (
    <section className={styles.league} data-columns={columns}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ColumnHeads columns={columns} />
        {star !== undefined && <div className={styles.star}>{star}</div>}
      </header>
      {children}
    </section>
  );
}

/** Home and away, and the draw where there is one. */
function ColumnHeads({ columns }: Pick<BlockProps, 'columns'>) {
  const t = useText();
  if (columns < 2) return null;
  return (
    <>
      <span aria-hidden="true">{t('match.home_short')}</span>
      {columns > 2 && <span aria-hidden="true">{t('match.draw_short')}</span>}
      <span aria-hidden="true">{t('match.away_short')}</span>
    </>
  );
}
