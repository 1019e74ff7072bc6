import { useQuery } from '@tanstack/react-query';
import { Outlet, ScrollRestoration } from 'react-router';
import { useApi } from '../api/api-context';
import { leaguesQuery, settingsQuery, sportsQuery } from '../api/queries';
import { InFrame } from '../embed/in-frame';
import { FavoriteKeeper } from '../features/favorites/favorite-keeper';
import { PlayKeeper } from '../features/limits/play-keeper';
import { MyBets } from '../features/my-bets/my-bets';
import { SessionKeeper } from '../features/session/session-keeper';
import { SessionMenu } from '../features/session/session-menu';
import { Clock } from '../features/shell/clock';
import { Logo } from '../features/shell/logo';
import { MainNav } from '../features/shell/main-nav';
import {
  LanguageLinks,
  LanguageMenu,
  ThemeSwitch,
  type SiteLocale,
} from '../features/shell/preferences';
import { ProgressBar } from '../features/shell/progress-bar';
import { Sidebar } from '../features/shell/sidebar';
import { TabBar } from '../features/shell/tab-bar';
import { useNetworkAlerts } from '../features/shell/use-network-alerts';
import { SlipKeeper } from '../features/slip/slip-keeper';
import { SlipPanel } from '../features/slip/slip-panel';
import { SlipSheet } from '../features/slip/slip-sheet';
import { DepositReminder } from '../features/wallet/deposit-reminder';
import { DepositPrompt } from '../features/wallet/deposit-prompt';
import { DepositReturn } from '../features/wallet/deposit-return';
import { platformPage } from '../i18n/between-origins';
import { useFormats } from '../i18n/formats';
import { useSite } from '../i18n/site-context';
import { useText } from '../i18n/text';
import { QuickDepositProvider } from '../state/quick-deposit';
import { AlertHost } from '../ui/alert-host';
import { later } from '../ui/later';
import { Link } from '../ui/link';
import { ErrorPage } from './error-page';
import { need, type Loading } from './loading';
import styles from './shell.module.css';

/** Fetches what the frame shows: settings, sports and leagues. */
export async function loadShell(services: Loading): Promise<null> {
  await Promise.all([
    need(services, settingsQuery(services.api)),
    need(services, sportsQuery(services.api)),
    need(services, leaguesQuery(services.api)),
  ]);
  return null;
}

const QuickDeposit = later(
  async () => (await import('../features/wallet/quick-deposit')).QuickDeposit,
);

const QUICK_DEPOSIT = <QuickDeposit />;

/** The frame around every page: header, sidebar, slip, tab bar (SPEC §2 "Shell"). */
export function Shell() {
  const t = useText();
  const api = useApi();
  const settings = useQuery(settingsQuery(api)).data?.data;
  const sports = useQuery(sportsQuery(api)).data?.data;
  const leagues = useQuery(leaguesQuery(api)).data?.data;
  useNetworkAlerts();
  const locales = (settings?.locales ?? []).map(({ code, name_in_locale: name }): SiteLocale => ({
    code,
    name,
  }));
  return (
    <QuickDepositProvider value={QUICK_DEPOSIT}>
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <ProgressBar />
      <Header locales={locales} />
      <div className={styles.grid}>
        <div className={styles.sidebar}>
          <Sidebar sports={sports} leagues={leagues} />
        </div>
        <main id="content" className={styles.content} tabIndex={-1}>
          <p className={styles.scriptless}>{t('shell.scriptless')}</p>
          <Outlet />
          <Footer locales={locales} />
        </main>
        <aside className={styles.slip} aria-label={t('shell.slip')}>
          <SlipPanel myBets={<MyBets />} />
        </aside>
      </div>
      <TabBar />
      <SlipSheet myBets={<MyBets />} />
      <SlipKeeper />
      <SessionKeeper />
      <PlayKeeper />
      <FavoriteKeeper />
      <InFrame />
      <DepositPrompt />
      <DepositReturn />
      <DepositReminder />
      <AlertHost closeLabel={t('shell.close')} />
      <ScrollRestoration />
    </QuickDepositProvider>
  );
}

function Header({ locales }: { locales: readonly SiteLocale[] }) {
  return (
    <header className={styles.header}>
      <Logo />
      <MainNav />
      <span className={styles.space} />
      <Clock />
      <span className={styles.preferences}>
        <LanguageMenu locales={locales} />
        <ThemeSwitch />
      </span>
      <SessionMenu />
    </header>
  );
}

function Footer({ locales }: { locales: readonly SiteLocale[] }) {
  const t = useText();
  return (
    <footer className={styles.footer}>
      <p>{t('shell.footer_play')}</p>
      <PlatformLinks />
      <span className={styles.choices}>
        <LanguageLinks locales={locales} />
        <ThemeSwitch />
      </span>
    </footer>
  );
}

function PlatformLinks() {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  return (
    <span className={styles.links}>
      <Link to={platformPage(site, locale, '/terms-and-conditions')}>{t('account.terms')}</Link>
      <Link to={platformPage(site, locale, '/help-center')}>{t('account.help')}</Link>
    </span>
  );
}

/** Stands for everything when the frame itself has nothing to show. */
export function BareShell() {
  return (
    <>
      <header className={styles.header}>
        <Logo />
      </header>
      <main id="content">
        <ErrorPage />
      </main>
    </>
  );
}
