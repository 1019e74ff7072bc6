import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { useMatchVisibility } from '../../live/visible-matches';
import { Link } from '../../ui/link';
import { MatchClock } from './match-clock';
import styles from './outright-row.module.css';
import { MoreMarkets } from './more-markets';
import { matchPath } from './paths';

/** Something that is won outright, in a list; `runners` are the first of those who take part, with their odds. */
export function OutrightRow({
  match,
  runners,
  star,
}: {
  match: MatchCard;
  runners: ReactNode;
  star?: ReactNode;
}) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  useMatchVisibility(row, match.id);
  const count = match.participants.length;
  return (
    <div className={styles.row} ref={row}>
      <Link to={matchPath(match)} className={styles.event}>
        <MatchClock match={match} />
        <span className={styles.what}>
          <span className={styles.name}>{sidesOf(match).home.name}</span>
          {count > 0 && <span className={styles.count}>{t('match.runners', { count })}</span>}
        </span>
      </Link>
      <MoreMarkets match={match} star={star} />
      {runners}
    </div>
  );
}
