import { Radio, ReceiptText, Search, Ticket, Trophy } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { openSearch, useSearchModal } from '../../state/search-modal';
import { useSlipCount } from '../../state/slip';
import { togglePanel, useSlipPanel } from '../../state/slip-panel';
import { Link } from '../../ui/link';
import styles from './tab-bar.module.css';

const PICTURE = { size: 22, strokeWidth: 1.7, 'aria-hidden': true } as const;

/** The bar at the bottom of narrow screens (DESIGN §5). My bets go where the site hides them. */
export function TabBar() {
  const t = useText();
  const { pathname } = useLocation();
  const { is_my_bets_visible: hasMyBets } = useSite().config;
  const panel = useSlipPanel();
  const isSearching = useSearchModal((state) => state.isOpen);
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
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isSearching}
        onClick={() => openSearch()}
      >
        <Search {...PICTURE} />
        {t('chrome.search')}
      </button>
      {hasMyBets && (
        <Link to="/bets-history" aria-current={current('/bets-history')}>
          <ReceiptText {...PICTURE} />
          {t('shell.my_bets')}
        </Link>
      )}
      <SlipTab isOpen={panel.isOpen} />
    </nav>
  );
}

function SlipTab({ isOpen }: { isOpen: boolean }) {
  const t = useText();
  const count = useSlipCount();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={t('shell.slip_count', { count })}
      onClick={() => togglePanel('slip')}
    >
      <Ticket {...PICTURE} />
      {t('shell.slip')}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
