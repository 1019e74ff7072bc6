import type { Match } from '@touchline/wire/catalogue';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { Link } from '../../ui/link';
import styles from './more-markets.module.css';
import { matchPath } from './paths';

/** How many markets there are beside the one that is shown; leads to them. */
export function MoreMarkets({ match }: { match: Match }) {
  const t = useText();
  const live = useLiveMatch(match.id);
  const more = (live?.availableMarkets ?? match.available_markets) - (match.main_market ? 1 : 0);
  if (more <= 0) return <span className={styles.more} />;
  return (
    <Link to={matchPath(match)} className={styles.more} title={t('match.more')}>
      +{more}
    </Link>
  );
}
