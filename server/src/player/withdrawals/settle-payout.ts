import {
  withdrawalEndedPosting,
  withdrawalReturnedPosting,
  withdrawalSentPosting,
} from '@touchline/domain/ledger/payments';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { noteUnpaid } from '../payments/payment-news';
import type { PayoutEvent } from '../payments/payment-provider';
import { bookOwing } from '../../wallet/book-owing';
import { enterStage, paymentOf, type WithdrawalRow } from './stages';

/**
 * What an event did to a withdrawal. `mismatch`: it is not what we sent; people look into it, and the money stays set
 * aside. `too_early`: it is not known to be on its way, so it may be told again later.
 */
export type PayoutOutcome =
  | 'sent'
  | 'failed'
  | 'returned'
  | 'mismatch'
  | 'already_settled'
  | 'too_early';

const BY = 'provider';

/**
 * Takes note of what the provider says became of a withdrawal that the caller holds. Money that was not sent, or came
 * back, is the player's again, and first pays off what is owed.
 */
export async function settlePayout(
  tx: Transaction<Database>,
  withdrawal: WithdrawalRow,
  event: PayoutEvent,
  now: Date,
): Promise<PayoutOutcome> {
  const { player_id: playerId, state } = withdrawal;
  if (event.outcome === 'returned' ? state === 'failed' : state !== 'sending') {
    return state === 'approved' ? 'too_early' : 'already_settled';
  }
  if (event.outcome === 'returned' && state !== 'sent') return 'too_early';
  if (!isSent(withdrawal, event)) return 'mismatch';
  const payment = paymentOf(withdrawal);
  switch (event.outcome) {
    case 'paid':
      await bookOwing(tx, [{ playerId, posting: withdrawalSentPosting(payment) }]);
      await enterStage(tx, withdrawal, { state: 'sent', by: BY }, now);
      return 'sent';
    case 'failed':
      await bookOwing(tx, [{ playerId, posting: withdrawalEndedPosting(payment, 'failed') }]);
      await fail(tx, withdrawal, 'refused_by_bank', now);
      return 'failed';
    case 'returned':
      await bookOwing(tx, [{ playerId, posting: withdrawalReturnedPosting(payment) }]);
      await fail(tx, withdrawal, 'returned_by_bank', now);
      return 'returned';
  }
}

async function fail(
  tx: Transaction<Database>,
  withdrawal: WithdrawalRow,
  reason: 'refused_by_bank' | 'returned_by_bank',
  now: Date,
): Promise<void> {
  const after = await enterStage(tx, withdrawal, { state: 'failed', reason, by: BY }, now);
  await noteUnpaid(tx, after, now);
}

function isSent(row: WithdrawalRow, event: PayoutEvent): boolean {
  return (
    event.amount === row.amount &&
    event.currency === row.currency &&
    (row.provider_ref === null || row.provider_ref === event.providerRef)
  );
}
