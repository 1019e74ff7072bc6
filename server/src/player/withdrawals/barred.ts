import { debtOf } from '@touchline/domain/ledger/accounts';
import { sum } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { balancesNow } from '../../wallet/balance';

/** Why nothing is sent to a player: something is owed, or a bank took money back and nobody has closed the case. */
export type Barring = 'debt' | 'chargeback';

/** What stands against sending a player money, or null. */
export async function whatBarsSending(
  tx: Transaction<Database>,
  playerId: number,
): Promise<Barring | null> {
  if (await hasDebt(tx, playerId)) return 'debt';
  const open = await tx
    .selectFrom('chargebacks')
    .select('deposit_id')
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return open ? 'chargeback' : null;
}

/** What a player owes, in any currency: the sum is of no use, whether it is nothing is. */
async function hasDebt(tx: Transaction<Database>, playerId: number): Promise<boolean> {
  const accounts = await tx
    .selectFrom('player_accounts')
    .select('currency')
    .where('player_id', '=', playerId)
    .execute();
  const debts = accounts.map(({ currency }) => debtOf(playerId, currency));
  const balances = await run(tx, balancesNow(debts));
  return sum([...balances.values()]) < 0n;
}

/** Closes the case of a deposit that was charged back. False when there is none that is open. */
export async function closeChargeback(
  tx: Transaction<Database>,
  depositId: string,
  operator: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chargebacks')
    .set({ closed_at: now, closed_by: operator })
    .where('deposit_id', '=', depositId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
