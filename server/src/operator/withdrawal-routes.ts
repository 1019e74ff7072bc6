import type { WithdrawalState } from '@touchline/domain/payments/withdrawal';
import type { Result } from '@touchline/domain/result';
import { minor } from '@touchline/domain/money';
import type { ReplyOf } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/operator-withdrawals';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { onWire } from '@touchline/wire/money';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Page, pageOf, paginationOf } from '../paging';
import type { Database } from '../db/schema';
import { closeChargeback } from '../player/withdrawals/barred';
import {
  approveWithdrawal,
  type DecisionRefusal,
  declineWithdrawal,
} from '../player/withdrawals/decide-withdrawal';
import { withdrawalReplies } from '../player/withdrawals/withdrawal-replies';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

type Row = Selectable<Database['withdrawals']>;
type Listed = ReplyOf<typeof calls.listPlayersWithdrawals>['data'][number];

const USUAL_LIMIT = 100;

const WHY_NOT: Record<Exclude<DecisionRefusal, 'not_found'>, string> = {
  too_late: 'the withdrawal waits for no decision',
  debt: 'the player owes something',
  chargeback: 'a deposit of the player was charged back, and the case is open',
};

/** Says how withdrawals are looked at and decided on by hand, and cases of charged-back deposits closed. */
export function withdrawalRoutes(router: Router, deps: OperatorDeps): void {
  router.on(calls.listPlayersWithdrawals, async ({ query }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const { rows, total } = await withdrawalsBy(deps.db, query.state ?? ['in_review'], page);
    const data = await playersWithdrawals(deps.db, rows);
    return reply({ data, pagination: paginationOf(page, total) });
  });
  router.on(calls.approveWithdrawal, ({ params, body, operator }) =>
    decide(deps, { ...params, ...body, operator, action: 'withdrawal_approved' }, (tx) =>
      approveWithdrawal(tx, params.id, operator, deps.clock.now()),
    ),
  );
  router.on(calls.declineWithdrawal, ({ params, body, operator }) =>
    decide(deps, { ...params, ...body, operator, action: 'withdrawal_declined' }, (tx) =>
      declineWithdrawal(
        tx,
        { id: params.id, reason: body.reason_code, by: operator },
        deps.clock.now(),
      ),
    ),
  );
  chargebackRoutes(router, deps);
}

function chargebackRoutes(router: Router, { db, clock }: OperatorDeps): void {
  router.on(calls.listChargebacks, async ({ query }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const { rows, total } = await openChargebacks(db, page);
    return reply({ data: rows, pagination: paginationOf(page, total) });
  });
  router.on(calls.closeChargeback, ({ params: { id }, body, operator }) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      if (!(await closeChargeback(tx, id, operator, now))) {
        return failure(404, 'not_found', 'there is no such case that is open');
      }
      const deposit = tx.selectFrom('chargebacks').select('player_id').where('deposit_id', '=', id);
      const { player_id: playerId } = await deposit.executeTakeFirstOrThrow();
      const details = { deposit_id: id, ...body };
      const action = 'chargeback_closed';
      await logDecisions(tx, [{ at: now, operator, action, playerId, details }]);
      return reply({});
    }),
  );
}

interface Deciding {
  id: string;
  operator: string;
  action: string;
  dry_run?: boolean | undefined;
  reason?: string | undefined;
  reason_code?: string | undefined;
}

/** Takes the place of a commit: the way out of a transaction that shall leave nothing. */
class Undone extends Error {}

/** Whoever decides later waits, and finds it decided. A dry run does all of it and takes it back. */
async function decide(
  { db, clock }: OperatorDeps,
  { id, operator, action, dry_run: dryRun = false, reason, reason_code: code }: Deciding,
  carryOut: (tx: Transaction<Database>) => Promise<Result<Row, DecisionRefusal>>,
) {
  let told: Listed | undefined;
  let why: DecisionRefusal | undefined;
  const work = db.transaction().execute(async (tx) => {
    const decided = await carryOut(tx);
    if (!decided.ok) {
      why = decided.error;
      throw new Undone();
    }
    const row = decided.value;
    const { player_id: playerId, currency } = row;
    const amount = onWire(minor(row.amount));
    const details = {
      withdrawal_id: id,
      currency,
      amount,
      ...(reason === undefined ? {} : { reason }),
      ...(code === undefined ? {} : { reason_code: code }),
    };
    const [listed] = await playersWithdrawals(tx, [row]);
    await logDecisions(tx, [{ at: clock.now(), operator, action, playerId, details }]);
    told = listed;
    if (dryRun) throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (told) return reply({ data: told, dry_run: dryRun });
  if (why === undefined || why === 'not_found') {
    return failure(404, 'not_found', 'there is no such withdrawal');
  }
  return failure(409, 'withdrawal_refused', WHY_NOT[why], { data: { details: why } });
}

/** Withdrawals that wait longest first. */
async function withdrawalsBy(
  db: Kysely<Database>,
  states: readonly WithdrawalState[],
  { limit, offset }: Page,
): Promise<{ rows: Row[]; total: number }> {
  if (states.length === 0) return { rows: [], total: 0 };
  const wanted = db.selectFrom('withdrawals').where('state', 'in', states);
  const rows = await wanted
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

async function playersWithdrawals(db: Kysely<Database>, rows: readonly Row[]): Promise<Listed[]> {
  const replies = await withdrawalReplies(db, rows, (reason) => reason);
  return rows.flatMap((row, at) => {
    const withdrawal = replies[at];
    return withdrawal ? [{ player_id: row.player_id, withdrawal }] : [];
  });
}

async function openChargebacks(db: Kysely<Database>, { limit, offset }: Page) {
  const open = db.selectFrom('chargebacks').where('closed_at', 'is', null);
  const rows = await open
    .select(['deposit_id', 'player_id', 'currency', 'amount', 'opened_at'])
    .orderBy('opened_at')
    .orderBy('deposit_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await open
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ amount, opened_at: at, ...row }) => ({
      ...row,
      amount: onWire(minor(amount)),
      opened_at: at.toISOString(),
    })),
    total: Number(count),
  };
}
