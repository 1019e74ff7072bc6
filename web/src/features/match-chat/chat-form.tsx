import { MOST_SIGNS, signsOf, tidyText } from '@touchline/domain/chat/message-text';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useFormats } from '../../i18n/formats';
import { type Text, useText } from '../../i18n/text';
import { session, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import styles from './chat-room.module.css';
import type { ChatRoomReply } from './room-state';
import type { NotTaken, useSaying } from './use-saying';

interface Props {
  /** Who writes; null for a visitor, and before it is known. */
  me: ChatRoomReply['me'];
  isReady: boolean;
  saying: ReturnType<typeof useSaying>;
}

/** Where one writes; or why one does not. */
export function ChatForm({ me, isReady, saying }: Props) {
  const t = useText();
  const { day, time } = useFormats();
  const isVisitor = useSession(({ status }) => status === 'not-logged-in');
  if (isVisitor || (isReady && me === null)) {
    return (
      <div className={styles.foot}>
        <Button variant="primary" wide onClick={() => session.ask('sign_in')}>
          {t('match-chat.sign_in')}
        </Button>
      </div>
    );
  }
  if (me?.why_not) {
    const until = me.banned_until;
    return (
      <p className={styles.foot} role="status">
        {until === null
          ? notTakenText(t, { why: me.why_not, seconds: 0 })
          : t('match-chat.why.banned_until', { until: `${day(until)}, ${time(until)}` })}
      </p>
    );
  }
  return <Writing me={me} isReady={isReady} saying={saying} />;
}

function Writing({ me, isReady, saying }: Props) {
  const t = useText();
  const id = useId();
  const { text, write, say, notTaken } = saying;
  const left = MOST_SIGNS - signsOf(tidyText(text));
  return (
    <form
      className={styles.foot}
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <div className={styles.write}>
        <textarea
          className={styles.field}
          rows={1}
          dir="auto"
          aria-label={t('match-chat.field')}
          aria-describedby={`${id}-note`}
          aria-invalid={notTaken !== null}
          placeholder={t('match-chat.placeholder')}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => sendByEnter(event, say)}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label={t('match-chat.send')}
          title={t('match-chat.send')}
          disabled={!isReady || text.trim() === ''}
        >
          <SendHorizontal size={18} aria-hidden="true" />
        </button>
      </div>
      <p className={styles.note} id={`${id}-note`} data-wrong={notTaken ? '' : undefined}>
        <span role="status">{notTaken ? notTakenText(t, notTaken) : knownAs(t, me)}</span>
        {left <= SHOWN_FROM && <Left left={left} />}
      </p>
    </form>
  );
}

/** From so many signs on it is said how many are left. */
const SHOWN_FROM = 50;

function Left({ left }: { left: number }) {
  const t = useText();
  return (
    <span className={styles.left} data-wrong={left < 0 ? '' : undefined}>
      {left < 0 ? t('match-chat.over', { count: -left }) : t('match-chat.left', { count: left })}
    </span>
  );
}

/** Enter sends and does not end a line; not while a word is still being composed. */
function sendByEnter(event: KeyboardEvent, say: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  say();
}

function knownAs(t: Text, me: Props['me']): string {
  if (!me) return '';
  return me.name === null
    ? t('match-chat.known_as_number')
    : t('match-chat.known_as', { name: me.name });
}

function notTakenText(t: Text, { why, seconds }: NotTaken): string {
  return why === 'too_fast' || why === 'room_busy'
    ? t(`match-chat.why.${why}`, { seconds })
    : t(`match-chat.why.${why}`);
}
