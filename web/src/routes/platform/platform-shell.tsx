import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { PlatformInFrame } from '../../embed/platform-in-frame';
import { RestrictedNotice } from '../../features/session/restricted-notice';
import { Logo } from '../../features/shell/logo';
import { LanguageMenu, ThemeSwitch } from '../../features/shell/preferences';
import { ProgressBar } from '../../features/shell/progress-bar';
import { sportsbookHome } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { isInApp } from '../../state/app-mode';
import { AlertHost } from '../../ui/alert-host';
import { laterAlone } from '../../ui/later';
import { Link } from '../../ui/link';
import { ErrorPage } from '../error-page';
import { need, type Loading } from '../loading';
import { useEarlyEntries } from './early-entries';
import styles from './platform-shell.module.css';
import { useIsEmbedded } from './use-is-embedded';

/** Asks about cookies, which a reader of these pages may not have been asked about on the others. */
const ConsentGate = laterAlone(
  async () => (await import('../../features/shell/consent-gate')).ConsentGate,
);

/** Fetches what the frame and the forms show: currencies and languages. */
export async function loadPlatform(services: Loading): Promise<null> {
  await need(services, settingsQuery(services.api));
  return null;
}

/**
 * The frame around the platform's pages: the way back to the bets, the language, the small print. In a frame of the
 * sportsbook there is none of it.
 */
export function PlatformShell() {
  const t = useText();
  useEarlyEntries();
  if (useIsEmbedded()) {
    return (
      <main id="content" className={styles.embedded}>
        <RestrictedNotice />
        <Outlet />
      </main>
    );
  }
  return (
    <div className={styles.page}>
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <ConsentGate isApp={isInApp} />
      <ProgressBar />
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        <div className={styles.notice}>
          <RestrictedNotice />
        </div>
        <Outlet />
      </main>
      <Footer />
      <PlatformInFrame />
      <AlertHost closeLabel={t('shell.close')} />
      <ScrollRestoration />
    </div>
  );
}

function Header() {
  const t = useText();
  const home = useSportsbook();
  const locales = useQuery(settingsQuery(useApi())).data?.data.locales ?? [];
  return (
    <header className={styles.header}>
      <Logo to={home} />
      <span className={styles.space} />
      <Link to={home} className={styles.back}>
        <ArrowLeft size={16} className={styles.arrow} aria-hidden="true" />
        {t('account.toSportsbook')}
      </Link>
      <span className={styles.preferences}>
        <LanguageMenu locales={locales.map(({ code, name_in_locale: name }) => ({ code, name }))} />
        <ThemeSwitch />
      </span>
    </header>
  );
}

function Footer() {
  const t = useText();
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t('shell.nav')}>
        <Link to="/terms-and-conditions">{t('account.terms')}</Link>
        <Link to="/help-center">{t('account.help')}</Link>
      </nav>
      <p>{t('shell.footer_play')}</p>
    </footer>
  );
}

function useSportsbook(): string {
  const site = useSite();
  const { locale } = useFormats();
  return sportsbookHome(site, locale);
}

/** Stands for everything when the frame itself has nothing to show. */
export function BarePlatformShell() {
  const home = useSportsbook();
  return (
    <>
      <header className={styles.header}>
        <Logo to={home} />
      </header>
      <main id="content">
        <ErrorPage />
      </main>
      <PlatformInFrame />
    </>
  );
}
