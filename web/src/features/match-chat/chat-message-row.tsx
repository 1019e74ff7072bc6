import { type ChatMessage, REPORT_REASONS, type ReportReason } from '@touchline/wire/chat';
import { reportChat } from '@touchline/wire/calls/match-chat';
import { Flag } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { session, useSession } from '../../state/session';
import { showAlert } from '../../ui/alert';
import styles from './chat-room.module.css';

interface Props {
  /** Of the element that says who said it and what. */
  id: string;
  message: ChatMessage;
  isOwn: boolean;
  /** Whether it is asked for what the message is reported. */
  isAsked: boolean;
  onAsk: (id: number | null) => void;
}

/** A message that the server has, with the way to report it. */
export function ChatMessageRow({ id, message, isOwn, isAsked, onAsk }: Props) {
  const t = useText();
  const { time } = useFormats();
  const nameOf = useNames();
  const name = isOwn ? t('match-chat.you') : nameOf(message);
  return (
    <div className={styles.message} data-own={isOwn ? '' : undefined}>
      <p className={styles.by} id={id}>
        <b className={styles.name} data-hue={message.speaker % HUES}>
          <bdi>{name}</bdi>
        </b>
        <time dateTime={message.sent_at}>{time(message.sent_at)}</time>
      </p>
      {message.text === null ? (
        <p className={styles.removed}>{t('match-chat.removed')}</p>
      ) : (
        <p className={styles.text} dir="auto">
          {message.text}
        </p>
      )}
      {!isOwn && message.text !== null && (
        <Report name={name} id={message.id} isAsked={isAsked} onAsk={onAsk} />
      )}
    </div>
  );
}

/** Names have one of so many colours, so that eyes can follow who says what. */
const HUES = 5;

/** What others are called in a room: by their number in it where they have no name. */
export function useNames(): (message: ChatMessage) => string {
  const t = useText();
  const { count } = useFormats();
  return ({ name, speaker }) => name ?? t('match-chat.somebody', { number: count(speaker) });
}

interface ReportProps {
  id: number;
  name: string;
  isAsked: boolean;
  onAsk: (id: number | null) => void;
}

function Report({ id, name, isAsked, onAsk }: ReportProps) {
  const t = useText();
  const api = useApi();
  const isVisitor = useSession(({ player }) => player === null);
  const report = async (reason: ReportReason) => {
    onAsk(null);
    try {
      await api.call(reportChat, { params: { id }, body: { reason } });
      showAlert({ kind: 'success', title: t('match-chat.reported') });
    } catch {
      showAlert({ kind: 'error', title: t('match-chat.report_failed') });
    }
  };
  if (!isAsked) {
    const label = t('match-chat.report', { name });
    return (
      <button
        type="button"
        className={styles.flag}
        aria-label={label}
        title={label}
        onClick={() => (isVisitor ? session.ask('sign_in') : onAsk(id))}
      >
        <Flag size={14} aria-hidden="true" />
      </button>
    );
  }
  return (
    <div className={styles.reasons} role="group" aria-label={t('match-chat.report_why')}>
      <span>{t('match-chat.report_why')}</span>
      {REPORT_REASONS.map((reason, at) => (
        <button
          key={reason}
          // The button that asked is gone: who pressed it by a key goes on here.
          ref={at === 0 ? focused : undefined}
          type="button"
          className={styles.small}
          onClick={() => void report(reason)}
        >
          {t(`match-chat.${reason}`)}
        </button>
      ))}
      <button type="button" className={styles.small} onClick={() => onAsk(null)}>
        {t('match-chat.cancel')}
      </button>
    </div>
  );
}

function focused(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
