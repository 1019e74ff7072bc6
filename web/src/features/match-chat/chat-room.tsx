import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { ChatForm } from './chat-form';
import { ChatLog } from './chat-log';
import styles from './chat-room.module.css';
import { useRoom } from './use-room';
import { useSaying } from './use-saying';

/** The room in which players talk about a match. */
export function ChatRoom({ match }: { match: Match }) {
  const t = useText();
  const { room, state, readEarlier, readAtEnd, isReading, change } = useRoom(match.id);
  const saying = useSaying(match.id, change);
  const { home, away } = sidesOf(match);
  const name = match.type === 'match' ? `${home.name} – ${away.name}` : home.name;
  if (room.isError && !room.data) {
    return (
      <div className={styles.instead}>
        <p>{t('match-chat.not_loaded')}</p>
        <Button onClick={() => void room.refetch()}>{t('match-chat.again')}</Button>
      </div>
    );
  }
  return (
    <section className={styles.room} aria-label={t('match-chat.title', { match: name })}>
      {room.data ? (
        <ChatLog
          label={t('match-chat.title', { match: name })}
          state={state}
          isReading={isReading}
          readEarlier={() => void readEarlier()}
          sendAgain={({ text, requestId }) => void saying.send(text, requestId)}
          onEnd={readAtEnd}
          discard={({ requestId }) => change({ type: 'dropped', requestId })}
        />
      ) : (
        <Waiting />
      )}
      <ChatForm me={room.data?.me ?? null} isReady={room.data !== undefined} saying={saying} />
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.log} aria-hidden="true">
      <div className={styles.waiting}>
        {['60%', '40%', '75%', '50%'].map((width) => (
          <Skeleton key={width} width={width} height="34px" />
        ))}
      </div>
    </div>
  );
}
