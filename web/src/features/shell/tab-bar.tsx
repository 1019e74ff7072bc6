import { Radio, ReceiptText, Ticket, Trophy } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { useSlipCount } from '../../state/slip';
import { togglePanel, useSlipPanel } from '../../state/slip-panel';
import styles from './tab-bar.module.css';

const PICTURE = { size: 22, strokeWidth: 1.7, 'aria-hidden': true } as const;

/** The bar at the bottom of narrow screens. */
export function TabBar() {
  const t = useText();
  const { pathname } = useLocation();
  const count = useSlipCount();
  const panel = useSlipPanel();
  const current = (to: string) => (pathname === to && !panel.isOpen ? 'page' : undefined);
  return (
    <nav className={styles.bar} aria-label={t('shell.tab_bar')}>
      <Link to="/" aria-current={current('/')}>
        <Trophy {...PICTURE} />
        {t('shell.sports')}
      </Link>
      <Link to="/live" aria-current={current('/live')}>
        <Radio {...PICTURE} />
        {t('shell.live')}
      </Link>
      <Link to="/bets-history" aria-current={current('/bets-history')}>
        <ReceiptText {...PICTURE} />
        {t('shell.my_bets')}
      </Link>
      <button
        type="button"
        aria-expanded={panel.isOpen}
        aria-label={t('shell.slip_count', { count })}
        onClick={() => togglePanel('slip')}
      >
        <Ticket {...PICTURE} />
        {t('shell.slip')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
    </nav>
  );
}
