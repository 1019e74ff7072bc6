import type { AcceptedBet } from '@touchline/domain/bets/check-placement';
import { eventParts } from '@touchline/domain/bets/exposure';
import type { Minor } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { readExposures } from './event-rows';
import { hasOneWinner } from './one-winner';
import { leftFor } from './hold-exposures';

/**
 * How much more than its stake a bet may win now, in subunits, so that none of its events costs more than `cap`
 * (SPEC §7 POST /bets/max-stake). `providerOf` knows whose each leg is.
 */
export async function exposureLeftFor(
  tx: Transaction<Database>,
  bet: AcceptedBet,
  { currency, cap }: { currency: string; cap: Minor },
  providerOf: (leg: AcceptedBet['legs'][number]) => string,
): Promise<Minor | null> {
  const { kind, stake, potentialWin: win } = bet;
  const legs = bet.legs.map((leg) => ({
    ...leg,
    sharesWin: !hasOneWinner(leg.marketId, providerOf(leg)),
  }));
  const parts = eventParts({ type: kind.type, stake, win, legs }).map((part) => ({
    ...part,
    currency,
  }));
  return leftFor(await readExposures(tx, parts), parts, cap);
}
