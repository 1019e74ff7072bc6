import { useText } from '../../i18n/text';
import styles from './chat-room.module.css';
import type { PendingMessage } from './room-state';

interface Props {
  /** Of the element that says it. */
  id: string;
  message: PendingMessage;
  onAgain: () => void;
  onDiscard: () => void;
}

/** One's own message before the server has it. */
export function PendingRow({ id, message, onAgain, onDiscard }: Props) {
  const t = useText();
  return (
    <div className={styles.message} data-own="" data-pending="">
      <p className={styles.text} id={id} dir="auto">
        {message.text}
      </p>
      <p className={styles.state}>
        {message.isLost ? t('match-chat.failed') : t('match-chat.sending')}
        {message.isLost && (
          <>
            <button type="button" className={styles.small} onClick={onAgain}>
              {t('match-chat.retry')}
            </button>
            <button type="button" className={styles.small} onClick={onDiscard}>
              {t('match-chat.discard')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
