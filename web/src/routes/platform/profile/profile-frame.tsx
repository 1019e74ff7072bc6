import { useQuery } from '@tanstack/react-query';
import { getPlayer } from '@touchline/wire/calls/platform';
import { useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useApi } from '../../../api/api-context';
import { apiQuery } from '../../../api/queries';
import { ConfirmWindow } from '../../../features/session/confirm-window';
import { localePath } from '../../../i18n/address';
import { sportsbookHome } from '../../../i18n/between-origins';
import { useFormats } from '../../../i18n/formats';
import { useSite } from '../../../i18n/site-context';
import { useText } from '../../../i18n/text';
import { useHasHostSpoken } from '../../../state/host-has-spoken';
import { useIsRestricted } from '../../../state/playing';
import { session, useSession } from '../../../state/session';
import { useInBrowser } from '../../../ui/in-browser';
import { Part } from '../../../ui/part';
import { Skeleton } from '../../../ui/skeleton';
import { PageMeta } from '../../page-meta';
import { Failed } from '../../states';
import { RETURN_TO } from '../page-way';
import styles from './profile-frame.module.css';
import { ProfileNav } from './profile-nav';

/** The ways between a player's own pages, beside whichever of them is open. */
export function ProfileShell() {
  return (
    <div className={styles.shell}>
      <ProfileNav />
      <div className={styles.page}>
        <Outlet />
      </div>
      <ConfirmWindow />
    </div>
  );
}

interface Props {
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** Of the size of what comes, until it is known who reads. */
  waiting?: ReactNode;
  /** Whether the page is open to whoever is excluded or on a break. */
  isOpenWhileExcluded?: boolean;
  /** Shown to who is signed in: `useSession(({ player }) => player)` is there. */
  children: ReactNode;
}

/**
 * One of a player's own pages: its heading, and what is theirs once it is known who reads. The page itself is rendered
 * as for nobody; who is not signed in is led to where they can, and back.
 */
export function ProfileFrame({
  title,
  text,
  waiting,
  isOpenWhileExcluded = false,
  children,
}: Props) {
  return (
    <>
      <PageMeta title={title} hidden />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </header>
      <ForPlayers waiting={waiting ?? <Waiting />}>
        {isOpenWhileExcluded ? children : <UnlessExcluded>{children}</UnlessExcluded>}
      </ForPlayers>
    </>
  );
}

function UnlessExcluded({ children }: { children: ReactNode }) {
  const t = useText();
  if (!useIsRestricted()) return children;
  return <Part title={t('session.restricted.closed')} text={t('limits.about.coolingoff')} />;
}

function ForPlayers({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const t = useText();
  const leave = useSignIn();
  const { data, isError, refetch } = useQuery(apiQuery(useApi(), getPlayer));
  const status = useSession((state) => state.status);
  const isKnown = useSession(({ player }) => player !== null);
  const player = data?.data;
  // Somebody whom the host signs in is found by nobody's call.
  const isFramed = useInBrowser(() => window.parent !== window, false);
  const hasHostSpoken = useHasHostSpoken();
  useEffect(() => {
    if (player) void session.signedIn(player);
  }, [player]);
  // A session that ended elsewhere is found out by any call.
  const isOut = player === null || (player !== undefined && status === 'not-logged-in');
  const isGone = isFramed ? hasHostSpoken && status === 'not-logged-in' : isOut;
  useEffect(() => {
    if (isGone) leave();
  });
  if (isError && data === undefined) return <Failed onRetry={() => void refetch()} />;
  if ((player || isFramed) && status === 'logged-in' && isKnown) return children;
  return (
    <div className={styles.asking} aria-busy="true">
      <p className={styles.unseen} role="status">
        {t('shell.loading')}
      </p>
      {waiting}
    </div>
  );
}

/** Leads to where one signs in, and from there back to this page; in a frame, who has just signed out to the bets. */
function useSignIn(): () => void {
  const site = useSite();
  const { locale } = useFormats();
  const { pathname, search } = useLocation();
  const back = localePath(site, locale, pathname) + search;
  const query = new URLSearchParams({ [RETURN_TO]: back }).toString();
  const address = `${localePath(site, locale, '/users/sign-in')}?${query}`;
  return () => {
    const isLeft = window.parent !== window && session.wasLeft();
    window.location.replace(isLeft ? sportsbookHome(site, locale) : address);
  };
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="40%" height="20px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
    </div>
  );
}
