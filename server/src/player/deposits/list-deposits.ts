import { assert } from '@touchline/domain/assert';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { DEPOSIT_LIFE, isAbandoned } from '@touchline/domain/payments/deposit';
import { minor } from '@touchline/domain/money';
import type { ReplyOf } from '@touchline/wire/calls/call';
import type { listDeposits } from '@touchline/wire/calls/wallet';
import { onWire } from '@touchline/wire/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { type Page, paginationOf } from '../../paging';

/** A player's deposits, newest first. */
export async function depositsOf(
  db: Kysely<Database>,
  playerId: number,
  page: Page,
  now: Date,
): Promise<ReplyOf<typeof listDeposits>> {
  const own = db.selectFrom('deposits').where('player_id', '=', playerId);
  const rows = await own
    .select(['id', 'amount', 'currency', 'state', 'refunded', 'return_reason', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await own
    .select((is) => is.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const data = rows.map(({ amount, refunded, created_at: createdAt, ...row }) => {
    const known = knownCurrency(row.currency);
    assert(known, `${row.currency} is a currency of accounts`);
    const state = DEPOSIT_LIFE.find((each) => each === row.state);
    const age = now.getTime() - createdAt.getTime();
    return {
      ...row,
      amount: onWire(minor(amount)),
      refunded: onWire(minor(refunded)),
      subunits: known.subunits,
      abandoned: state !== undefined && isAbandoned(state, age),
      created_at: createdAt.toISOString(),
    };
  });
  return { data, pagination: paginationOf(page, Number(total)) };
}
