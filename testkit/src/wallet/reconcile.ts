import { minor, ZERO, type Minor } from '@touchline/domain/money';
import { mayOverdraw, type AccountId } from '@touchline/domain/ledger/accounts';
import { faultOf, type PostingFault } from '@touchline/domain/ledger/check-posting';
import type { Posting } from '@touchline/domain/ledger/entries';

/** What each account holds after postings; an account they do not name holds nothing. */
export function balancesOf(postings: readonly Posting[]): Map<AccountId, Minor> {
  const balances = new Map<AccountId, Minor>();
  const move = (account: AccountId, amount: bigint) =>
    balances.set(account, minor((balances.get(account) ?? 0n) + amount));
  for (const { from, to, amount } of postings.flatMap(({ entries }) => entries)) {
    move(from, -amount);
    move(to, amount);
  }
  return balances;
}

/** Where books do not agree with themselves. Amounts are in subunits. */
export type Difference =
  /** The balance kept with an account is not what its entries add up to. */
  | { kind: 'balance'; account: AccountId; kept: Minor; counted: Minor }
  /** An account that must not be below zero is. */
  | { kind: 'overdrawn'; account: AccountId; counted: Minor }
  /** A posting that should never have been taken. */
  | { kind: 'fault'; posting: string; fault: PostingFault }
  /** A fact that was posted more than once. */
  | { kind: 'repeated'; posting: string };

/**
 * Counts a ledger again and answers with every difference to the balances kept with its accounts; an
 * empty list is sound books (DESIGN §4.4).
 */
export function reconcile(
  postings: readonly Posting[],
  kept: ReadonlyMap<AccountId, Minor>,
): Difference[] {
  const counted = balancesOf(postings);
  const accounts = [...new Set([...kept.keys(), ...counted.keys()])].toSorted();
  return [
    ...accounts.flatMap((account) =>
      differencesOf(account, kept.get(account) ?? ZERO, counted.get(account) ?? ZERO),
    ),
    ...wrongPostings(postings),
  ];
}

function differencesOf(account: AccountId, kept: Minor, counted: Minor): Difference[] {
  const differences: Difference[] = [];
  if (kept !== counted) differences.push({ kind: 'balance', account, kept, counted });
  if (counted < 0n && !mayOverdraw(account)) {
    differences.push({ kind: 'overdrawn', account, counted });
  }
  return differences;
}

function wrongPostings(postings: readonly Posting[]): Difference[] {
  const names = new Set<string>();
  return postings.flatMap((each) => {
    const posting = each.id;
    const [fault, isRepeated] = [faultOf(each), names.has(posting)];
    names.add(posting);
    const differences: Difference[] = [];
    if (fault) differences.push({ kind: 'fault', posting, fault });
    if (isRepeated) differences.push({ kind: 'repeated', posting });
    return differences;
  });
}
