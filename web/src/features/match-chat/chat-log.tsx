import { ArrowDown } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import styles from './chat-room.module.css';
import { ChatMessageRow } from './chat-message-row';
import { PendingRow } from './pending-row';
import { type LogRow, type PendingMessage, type RoomState, rowsOf } from './room-state';
import { Spoken } from './spoken';
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

/**
 * What was said, the newest below. Rows out of sight are not drawn. New words are read out by a list beside the log, as
 * rows that come into sight are no news; they move nothing for who reads above.
 */
export function ChatLog(props: Props) {
  const { label, state, onEnd } = props;
  const t = useText();
  const { log, unseen, toEnd, onResize } = useEnd(state, onEnd);
  const rows = rowsOf(state);
  return (
    <div className={styles.frame}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too */}
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={label}
        aria-live="off"
        tabIndex={0}
      >
        {rows.length === 0 ? (
          <p className={styles.quiet}>
            <b>{t('match-chat.quiet')}</b>
            {t('match-chat.quiet_text')}
          </p>
        ) : (
          <Rows {...props} rows={rows} log={log} onResize={onResize} />
        )}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <Spoken state={state} />
      {unseen > 0 && (
        <button type="button" className={styles.unread} onClick={toEnd}>
          <ArrowDown size={14} aria-hidden="true" />
          {t('match-chat.unread', { count: unseen })}
        </button>
      )}
    </div>
  );
}

/** The height of what is above the first row, in CSS pixels: alone, or with the button. */
const ABOVE = { alone: 12, button: 64 };

interface RowsProps extends Props {
  rows: readonly LogRow[];
  log: RefObject<HTMLDivElement | null>;
  onResize: () => void;
}

function Rows(props: RowsProps) {
  const { rows, log, state, isReading, readEarlier, onResize } = props;
  const t = useText();
  const { hasEarlier } = state;
  const above = hasEarlier ? ABOVE.button : ABOVE.alone;
  useHeldBelow(log, above);
  const isShifted = useShifted(rows[0]?.key, rows.length);
  const [asked, setAsked] = useState<number | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const at = rows.findIndex(({ key }) => key === held);
  return (
    <div
      // What has the focus stays, however far it is scrolled away.
      onFocus={({ target }) => setHeld(target.closest('article')?.dataset['row'] ?? null)}
      onBlur={() => setHeld(null)}
    >
      <div className={styles.above} style={{ blockSize: above }}>
        {hasEarlier && (
          <Button size="small" busy={isReading} onClick={readEarlier}>
            {t('match-chat.earlier')}
          </Button>
        )}
      </div>
      <Virtualizer
        scrollRef={log}
        data={rows}
        startMargin={above}
        shift={isShifted}
        keepMounted={at < 0 ? NONE : [at]}
        onResize={onResize}
      >
        {(row, index) => (
          <Row
            {...props}
            key={row.key}
            row={row}
            index={index}
            count={rows.length}
            asked={asked}
            onAsk={setAsked}
          />
        )}
      </Virtualizer>
    </div>
  );
}

const NONE: readonly number[] = [];

/** What is above the rows may change its height: what is below stays where it is. */
function useHeldBelow(log: RefObject<HTMLDivElement | null>, above: number): void {
  const before = useRef(above);
  useLayoutEffect(() => {
    const by = above - before.current;
    before.current = above;
    if (by !== 0) log.current?.scrollBy({ top: by });
  }, [log, above]);
}

/** Whether rows were put in or taken away above the others when there were last more or fewer. */
function useShifted(first: string | undefined, count: number): boolean {
  const [known, setKnown] = useState({ first, count, isShifted: false });
  if (known.first !== first || known.count !== count) {
    setKnown({ first, count, isShifted: known.first !== first });
  }
  return known.isShifted;
}

interface RowProps extends Props {
  row: LogRow;
  /** How many rows are above it. */
  index: number;
  count: number;
  asked: number | null;
  onAsk: (id: number | null) => void;
}

function Row({ row, index, count, state, sendAgain, discard, asked, onAsk }: RowProps) {
  const id = useId();
  return (
    <article
      data-row={row.key}
      aria-labelledby={id}
      aria-posinset={index + 1}
      // How many there are is not known before the first of them is here.
      aria-setsize={state.hasEarlier ? -1 : count}
    >
      {row.message ? (
        <ChatMessageRow
          id={id}
          message={row.message}
          isOwn={row.message.speaker === state.speaker}
          isAsked={asked === row.message.id}
          onAsk={onAsk}
        />
      ) : (
        <PendingRow
          id={id}
          message={row.pending}
          onAgain={() => sendAgain(row.pending)}
          onDiscard={() => discard(row.pending)}
        />
      )}
    </article>
  );
}
