import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Question } from '../../ui/question';
import { goOnWithSession, leave } from './play-actions';
import { mayGoOn, type PlayWindow } from './play-rules';
import { heard } from './play-store';
import styles from './play-windows.module.css';
import { RealityWindow } from './reality-window';
import { LimitsLink } from './limits-link';
import { useAnswer } from './use-answer';

type Over = Extract<PlayWindow, { kind: 'out_of_session' }>['limit'];

interface Props {
  window: PlayWindow;
  /** Told how long the session that begins may last. */
  begun: (secondsLeft: number | null) => void;
}

/** The windows that limits of time open (SPEC §2 "Modals"). */
export function PlayWindows({ window, begun }: Props) {
  switch (window.kind) {
    case 'reality_check':
      return <RealityWindow check={window.check} />;
    case 'out_of_session':
      return <OutOfSession key={window.limit} limit={window.limit} begun={begun} />;
    case 'activity_limit':
      return <TimeUsedUp limit={window.limit} />;
  }
}

/** SPEC §4: a session is over. The next one at the sportsbook begins by choice; any other limit has to pass. */
function OutOfSession({ limit, begun }: { limit: Over; begun: Props['begun'] }) {
  const t = useText();
  const { answer, busy, problem } = useAnswer();
  const byChoice = mayGoOn(limit);
  return (
    <Question
      title={t('limits.over.title')}
      text={byChoice ? t('limits.over.text') : t('limits.over.text_of_platform')}
    >
      <div className={styles.answers}>
        {problem}
        {byChoice && (
          <Button
            variant="primary"
            size="large"
            wide
            busy={busy === 'on'}
            onClick={() => answer('on', () => goOnWithSession(begun))}
          >
            {t('limits.over.continue')}
          </Button>
        )}
        <Button
          variant={byChoice ? 'quiet' : 'primary'}
          size="large"
          wide
          busy={busy === 'out'}
          onClick={() => answer('out', leave)}
        >
          {t('session.signOut')}
        </Button>
        <LimitsLink />
      </div>
    </Question>
  );
}

/** SPEC §4: the player is signed out already, and learns why. */
function TimeUsedUp({ limit }: { limit: Over }) {
  const t = useText();
  const close = () => heard({ type: 'closed' });
  return (
    <Question title={t('limits.used_up.title')} text={t(textOf(limit))} onEscape={close}>
      <div className={styles.answers}>
        <p className={styles.note}>{t('limits.used_up.again')}</p>
        <Button variant="primary" size="large" wide onClick={close}>
          {t('limits.used_up.close')}
        </Button>
      </div>
    </Question>
  );
}

function textOf(limit: Over) {
  if (limit === 'selfexclusion') return 'limits.used_up.selfexclusion';
  return limit === 'time' ? 'limits.used_up.time' : 'limits.used_up.activity';
}
