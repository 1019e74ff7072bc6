import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './logo.module.css';

/** The site's mark and name; leads home, which on the platform's pages is elsewhere. */
export function Logo({ to = '/' }: { to?: string }) {
  const t = useText();
  const { site_name: siteName } = useSite().config;
  return (
    <Link to={to} className={styles.logo} aria-label={t('shell.home', { site: siteName })}>
      <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
        <rect width="24" height="24" rx="6" fill="var(--brand)" />
        <path
          d="M12 0v24M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
          fill="none"
          stroke="var(--brand-ink)"
          strokeWidth="2"
        />
      </svg>
      <span className={styles.name}>{siteName}</span>
    </Link>
  );
}
