import { assert } from '@touchline/domain/assert';
import { minor } from '@touchline/domain/money';
import type { ReplyOf } from '@touchline/wire/calls/call';
import { DEPOSIT_LIFE } from '@touchline/domain/payments/deposit';
import type { getDeposit } from '@touchline/wire/calls/platform';
import { onWire } from '@touchline/wire/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** One of the player's own deposits, or null: somebody else's is not told apart from none. */
export async function findDeposit(
  db: Kysely<Database>,
  playerId: number,
  id: string,
): Promise<ReplyOf<typeof getDeposit>['data'] | null> {
  const row = await db
    .selectFrom('deposits')
    .select(['id', 'amount', 'currency', 'state'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!row) return null;
  const state = DEPOSIT_LIFE.find((each) => each === row.state);
  assert(state, `${row.state} is a state of deposits`);
  return { id: row.id, amount: onWire(minor(row.amount)), currency: row.currency, state };
}
