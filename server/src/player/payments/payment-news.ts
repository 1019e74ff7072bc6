import { type UnpaidReason, unpaidReason } from '@touchline/domain/payments/withdrawal';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema';
import type { StoredPaymentNews } from '../../db/tables/payment-news';
import type { WithdrawalRow } from '../withdrawals/stages';

/** What a player is still to be told of a payment. */
export type PaymentNews = Selectable<Database['payment_news']>;

/** Leaves word that a withdrawal was not paid, and why as far as the player may know; told once the transaction commits. */
export async function noteUnpaid(
  tx: Kysely<Database>,
  row: WithdrawalRow,
  now: Date,
): Promise<void> {
  const why: UnpaidReason = unpaidReason(row.reason ?? '');
  const news = { about: 'withdrawal', why, ...amountOf(row) } as const;
  await note(tx, { id: row.id, playerId: row.player_id, news }, now);
}

/** Leaves word that a deposit which nobody waited for any more was credited. */
export async function noteLateDeposit(
  tx: Kysely<Database>,
  deposit: { id: string; player_id: number; amount: bigint; currency: string },
  now: Date,
): Promise<void> {
  const news = { about: 'deposit', ...amountOf(deposit) } as const;
  await note(tx, { id: deposit.id, playerId: deposit.player_id, news }, now);
}

function amountOf({ amount, currency }: { amount: bigint; currency: string }) {
  return { amount: String(amount), currency };
}

async function note(
  tx: Kysely<Database>,
  { id, playerId, news }: { id: string; playerId: number; news: StoredPaymentNews },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('payment_news')
    .values({ payment_id: id, player_id: playerId, news: JSON.stringify(news), due_at: now })
    .execute();
}
