import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/text';
import type { Answered } from './play-actions';
import styles from './play-windows.module.css';

/** An answer on its way: which button was pressed, and what went wrong with the last one. */
export function useAnswer() {
  const t = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const answer = (button: string, work: () => Promise<Answered>) => {
    if (busy !== null) return;
    setBusy(button);
    setLost(false);
    void work()
      .then((end) => setLost(end === 'failed'))
      .finally(() => setBusy(null));
  };
  const problem: ReactNode = isLost && (
    <p className={styles.problem} role="alert">
      {t('session.error.unreachable')}
    </p>
  );
  return { answer, busy, problem };
}
