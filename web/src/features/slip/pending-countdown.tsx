import { delayOf } from '@touchline/domain/bets/live-delay';
import { processingBets } from '@touchline/domain/slip/place';
import { selectionsOf } from '@touchline/domain/slip/slip';
import { useLiveDelays } from '../../api/live-delays';
import { useSlip } from '../../state/slip';
import { DelayCountdown } from '../../ui/delay-countdown';

/** How long a live bet still waits before it is taken, while it does (DESIGN §4.14). */
export function PendingCountdown() {
  const seconds = useDelay();
  return seconds > 0 ? <DelayCountdown key={seconds} seconds={seconds} /> : null;
}

/** For how many seconds what is being sent waits; none before the match, and while nothing is sent. */
function useDelay(): number {
  const delays = useLiveDelays();
  return useSlip((slip) => {
    const bets = processingBets(slip);
    return bets.length === 0 || !delays ? 0 : delayOf(selectionsOf({ bets }), delays);
  });
}
