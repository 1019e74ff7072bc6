import { assert } from '@touchline/domain/assert';
import {
  chargebackPosting,
  depositPosting,
  type Payment,
  refundPosting,
} from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import { DEPOSIT_LIFE, type DepositLife, depositStep } from '@touchline/domain/payments/deposit';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { PaymentEvent } from '../payments/payment-provider';
import { bookOwing } from '../../wallet/book-owing';

/**
 * What an event did to a deposit. `mismatch`: the payment is not the one we asked for, so nothing moved, and a deposit
 * that waited ends in error. `already_settled`: nothing happens again. `too_early`: it speaks of money that
 * we do not know to be paid, so it may be told again later.
 */
export type DepositOutcome =
  | 'credited'
  | 'declined'
  | 'expired'
  | 'refunded'
  | 'charged_back'
  | 'mismatch'
  | 'already_settled'
  | 'too_early';

type Deposit = Selectable<Database['deposits']>;

/** What a deposit is changed to. */
type Change = Partial<Pick<Deposit, 'refunded' | 'provider_ref'>> & { state: DepositLife };

/**
 * Takes note of what the provider says became of a deposit that the caller holds: its money is moved once, whatever is
 * repeated or comes at once, and the player's pages are told.
 */
export async function settleDeposit(
  tx: Transaction<Database>,
  deposit: Deposit,
  event: PaymentEvent,
  now: Date,
): Promise<DepositOutcome> {
  const state = stateOf(deposit);
  const { outcome, change } = isAsked(deposit, event)
    ? await take(tx, { ...deposit, state }, event, now)
    : mismatch(state);
  if (change) {
    await tx
      .updateTable('deposits')
      .set({ ...change, updated_at: now })
      .where('id', '=', deposit.id)
      .execute();
  }
  return outcome;
}

interface Taken {
  outcome: DepositOutcome;
  change: Change | null;
}

async function take(
  tx: Transaction<Database>,
  deposit: Deposit & { state: DepositLife },
  event: PaymentEvent,
  now: Date,
): Promise<Taken> {
  const { id, player_id: playerId, refunded } = deposit;
  const standing = {
    state: deposit.state,
    amount: minor(deposit.amount),
    refunded: minor(refunded),
  };
  const payment = paymentOf(deposit, event);
  const provider_ref = event.providerRef;
  switch (depositStep(standing, event.outcome, event.amount)) {
    case 'credit':
      await bookOwing(tx, [{ playerId, posting: depositPosting({ ...payment, id }) }]);
      return { outcome: 'credited', change: { state: 'success', provider_ref } };
    case 'decline':
      return { outcome: 'declined', change: { state: 'error', provider_ref } };
    case 'expire':
      return { outcome: 'expired', change: { state: 'expired' } };
    case 'refund': {
      await bookOwing(tx, [{ playerId, posting: refundPosting(payment) }]);
      const back = refunded + event.amount;
      const state = back === deposit.amount ? 'refunded' : 'success';
      return { outcome: 'refunded', change: { state, refunded: back } };
    }
    case 'charge_back':
      await bookOwing(tx, [{ playerId, posting: chargebackPosting(payment) }]);
      await openChargeback(tx, deposit, event, now);
      return { outcome: 'charged_back', change: { state: 'charged_back' } };
    case 'mismatch':
      return mismatch(deposit.state);
    case 'settled':
      return { outcome: 'already_settled', change: null };
    case 'early':
      return { outcome: 'too_early', change: null };
  }
}

/** A payment that is not as asked for ends what waits for it; what is settled is left alone. */
function mismatch(state: DepositLife): Taken {
  return { outcome: 'mismatch', change: state === 'pending' ? { state: 'error' } : null };
}

function isAsked(deposit: Deposit, event: PaymentEvent): boolean {
  return (
    event.currency === deposit.currency &&
    // The event may be quicker than the answer that named the payment.
    (deposit.provider_ref === null || deposit.provider_ref === event.providerRef)
  );
}

/** A refund and a chargeback are named by their event, since one deposit may have several. */
function paymentOf(deposit: Deposit, { eventId, amount }: PaymentEvent): Payment {
  const { id, provider, player_id: playerId, currency } = deposit;
  return { id: `${id}:${eventId ?? 'polled'}`, provider, playerId, currency, amount };
}

async function openChargeback(
  tx: Transaction<Database>,
  { id, player_id, currency }: Deposit,
  { amount }: PaymentEvent,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('chargebacks')
    .values({ deposit_id: id, player_id, currency, amount, opened_at: now })
    .execute();
}

function stateOf({ id, state }: Deposit): DepositLife {
  const known = DEPOSIT_LIFE.find((each) => each === state);
  assert(known, `${state} is a state of deposit ${id}`);
  return known;
}
