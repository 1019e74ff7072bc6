import { ArrowDown } from 'lucide-react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import styles from './chat-room.module.css';
import { ChatMessageRow } from './chat-message-row';
import { PendingRow } from './pending-row';
import type { PendingMessage, RoomState } from './room-state';
import { useEnd } from './use-end';

interface Props {
  label: string;
  state: RoomState;
  isReading: boolean;
  readEarlier: () => void;
  sendAgain: (message: PendingMessage) => void;
  discard: (message: PendingMessage) => void;
  /** The reader is at the end, and there are more messages than before. */
  onEnd: () => void;
}

/** What was said, the newest below. New words are read out, and move nothing for who reads above. */
export function ChatLog(props: Props) {
  const { label, state, isReading, readEarlier, sendAgain, discard, onEnd } = props;
  const t = useText();
  const { log, unseen, toEnd } = useEnd(state, onEnd);
  const { messages, pending, hasEarlier, speaker } = state;
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too */}
      <div ref={log} className={styles.log} role="log" aria-label={label} tabIndex={0}>
        {hasEarlier && (
          <div className={styles.earlier}>
            <Button size="small" busy={isReading} onClick={readEarlier}>
              {t('match-chat.earlier')}
            </Button>
          </div>
        )}
        {messages.length === 0 && pending.length === 0 && (
          <p className={styles.quiet}>
            <b>{t('match-chat.quiet')}</b>
            {t('match-chat.quiet_text')}
          </p>
        )}
        {messages.map((message) => (
          <ChatMessageRow
            key={message.id}
            message={message}
            isOwn={speaker !== null && message.speaker === speaker}
          />
        ))}
        {pending.map((message) => (
          <PendingRow
            key={message.requestId}
            message={message}
            onAgain={() => sendAgain(message)}
            onDiscard={() => discard(message)}
          />
        ))}
      </div>
      {unseen > 0 && (
        <button type="button" className={styles.unread} onClick={toEnd}>
          <ArrowDown size={14} aria-hidden="true" />
          {t('match-chat.unread', { count: unseen })}
        </button>
      )}
    </div>
  );
}
