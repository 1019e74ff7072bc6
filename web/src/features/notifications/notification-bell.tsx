import type { ReactNode } from 'react';
import { usePlayingId } from '../../state/playing';
import { later } from '../../ui/later';
import styles from './notification-bell.module.css';

/** What is new for the player, behind a bell that counts what is unread (SPEC §3 "Notification"); nothing for visitors. */
export function NotificationBell({
  deviceToggle,
}: {
  /** Stands at the end of the list: the choice of push notifications on this device. */
  deviceToggle?: ReactNode;
}) {
  const playerId = usePlayingId();
  if (playerId === null) return null;
  return <OwnBell key={playerId} deviceToggle={deviceToggle} />;
}

const OwnBell = later(async () => (await import('./own-bell')).OwnBell, BellWaiting);

/** The room of the bell, so that nothing moves when it comes. */
function BellWaiting() {
  return <span className={styles.bell} aria-hidden="true" />;
}
