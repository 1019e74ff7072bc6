import type { MatchCard } from '@touchline/wire/match-card';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { Link } from '../../ui/link';
import styles from './more-markets.module.css';
import { useRowPath } from './opens-builder';

/** The end of a row: its star, and how many markets there are beside the one that is shown, which leads to them. */
export function MoreMarkets({ match, star }: { match: MatchCard; star?: ReactNode }) {
  const t = useText();
  const path = useRowPath(match);
  const live = useLiveMatch(match.id);
  const more = (live?.availableMarkets ?? match.available_markets) - (match.main_market ? 1 : 0);
  return (
    <span className={styles.end}>
      {star}
      {more > 0 && (
        <Link to={path} className={styles.more} title={t('match.more')}>
          +{more}
        </Link>
      )}
    </span>
  );
}
