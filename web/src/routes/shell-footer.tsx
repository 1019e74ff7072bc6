import { InfoLinks } from '../features/shell/info-links';
import { LanguageLinks } from '../features/shell/preferences';
import { useLocales } from '../features/shell/use-language';
import { useText } from '../i18n/text';
import styles from './shell-footer.module.css';

/** The end of every page: what is to be known of the site. */
export function ShellFooter() {
  const t = useText();
  const locales = useLocales();
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t('chrome.footer')}>
        <InfoLinks />
      </nav>
      <p>{t('shell.footer_play')}</p>
      <div className={styles.languages}>
        <LanguageLinks locales={locales} />
      </div>
    </footer>
  );
}
