import { Bell } from 'lucide-react';
import { useId, useState, type ReactNode, type ToggleEvent } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { later } from '../../ui/later';
import styles from './notification-bell.module.css';
import { useSettledToasts } from './settled-toasts';
import { useUnread } from './use-unread';

/** More than this is not counted in a bubble. */
const MOST_COUNTED = 99;

/** The bell of a player, and the list behind it. */
export function OwnBell({ deviceToggle }: { deviceToggle: ReactNode }) {
  const t = useText();
  const formats = useFormats();
  const id = useId();
  const unread = useUnread();
  useSettledToasts();
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
