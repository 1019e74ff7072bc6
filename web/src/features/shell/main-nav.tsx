import { useLocation } from 'react-router';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './main-nav.module.css';

/** The first choice: everything, or what is in play. */
export function MainNav() {
  const t = useText();
  const { pathname } = useLocation();
  const isLive = pathname === '/live';
  // A page below it is still among the sports, but not that page.
  const sports = pathname === '/' ? 'page' : 'true';
  return (
    <nav className={styles.nav} aria-label={t('shell.nav')}>
      <Link to="/" aria-current={isLive ? undefined : sports}>
        {t('shell.sports')}
      </Link>
      <Link to="/live" aria-current={isLive ? 'page' : undefined}>
        {t('shell.live')}
      </Link>
    </nav>
  );
}
