import { delayOf } from '@touchline/domain/bets/live-delay';
import type { Bet } from '@touchline/wire/bets';
import { useLiveDelays } from '../../api/live-delays';
import { DelayCountdown } from '../../ui/delay-countdown';

/** How long the cash-out of a bet still waits: the longest delay of its open selections in play. */
export function CashingOut({ bet }: { bet: Bet }) {
  const delays = useLiveDelays();
  if (!delays) return null;
  const open = bet.selections.filter(({ result }) => result === 'no_results');
  const legs = open.map(({ match }) => ({ matchStatus: match.status, sportKey: match.sport_key }));
  return <DelayCountdown seconds={delayOf(legs, delays)} />;
}
