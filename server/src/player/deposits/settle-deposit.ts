import { assert } from '@touchline/domain/assert';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { announceBalance } from '../../wallet/balance';
import { post } from '../../wallet/post';
import type { PaymentEvent } from '../payments/payment-provider';

/**
 * What an event did to a deposit. `mismatch`: the payment is not the one we asked for, so nothing is
 * credited and the deposit ends in error. `already_settled`: told before; nothing happens again.
 */
export type DepositOutcome = 'credited' | 'declined' | 'mismatch' | 'already_settled' | 'unknown';

type Deposit = Selectable<Database['deposits']>;

/**
 * Takes note of what the provider says became of a deposit: credits it once, whatever is repeated or
 * comes at once, and tells the player's pages. All of it or nothing.
 */
export function settleDeposit(
  db: Kysely<Database>,
  provider: string,
  event: PaymentEvent,
  now: Date,
): Promise<DepositOutcome> {
  return db.transaction().execute(async (tx) => {
    const deposit = await tx
      .selectFrom('deposits')
      .selectAll()
      .where('id', '=', event.merchantRef)
      .where('provider', '=', provider)
      .forUpdate()
      .executeTakeFirst();
    if (!deposit) return 'unknown';
    if (deposit.state !== 'pending') return 'already_settled';
    const outcome = outcomeOf(deposit, event);
    if (outcome === 'credited') await credit(tx, deposit);
    await tx
      .updateTable('deposits')
      .set({ state: outcome === 'credited' ? 'success' : 'error', updated_at: now })
      .set(outcome === 'mismatch' ? {} : { provider_ref: event.providerRef })
      .where('id', '=', deposit.id)
      .execute();
    return outcome;
  });
}

function outcomeOf(deposit: Deposit, event: PaymentEvent): 'credited' | 'declined' | 'mismatch' {
  const asked =
    event.amount === deposit.amount &&
    event.currency === deposit.currency &&
    // The event may be quicker than the answer that named the payment.
    (deposit.provider_ref === null || deposit.provider_ref === event.providerRef);
  if (!asked) return 'mismatch';
  return event.outcome === 'paid' ? 'credited' : 'declined';
}

async function credit(tx: Transaction<Database>, deposit: Deposit): Promise<void> {
  const { id, provider, player_id: playerId, currency } = deposit;
  const posting = depositPosting({
    id,
    provider,
    playerId,
    currency,
    amount: minor(deposit.amount),
  });
  const [verdict] = await post(tx, [posting]);
  assert(verdict === 'posted', `deposit ${id} was pending, so its posting is new, not ${verdict}`);
  await announceBalance(tx, playerId, currency);
}
