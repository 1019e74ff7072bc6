import { Bell } from 'lucide-react';
import { useId, useState, type ReactNode, type ToggleEvent } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useSession } from '../../state/session';
import { later } from '../../ui/later';
import styles from './notification-bell.module.css';
import { useUnread } from './use-unread';

interface BellProps {
  /** Stands at the end of the list: the choice of push notifications on this device. */
  deviceToggle?: ReactNode;
}

/** What is new for the player, behind a bell that counts what is unread (SPEC §3 "Notification"); nothing for visitors. */
export function NotificationBell({ deviceToggle }: BellProps) {
  const playerId = useSession(({ status, player }) => (status === 'logged-in' ? player?.id : null));
  if (playerId === null || playerId === undefined) return null;
  return <OwnBell key={playerId} deviceToggle={deviceToggle} />;
}

/** More than this is not counted in a bubble. */
const MOST_COUNTED = 99;

function OwnBell({ deviceToggle }: BellProps) {
  const t = useText();
  const formats = useFormats();
  const id = useId();
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  const label = t('notifications.open', { count: unread });
  const bubble = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : formats.count(unread);
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={label}
        title={t('notifications.title')}
        popoverTarget={id}
      >
        <Bell size={18} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {bubble}
          </span>
        )}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('notifications.title')}
        className={styles.panel}
        onToggle={({ newState }: ToggleEvent) => setOpen(newState === 'open')}
      >
        {isOpen && <NotificationList popoverId={id} deviceToggle={deviceToggle} />}
      </div>
    </>
  );
}

const NotificationList = later(
  async () => (await import('./notification-list')).NotificationList,
  ListWaiting,
);

function ListWaiting() {
  return <div className={styles.waiting} />;
}
