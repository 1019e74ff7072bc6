import type { AccountId } from './accounts';
import type { Posting } from './entries';

/** What is wrong with a posting. Whoever built it has a bug; it is never a player's mistake. */
export type PostingFault =
  | 'no_entries'
  | 'amount_not_positive'
  | 'from_equals_to'
  | 'account_of_another_currency';

/** The first fault of a posting, or null when it may go to the ledger (DESIGN §4.4). */
export function faultOf(posting: Posting): PostingFault | null {
  if (posting.entries.length === 0) return 'no_entries';
  for (const { from, to, amount } of posting.entries) {
    if (amount <= 0n) return 'amount_not_positive';
    if (from === to) return 'from_equals_to';
    if (![from, to].every((account) => isIn(account, posting.currency))) {
      return 'account_of_another_currency';
    }
  }
  return null;
}

function isIn(account: AccountId, currency: string): boolean {
  return account.endsWith(`:${currency}`);
}
