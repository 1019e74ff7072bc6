import type { Minor } from '../money';
import { minus, smaller } from '../money';
import { cashOf, house, openBets, paymentProvider, type AccountId } from './accounts';

/** One movement: it takes from one account what it gives to another. */
export interface LedgerEntry {
  from: AccountId;
  to: AccountId;
  amount: Minor;
}

/** Entries that happen together, named after the fact that caused them (DESIGN §4.4). */
export interface Posting {
  id: string;
  currency: string;
  entries: readonly LedgerEntry[];
}

/** A bet as far as the ledger needs to know it. */
export interface StakedBet {
  id: number;
  playerId: number;
  currency: string;
  stake: Minor;
}

/** The stake leaves the player's cash and waits among the open bets. */
export function stakePosting(bet: StakedBet): Posting {
  const entry = {
    from: cashOf(bet.playerId, bet.currency),
    to: openBets(bet.currency),
    amount: bet.stake,
  };
  return { id: `stake:${bet.id}`, currency: bet.currency, entries: [entry] };
}

/**
 * A settled bet: its stake leaves the open bets, to the player as far as it is paid back and to the
 * house for the rest; winnings above the stake come from the house.
 */
export function settlementPosting(bet: StakedBet, settlement: number, payout: Minor): Posting {
  const player = cashOf(bet.playerId, bet.currency);
  const open = openBets(bet.currency);
  const bank = house(bet.currency);
  const returned = smaller(bet.stake, payout);
  const entries = [
    { from: open, to: player, amount: returned },
    { from: open, to: bank, amount: minus(bet.stake, returned) },
    { from: bank, to: player, amount: minus(payout, returned) },
  ].filter(({ amount }) => amount > 0n);
  return { id: `settle:${bet.id}:${settlement}`, currency: bet.currency, entries };
}

/** Money a player has paid in at a payment provider. */
export function depositPosting(deposit: {
  id: string;
  provider: string;
  playerId: number;
  currency: string;
  amount: Minor;
}): Posting {
  const from = paymentProvider(deposit.provider, deposit.currency);
  const to = cashOf(deposit.playerId, deposit.currency);
  return {
    id: `deposit:${deposit.id}`,
    currency: deposit.currency,
    entries: [{ from, to, amount: deposit.amount }],
  };
}
