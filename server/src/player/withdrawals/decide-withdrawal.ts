import { type WithdrawalEnd, withdrawalEndedPosting } from '@touchline/domain/ledger/payments';
import {
  type DeclineReason,
  isCancellable,
  mayBecome,
} from '@touchline/domain/payments/withdrawal';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { bookOwing } from '../../wallet/book-owing';
import { type Barring, whatBarsSending } from './barred';
import { noteUnpaid } from '../payments/payment-news';
import {
  enterStage,
  heldWithdrawal,
  paymentOf,
  type Stage,
  withdrawalState,
  type WithdrawalRow,
} from './stages';

/** Why nothing was decided: no such withdrawal, it has gone on without it, or it may not be sent. */
export type DecisionRefusal = 'not_found' | 'too_late' | Barring;

type Decided = Promise<Result<WithdrawalRow, DecisionRefusal>>;

/** A player takes a withdrawal of their own back, until it is being sent. The money is on the account again. */
export async function cancelWithdrawal(
  tx: Transaction<Database>,
  playerId: number,
  id: string,
  now: Date,
): Decided {
  const row = await heldWithdrawal(tx, id, playerId);
  return row ? giveBack(tx, row, { state: 'cancelled', by: 'player' }, now) : refused('not_found');
}

/**
 * An operator declines a withdrawal, until it is being sent. The money is on the account again, and the player is told
 * why, as far as it may be known.
 */
export async function declineWithdrawal(
  tx: Transaction<Database>,
  { id, reason, by }: { id: string; reason: DeclineReason; by: string },
  now: Date,
): Decided {
  const row = await heldWithdrawal(tx, id);
  return row ? giveBack(tx, row, { state: 'declined', reason, by }, now) : refused('not_found');
}

/** An operator lets a withdrawal be sent; not while the player owes something or a chargeback is open. */
export async function approveWithdrawal(
  tx: Transaction<Database>,
  id: string,
  operator: string,
  now: Date,
): Decided {
  const row = await heldWithdrawal(tx, id);
  if (!row) return refused('not_found');
  if (!mayBecome(withdrawalState(row.state), 'approved')) return refused('too_late');
  const why = await whatBarsSending(tx, row.player_id);
  return why
    ? refused(why)
    : ok(await enterStage(tx, row, { state: 'approved', by: operator }, now));
}

const ENDS: Partial<Record<Stage['state'], WithdrawalEnd>> = {
  cancelled: 'cancelled',
  declined: 'rejected',
};

async function giveBack(
  tx: Transaction<Database>,
  row: WithdrawalRow,
  stage: Stage,
  now: Date,
): Decided {
  const end = ENDS[stage.state];
  if (!end || !isCancellable(withdrawalState(row.state))) return refused('too_late');
  const after = await enterStage(tx, row, stage, now);
  if (stage.state === 'declined') await noteUnpaid(tx, after, now);
  await bookOwing(tx, [
    { playerId: row.player_id, posting: withdrawalEndedPosting(paymentOf(row), end) },
  ]);
  return ok(after);
}
