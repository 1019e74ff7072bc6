import { Outlet, ScrollRestoration } from 'react-router';
import { leaguesQuery, settingsQuery, sportsQuery } from '../api/queries';
import { InFrame } from '../embed/in-frame';
import { MyBets } from '../features/my-bets/my-bets';
import { RestrictedNotice } from '../features/session/restricted-notice';
import { SessionKeeper } from '../features/session/session-keeper';
import { Logo } from '../features/shell/logo';
import { ProgressBar } from '../features/shell/progress-bar';
import { Sidebar } from '../features/shell/sidebar';
import { TabBar } from '../features/shell/tab-bar';
import { useCollapsed } from '../features/shell/use-collapsed';
import { useNetworkAlerts } from '../features/shell/use-network-alerts';
import { useKeptOddsDisplay } from '../features/shell/use-odds-display';
import { SlipKeeper } from '../features/slip/slip-keeper';
import { SlipSheet } from '../features/slip/slip-sheet';
import { useSite } from '../i18n/site-context';
import { useText } from '../i18n/text';
import { isInApp } from '../state/app-mode';
import { QuickDepositProvider } from '../state/quick-deposit';
import { AlertHost } from '../ui/alert-host';
import { later, laterAlone } from '../ui/later';
import { ErrorPage } from './error-page';
import { need, type Loading } from './loading';
import { LEFT_BLOCKS, RIGHT_BLOCKS, rightBlocks, shownBlocks } from './shell-blocks';
import { ShellFooter } from './shell-footer';
import { ShellHeader } from './shell-header';
import headerStyles from './shell-header.module.css';
import styles from './shell.module.css';
import { useStart } from './start-context';

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

/** The frame around every page: its zones with their blocks, and what keeps the page true (SPEC §2 "Shell"). */
export function Shell() {
  const t = useText();
  const { blocks } = useSite().config;
  const [isCollapsed, toggle] = useCollapsed(useStart().choices.isSidebarCollapsed);
  useNetworkAlerts();
  useKeptOddsDisplay();
  const left = shownBlocks(blocks.left, LEFT_BLOCKS).map(({ key, entry: Block }) => (
    <Block key={key} />
  ));
  return (
    <QuickDepositProvider value={QUICK_DEPOSIT}>
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <ConsentGate isApp={isInApp} />
      <ProgressBar />
      <ShellHeader isCollapsed={isCollapsed} onToggle={toggle} menu={left} />
      <div className={styles.grid} data-collapsed={isCollapsed || undefined}>
        <div className={styles.sidebar}>
          <Sidebar>{left}</Sidebar>
        </div>
        <main id="content" className={styles.content} tabIndex={-1}>
          <p className={styles.scriptless}>{t('shell.scriptless')}</p>
          <RestrictedNotice />
          <Outlet />
          <ShellFooter />
        </main>
        <aside className={styles.end} aria-label={t('shell.slip')}>
          {shownBlocks(rightBlocks(blocks), RIGHT_BLOCKS).map(({ key, entry: Block }) => (
            <Block key={key} />
          ))}
        </aside>
      </div>
      <TabBar />
      <Keepers />
    </QuickDepositProvider>
  );
}

/** What shows only when there is reason to. */
function Keepers() {
  const t = useText();
  return (
    <>
      <SlipSheet myBets={<MyBets />} />
      <SlipKeeper />
      <SessionKeeper />
      <InFrame />
      <FurtherKeepers />
      <AlertHost closeLabel={t('shell.close')} />
      <ScrollRestoration />
    </>
  );
}

/** Stands early, so that it is reached first by keys, and comes late. */
const ConsentGate = laterAlone(
  async () => (await import('../features/shell/consent-gate')).ConsentGate,
);
const FurtherKeepers = later(async () => (await import('./further-keepers')).FurtherKeepers);

/** Stands for everything when the frame itself has nothing to show. */
export function BareShell() {
  return (
    <>
      <header className={headerStyles.header}>
        <Logo />
      </header>
      <main id="content">
        <ErrorPage />
      </main>
    </>
  );
}
