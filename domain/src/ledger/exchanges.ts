import { assert } from '../assert';
import type { Minor } from '../money';
import { exchange, type AccountId } from './accounts';
import { movement, type Posting } from './entries';

/** What leaves an account, or reaches one, in the currency of that account. */
export interface Side {
  account: AccountId;
  currency: string;
  amount: Minor;
}

/**
 * Money that changes its currency on the way, at a rate already applied: two postings, each in its own
 * currency. Only the first can be refused, for want of money, and then the second must not be posted.
 * Throws when both are of one currency.
 */
export function exchangedPostings(id: string, given: Side, got: Side): [Posting, Posting] {
  assert(given.currency !== got.currency, 'money is exchanged for another currency');
  return [
    movement(`exchange:${id}`, given, given.account, exchange(given.currency)),
    movement(id, got, exchange(got.currency), got.account),
  ];
}
