import type { EmbeddedSportsbook, EmbedEvents } from '@touchline/wire/window/embed-script';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AccountWindows } from '../../../features/session/account-windows';
import { DepositPrompt } from '../../../features/wallet/deposit-prompt';
import { DepositReturn } from '../../../features/wallet/deposit-return';
import { useFormats } from '../../../i18n/formats';
import { useSite } from '../../../i18n/site-context';
import { useText } from '../../../i18n/text';
import { session, useSession } from '../../../state/session';
import { AlertHost } from '../../../ui/alert-host';
import { showAlert } from '../../../ui/alert';
import { PageMeta } from '../../page-meta';
import { HostAbout } from './host-about';
import { HostHeader } from './host-header';
import styles from './host-page.module.css';
import { HostSportsbook } from './host-sportsbook';
import { HostTools } from './host-tools';

/** How many of the frame's messages are shown. */
const HEARD = 6;

/** A page as an operator has one, around the sportsbook: the demo of `/embed/main.js`. */
export function HostPage() {
  const t = useText();
  const { site_name: siteName } = useSite().config;
  const start = useFormats().locale;
  const header = useRef<HTMLElement>(null);
  const [sportsbook, setSportsbook] = useState<EmbeddedSportsbook | null>(null);
  const [sizing, setSizing] = useState<'content' | 'fill'>('content');
  const [inside, setInside] = useState({ locale: start, selections: 0 });
  const [heard, setHeard] = useState<readonly string[]>([]);
  useHostSession(sportsbook);
  const hear = (line: string) => setHeard((before) => [line, ...before].slice(0, HEARD));
  const on: EmbedEvents = {
    ready: () => hear('ready'),
    page: ({ path, locale }) => {
      setInside((before) => ({ ...before, locale }));
      hear(`page ${path}`);
    },
    session: ({ status, reason }) => {
      hear(`session ${status} (${reason})`);
      // A call of this page may have been refused by then: that was no session that ran out.
      if (reason === 'signed_out') session.left();
      if (reason !== 'found' && reason !== 'refused') void session.refresh();
    },
    signIn: ({ view }) => session.ask(view),
    deposit: () => session.ask('deposit'),
    slip: ({ selections }) => {
      setInside((before) => ({ ...before, selections }));
      hear(`slip ${selections}`);
    },
    odds: ({ selections, totalOdds }) => hear(`odds ${selections} ${totalOdds ?? ''}`.trim()),
    search: ({ isOpen }) => hear(`search ${String(isOpen)}`),
    currency: ({ currency, refused }) => hear(`currency ${currency} ${refused ?? ''}`.trim()),
    betCode: ({ code, result }) => hear(`code ${code} ${result}`),
    problem: (problem) => {
      const { code } = problem;
      const refused = code === 'message_refused' ? `${problem.name ?? ''} ${problem.field}` : '';
      hear(`problem ${code} ${refused}`.trim());
      showAlert({ kind: 'error', title: t(`host.problem.${code}`) });
    },
  };
  return (
    <div className={styles.page}>
      <PageMeta title={t('host.title')} hidden />
      <HostHeader ref={header} />
      <main>
        <div className={styles.intro}>
          <h1>{t('host.tagline', { site: siteName })}</h1>
          <HostTools {...inside} sportsbook={sportsbook} sizing={sizing} onSizing={setSizing} />
        </div>
        <section id="bets" className={styles.bets} aria-label={t('host.frame')}>
          <HostSportsbook
            sizing={sizing}
            stickyTop={() => header.current?.offsetHeight ?? 0}
            on={on}
            onMount={setSportsbook}
          />
        </section>
        <HostAbout heard={heard} />
      </main>
      <footer className={styles.footer}>{t('host.small')}</footer>
      <AccountWindows />
      <DepositPrompt />
      <DepositReturn />
      <AlertHost closeLabel={t('shell.close')} />
    </div>
  );
}

/** Who is signed in at this page, and the frame's part of it: it is told whenever that changes. */
function useHostSession(sportsbook: EmbeddedSportsbook | null): void {
  const player = useSession(({ status, player: known }) =>
    status === 'logged-in' ? (known?.id ?? null) : null,
  );
  const isKnown = useSession(({ status }) => status === 'logged-in' || status === 'not-logged-in');
  const refreshFrame = useEffectEvent(() => void sportsbook?.refreshSession());
  const known = useRef(player);
  useEffect(() => {
    void session.refresh();
    const readAgain = () => {
      if (!document.hidden) void session.refresh();
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, []);
  useEffect(() => {
    if (!isKnown || known.current === player) return;
    known.current = player;
    refreshFrame();
  }, [isKnown, player]);
}
