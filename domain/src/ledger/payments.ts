import type { Minor } from '../money';
import { cashOf, heldFor, paymentProvider, type AccountId } from './accounts';
import { movement, type Posting } from './entries';

/** Money that goes from or to a player by a payment provider. `id` is the payment's own. */
export interface Payment {
  id: string;
  provider: string;
  playerId: number;
  currency: string;
  amount: Minor;
}

/** Money a player has paid in at a payment provider (DESIGN §4.4, §4.15). */
export function depositPosting(deposit: Payment): Posting {
  return movement(`deposit:${deposit.id}`, deposit, at(deposit), cash(deposit));
}

/** Paid-in money that we give back, wholly or in part. What the cash does not cover is owed: see `owingPosting`. */
export function refundPosting(refund: Payment): Posting {
  return movement(`refund:${refund.id}`, refund, cash(refund), at(refund));
}

/** Paid-in money that the player's bank has taken back. What the cash does not cover is owed too. */
export function chargebackPosting(chargeback: Payment): Posting {
  return movement(`chargeback:${chargeback.id}`, chargeback, cash(chargeback), at(chargeback));
}

/** A withdrawal is asked for: its money is set aside, and can be staked no more. */
export function withdrawalPosting(withdrawal: Payment): Posting {
  return movement(
    `withdrawal:${withdrawal.id}:held`,
    withdrawal,
    cash(withdrawal),
    held(withdrawal),
  );
}

/** How a withdrawal may end without being sent: by the player, by the operator, at the provider. */
export type WithdrawalEnd = 'cancelled' | 'rejected' | 'failed';

/** A withdrawal that is not sent gives its money back. */
export function withdrawalEndedPosting(withdrawal: Payment, end: WithdrawalEnd): Posting {
  const id = `withdrawal:${withdrawal.id}:${end}`;
  return movement(id, withdrawal, held(withdrawal), cash(withdrawal));
}

/** A withdrawal is sent. Of this and its other ends the ledger takes one: the money is held once. */
export function withdrawalSentPosting(withdrawal: Payment): Posting {
  return movement(`withdrawal:${withdrawal.id}:sent`, withdrawal, held(withdrawal), at(withdrawal));
}

/** A withdrawal that was sent comes back from the bank. */
export function withdrawalReturnedPosting(withdrawal: Payment): Posting {
  const id = `withdrawal:${withdrawal.id}:returned`;
  return movement(id, withdrawal, at(withdrawal), cash(withdrawal));
}

function cash({ playerId, currency }: Payment): AccountId {
  return cashOf(playerId, currency);
}

function at({ provider, currency }: Payment): AccountId {
  return paymentProvider(provider, currency);
}

function held({ playerId, id, currency }: Payment): AccountId {
  return heldFor(playerId, id, currency);
}
