import { sum, ZERO, type Minor } from '@touchline/domain/money';
import { mayOverdraw, type AccountId } from '@touchline/domain/ledger/accounts';
import type { Posting } from '@touchline/domain/ledger/entries';
import { balancesOf, reconcile, type Difference } from './reconcile';

/** A ledger as the server keeps it: what is posted already, or not covered, moves nothing. */
export function aLedger() {
  const posted: Posting[] = [];
  return {
    /** Whether the posting moved something. */
    post(posting: Posting): boolean {
      if (posted.some(({ id }) => id === posting.id)) return false;
      const after = balancesOf([...posted, posting]);
      if ([...after].some(([id, held]) => held < 0n && !mayOverdraw(id))) return false;
      posted.push(posting);
      return true;
    },
    held: (account: AccountId): Minor => balancesOf(posted).get(account) ?? ZERO,
    /** What all accounts of a kind hold together. */
    heldBy(kind: string): Minor {
      const balances = [...balancesOf(posted)];
      return sum(balances.flatMap(([id, held]) => (id.startsWith(`${kind}:`) ? held : [])));
    },
    differences: (): Difference[] => reconcile(posted, balancesOf(posted)),
  };
}
