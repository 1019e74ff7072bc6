import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { hasDebt } from '../wallet/move-money';

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
