import { useLocation } from 'react-router';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './main-nav.module.css';

/** The first choice: everything, or what is in play; where there is room, the days to come and those gone as well. */
export function MainNav() {
  const t = useText();
  const { pathname } = useLocation();
  const current = (to: string) => (pathname === to ? 'page' : undefined);
  const isElsewhere = /^.(live|schedule|results)$/.test(pathname);
  // A page below it is still among the sports, but not that page.
  const sports = pathname === '/' ? 'page' : 'true';
  return (
    <nav className={styles.nav} aria-label={t('shell.nav')}>
      <Link to="/" aria-current={isElsewhere ? undefined : sports}>
        {t('shell.sports')}
      </Link>
      <Link to="/live" aria-current={current('/live')}>
        {t('shell.live')}
      </Link>
      <Link to="/schedule" className={styles.wide} aria-current={current('/schedule')}>
        {t('chrome.schedule')}
      </Link>
      <Link to="/results" className={styles.wide} aria-current={current('/results')}>
        {t('chrome.results')}
      </Link>
    </nav>
  );
}
