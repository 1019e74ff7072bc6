import { useEffect, useState } from 'react';
import { useText } from '../i18n/text';
import styles from './delay-countdown.module.css';
import { secondsLeft } from './seconds-left';

/** How long something on a match in play still waits before it is accepted (DESIGN §4.14): `seconds` from when it shows. */
export function DelayCountdown({ seconds }: { seconds: number }) {
  const t = useText();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setLeft(secondsLeft(seconds, begun, performance.now())), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <div className={styles.pending}>
      {/* Said once, not with every second. */}
      <p role="timer">
        {left > 0 ? t('ticket.pending.soon', { count: left }) : t('ticket.pending.last')}
      </p>
      <span className={styles.track} aria-hidden="true">
        <span style={{ animationDuration: `${seconds}s` }} />
      </span>
    </div>
  );
}
