import { assert } from '@touchline/domain/assert';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { minor } from '@touchline/domain/money';
import { isCancellable, playerReason } from '@touchline/domain/payments/withdrawal';
import type { ReplyOf } from '@touchline/wire/calls/call';
import type { getWithdrawal, listWithdrawals } from '@touchline/wire/calls/wallet';
import { onWire } from '@touchline/wire/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { type Page, paginationOf } from '../../paging';
import { withdrawalState, type WithdrawalRow } from './stages';

type WithdrawalReply = ReplyOf<typeof getWithdrawal>['data'];

/** Withdrawals as the page reads them, in the same order; operators read every reason as it is. */
export async function withdrawalReplies(
  db: Kysely<Database>,
  rows: readonly WithdrawalRow[],
  tell: (reason: string) => string = playerReason,
): Promise<WithdrawalReply[]> {
  const ids = rows.map(({ id }) => id);
  const stages = await db
    .selectFrom('withdrawal_stages')
    .selectAll()
    .where('withdrawal_id', 'in', ids.length > 0 ? ids : [NOBODY])
    .orderBy('number')
    .execute();
  return rows.map((row) =>
    replyOf(
      row,
      stages.filter((each) => each.withdrawal_id === row.id),
      (reason) => (reason === null ? null : tell(reason)),
    ),
  );
}

/** An empty list is none that SQL takes. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type StageRow = { state: string; reason: string | null; at: Date };

function replyOf(
  row: WithdrawalRow,
  stages: readonly StageRow[],
  told: (reason: string | null) => string | null,
): WithdrawalReply {
  const known = knownCurrency(row.currency);
  assert(known, `${row.currency} is a currency of accounts`);
  const state = withdrawalState(row.state);
  return {
    id: row.id,
    amount: onWire(minor(row.amount)),
    currency: row.currency,
    subunits: known.subunits,
    destination: row.destination,
    state,
    reason: told(row.reason),
    cancellable: isCancellable(state),
    expected_at: row.expected_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    stages: stages.map((stage) => ({
      state: withdrawalState(stage.state),
      reason: told(stage.reason),
      at: stage.at.toISOString(),
    })),
  };
}

/** One of the player's own withdrawals, or null: somebody else's is not told apart from none. */
export async function findWithdrawal(
  db: Kysely<Database>,
  playerId: number,
  id: string,
): Promise<WithdrawalReply | null> {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .execute();
  return (await withdrawalReplies(db, rows))[0] ?? null;
}

/** A player's withdrawals, newest first. */
export async function withdrawalsOf(
  db: Kysely<Database>,
  playerId: number,
  page: Page,
): Promise<ReplyOf<typeof listWithdrawals>> {
  const own = db.selectFrom('withdrawals').where('player_id', '=', playerId);
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await own
    .select((is) => is.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    data: await withdrawalReplies(db, rows),
    pagination: paginationOf(page, Number(total)),
  };
}
