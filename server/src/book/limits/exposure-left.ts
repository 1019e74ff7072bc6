import type { AcceptedBet } from '@touchline/domain/bets/check-placement';
import type { Minor } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { partsOf } from './bet-parts';
import { readExposures } from './event-rows';
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
  const parts = partsOf(bet, providerOf).map((part) => ({ ...part, currency }));
  return leftFor(await readExposures(tx, parts), parts, cap);
}
