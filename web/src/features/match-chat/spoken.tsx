import { useNames } from './chat-message-row';
import styles from './chat-room.module.css';
import { newsIn, type RoomState } from './room-state';

/** What others have said since the room was opened, for who listens to it: the last of it, each message once. */
export function Spoken({ state }: { state: RoomState }) {
  const nameOf = useNames();
  return (
    <div className={styles.spoken} aria-live="polite" aria-relevant="additions">
      {newsIn(state).map((message) => (
        <p key={message.id}>
          {nameOf(message)}: {message.text}
        </p>
      ))}
    </div>
  );
}
