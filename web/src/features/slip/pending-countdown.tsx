import { useQuery } from '@tanstack/react-query';
import { delayOf } from '@touchline/domain/bets/live-delay';
import { processingBets } from '@touchline/domain/slip/place';
import { selectionsOf } from '@touchline/domain/slip/slip';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { useSlip } from '../../state/slip';
import styles from './pending-countdown.module.css';
import { secondsLeft } from './seconds-left';

/** How long a live bet still waits before it is taken, while it does (DESIGN §4.14). */
export function PendingCountdown() {
  const seconds = useDelay();
  return seconds > 0 ? <Counting key={seconds} seconds={seconds} /> : null;
}

/** For how many seconds what is being sent waits; none before the match, and while nothing is sent. */
function useDelay(): number {
  const { data } = useQuery(settingsQuery(useApi()));
  return useSlip((slip) => {
    const bets = processingBets(slip);
    if (bets.length === 0 || !data) return 0;
    const { usual, by_sport: bySport } = data.data.live_delays;
    return delayOf(selectionsOf({ bets }), { usual, bySport: new Map(Object.entries(bySport)) });
  });
}

function Counting({ seconds }: { seconds: number }) {
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
