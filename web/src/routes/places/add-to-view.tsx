import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';
import { LayoutGrid } from 'lucide-react';
import { additionAddress } from '../../features/multi-view/viewed';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { Link } from '../../ui/link';
import styles from './add-to-view.module.css';

/** Puts a match in play beside others. */
export function AddToView({ match }: { match: Match }) {
  const t = useText();
  const status = useLiveMatch(match.id)?.status ?? match.status;
  const isOn = status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;
  if (match.type !== 'match' || !isOn) return null;
  return (
    <Link to={additionAddress(match.id)} className={styles.link}>
      <LayoutGrid size={16} aria-hidden="true" />
      {t('chrome.multi_view_add')}
    </Link>
  );
}
