import { assert } from '../assert';
import type { Minor } from '../money';
import { cashOf, exchange } from './accounts';
import { movement, type Posting } from './entries';

/** Money a player moves from one account to another, at a rate already applied. */
export interface Exchange {
  id: string;
  playerId: number;
  paid: Amount;
  got: Amount;
}

interface Amount {
  currency: string;
  amount: Minor;
}

/**
 * An exchange is two postings, each in its own currency. Only the first can be refused, for want of
 * cash, and then the second must not be posted.
 */
export function exchangePostings({ id, playerId, paid, got }: Exchange): [Posting, Posting] {
  assert(paid.currency !== got.currency, 'money is exchanged for another currency');
  const cash = ({ currency }: Amount) => cashOf(playerId, currency);
  return [
    movement(`exchange:${id}:paid`, paid, cash(paid), exchange(paid.currency)),
    movement(`exchange:${id}:got`, got, exchange(got.currency), cash(got)),
  ];
}
