import type { Result } from '@touchline/domain/result';
import type { Answer, Router } from '@touchline/wire/calls/router';
import { failure, reply, UNCONFIRMED } from '@touchline/wire/calls/router';
import * as calls from '@touchline/wire/calls/wallet';
import { minor } from '@touchline/domain/money';
import type { SignificantEvent } from '@touchline/wire/significant-events';
import { pageOf } from '../../paging';
import { isLarge, type LargeFrom } from '../../wallet/note-win';
import { ROWS } from '../wallet/rows-of-a-page';
import { askWithdrawal, type WithdrawalDeps, type WithdrawalRefusal } from './ask-withdrawal';
import { cancelWithdrawal } from './decide-withdrawal';
import type { WithdrawalRow } from './stages';
import { findWithdrawal, withdrawalReplies, withdrawalsOf } from './withdrawal-replies';

const PARTS = {
  amount: 'outside the limits of one withdrawal',
  currency: 'no account in this currency',
} as const;

const WHY = {
  debt: 'something is owed on one of your accounts',
  chargeback: 'a bank took a deposit of yours back, and we look into it',
  unverified: 'so much is sent to verified players only',
  insufficient_funds: 'there is not so much on the account',
} as const;

/** Withdrawals: asking for one, taking it back, how one stands, and all of them. */
export function withdrawalRoutes(
  router: Router,
  deps: WithdrawalDeps & { clock: { now(): Date } },
): void {
  const { db, clock } = deps;
  router.on(calls.createWithdrawal, async ({ body, playerId, isConfirmed = never }) => {
    if (deps.payments.isClosed) return failure(503, 'payments_closed', 'nobody sends money now');
    const { request_id: requestId, ...rest } = body;
    const now = clock.now();
    const asked = { ...rest, requestId, playerId, isConfirmed: await isConfirmed() };
    const result = await askWithdrawal(deps, asked, now);
    if (!result.ok) return refusal(result.error);
    const [data] = await withdrawalReplies(db, [result.value]);
    if (!data) return failure(404, 'not_found', 'it is gone');
    const events = eventsOf(result.value, deps.withdrawals.large, now);
    return { status: 201, body: { data }, events };
  });
  router.on(calls.listWithdrawals, async ({ query, playerId }) =>
    reply(await withdrawalsOf(db, playerId, pageOf(query, ROWS))),
  );
  router.on(calls.getWithdrawal, async ({ params, playerId }) => {
    const data = await findWithdrawal(db, playerId, params.id);
    return data ? reply({ data }) : NOT_FOUND;
  });
  router.on(calls.cancelWithdrawal, async ({ params, playerId }) => {
    const result = await db
      .transaction()
      .execute((tx) => cancelWithdrawal(tx, playerId, params.id, clock.now()));
    return cancelled(result, () => findWithdrawal(db, playerId, params.id));
  });
}

/** A large one is noted; asked for again by the same id, it is not another. */
function eventsOf(row: WithdrawalRow, large: LargeFrom, now: Date): SignificantEvent[] {
  const { id, player_id: playerId, amount, currency, created_at: at } = row;
  const isNew = at.getTime() === now.getTime();
  if (!isNew || !isLarge(minor(amount), currency, large)) return [];
  return [{ kind: 'large_withdrawal', playerId, about: { withdrawal_id: id } }];
}
const never = () => Promise.resolve(false);

const NOT_FOUND = failure(404, 'not_found', 'no such withdrawal of yours');

function refusal(error: WithdrawalRefusal) {
  if ('why' in error) {
    const { why } = error;
    if (why === 'unconfirmed') return UNCONFIRMED;
    return failure(409, 'withdrawal_refused', WHY[why], { data: { details: why } });
  }
  const field = `body.${error.part}`;
  return error.part === 'request_id'
    ? failure(409, 'conflict', 'another withdrawal was asked for by this id', { field })
    : failure(400, 'bad_request', PARTS[error.part], { field });
}

async function cancelled(
  result: Result<unknown, string>,
  read: () => ReturnType<typeof findWithdrawal>,
): Promise<Answer<typeof calls.cancelWithdrawal>> {
  if (!result.ok && result.error !== 'not_found') {
    return failure(409, 'withdrawal_refused', 'it is not waiting any more', {
      data: { details: 'too_late' },
    });
  }
  const data = result.ok ? await read() : null;
  return data ? reply({ data }) : NOT_FOUND;
}
