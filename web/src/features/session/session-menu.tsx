import { useText } from '../../i18n/text';
import { session, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { later } from '../../ui/later';
import { Skeleton } from '../../ui/skeleton';
import styles from './session-menu.module.css';

/** The end of the header: signing in and up for visitors, the balance and the account for players. */
export function SessionMenu() {
  const status = useSession((state) => state.status);
  const player = useSession((state) => state.player);
  if (status === 'logged-in' && player) return <PlayerMenu player={player} />;
  if (status === 'not-logged-in') return <VisitorMenu />;
  return <MenuWaiting />;
}

/** Visitors, who are most readers, fetch nothing of it. */
const PlayerMenu = later(async () => (await import('./player-menu')).PlayerMenu, MenuWaiting);

function MenuWaiting() {
  // The size of what most readers get, in every language, so that nothing moves when it comes.
  return (
    <div className={styles.waiting} aria-hidden="true">
      <VisitorMenu />
      <Skeleton width="100%" height="var(--control)" />
    </div>
  );
}

function VisitorMenu() {
  const t = useText();
  return (
    <div className={styles.menu}>
      <Button variant="plain" onClick={() => session.ask('sign_in')}>
        {t('chrome.sign_in')}
      </Button>
      <Button variant="primary" onClick={() => session.ask('sign_up')}>
        {t('chrome.sign_up')}
      </Button>
    </div>
  );
}
