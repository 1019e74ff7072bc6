import type { Placement } from '@touchline/wire/bets';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { exposureLeftFor } from '../limits/exposure-left';
import { costOf } from '../limits/hold-exposures';
import type { SiteSettings } from '../site';
import type { TakenBet } from './check-within';
import type { Offers } from './offers-now';

/**
 * A VIP's bets, those that cost more than is left of an event for somebody to decide on. Nothing is locked yet: what
 * others take meanwhile has the bet refused at the end.
 */
export async function forDecision(
  tx: Transaction<Database>,
  accepted: readonly TakenBet[],
  offers: Offers,
  { sent, limits }: { sent: Placement['bets']; limits: SiteSettings['limits'] },
): Promise<TakenBet[]> {
  const bets: TakenBet[] = [];
  for (const [at, bet] of accepted.entries()) {
    const currency = sent[at]?.stake.currency ?? '';
    const cap = limits[currency]?.maxExposure;
    const left =
      cap === undefined
        ? null
        : await exposureLeftFor(tx, bet, { currency, cap }, (leg) => offers(leg)?.provider ?? '');
    const isOver = left !== null && costOf(bet) > left;
    bets.push({ ...bet, isVip: bet.isVip || isOver });
  }
  return bets;
}
