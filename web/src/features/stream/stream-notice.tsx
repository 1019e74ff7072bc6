import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import styles from './stream-player.module.css';

interface Props {
  kind: 'loading' | 'failed' | 'offline' | 'ended';
  onAgain: () => void;
}

/** What stands over the picture where there is none to see. */
export function StreamNotice({ kind, onAgain }: Props) {
  const t = useText();
  return (
    <div className={styles.notice} role={kind === 'loading' ? 'status' : 'alert'}>
      {kind === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
      <b className={kind === 'loading' ? styles.unseen : undefined}>{t(`stream.${kind}`)}</b>
      {(kind === 'failed' || kind === 'offline') && <p>{t(`stream.${kind}_text`)}</p>}
      {(kind === 'failed' || kind === 'ended') && (
        <Button onClick={onAgain}>{t('stream.again')}</Button>
      )}
    </div>
  );
}
