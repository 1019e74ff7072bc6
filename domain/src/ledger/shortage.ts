import { assert } from '../assert';
import { minor, minus, smaller, sum, type Minor } from '../money';
import { cashOf, debtOf, freebetDebtOf, freebetOf, type AccountId } from './accounts';
import { movement, type LedgerEntry, type Posting } from './entries';

/**
 * The same posting when the player has spent the money that must come back: what `available` covers
 * is taken from the cash, the rest is owed on the player's debt account, which may be overdrawn.
 */
export function owingPosting(posting: Posting, playerId: number, available: Minor): Posting {
  const cash = cashOf(playerId, posting.currency);
  const debt = debtOf(playerId, posting.currency);
  return parted(posting, 'from', cash, [available, cash, debt]);
}

/**
 * What a player owes is paid out of the next payout, as far as the cash reaches; null when there is none.
 * Throws when nothing is owed.
 */
export function repaymentPosting(cause: string, player: PlayerMoney): Posting | null {
  const { playerId, currency, cash, owed } = player;
  assert(owed > 0n, 'a repayment needs a debt');
  const amount = smaller(cash, owed);
  if (amount <= 0n) return null;
  const [from, to] = [cashOf(playerId, currency), debtOf(playerId, currency)];
  return movement(`repay:${cause}`, { currency, amount }, from, to);
}

/** A player's cash in one currency and what is owed in it. */
export interface PlayerMoney {
  playerId: number;
  currency: string;
  cash: Minor;
  owed: Minor;
}

/**
 * The same posting when a freebet has staked another bet, or has ended, since it was returned. Spent
 * after all, it gives what is `left` on it, and its debt account the rest; returned again, it first pays
 * off what is `owed` there. So A→B→A ends at A, whatever it staked in between.
 */
export function respentPosting(posting: Posting, freebet: FreebetState): Posting {
  const { playerId, freebetId, left, owed } = freebet;
  const account = freebetOf(playerId, freebetId, posting.currency);
  const debt = freebetDebtOf(playerId, freebetId, posting.currency);
  const spent = parted(posting, 'from', account, [left, account, debt]);
  return parted(spent, 'to', account, [owed, debt, account]);
}

/** What a freebet still stakes, and what it owes because it has staked twice; neither is below zero. */
export interface FreebetState {
  playerId: number;
  freebetId: number;
  left: Minor;
  owed: Minor;
}

/** The same posting when one side of an account's entries is parted: up to `most` with `one`, the rest with `other`. */
function parted(
  posting: Posting,
  side: 'from' | 'to',
  account: AccountId,
  [most, one, other]: readonly [Minor, AccountId, AccountId],
): Posting {
  let left = most;
  const entries = posting.entries.flatMap((entry): LedgerEntry[] => {
    if (entry[side] !== account) return [entry];
    const first = smaller(left, entry.amount);
    left = minus(left, first);
    const parts = [
      { ...entry, [side]: one, amount: first },
      { ...entry, [side]: other, amount: minus(entry.amount, first) },
    ];
    return parts.filter(({ amount }) => amount > 0n);
  });
  return { ...posting, entries };
}

/** What a posting does to one account, in subunits: above zero when it gives. */
export function movedOn(account: AccountId, posting: Posting): Minor {
  const amounts = posting.entries.map(({ from, to, amount }) =>
    minor((to === account ? amount : 0n) - (from === account ? amount : 0n)),
  );
  return sum(amounts);
}
