import { assert } from '@touchline/domain/assert';
import type { Payment } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import {
  expectedBy,
  mayBecome,
  WITHDRAWAL_STATES,
  type WithdrawalReason,
  type WithdrawalState,
} from '@touchline/domain/payments/withdrawal';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';

export type WithdrawalRow = Selectable<Database['withdrawals']>;

/** A stage that a withdrawal enters, and who brought it there: `player`, `schedule`, `provider` or an operator's name. */
export interface Stage {
  state: WithdrawalState;
  reason?: WithdrawalReason;
  by: string;
}

/** A withdrawal, held until the transaction ends; with a player, only when it is theirs. Null when there is none. */
export async function heldWithdrawal(
  tx: Transaction<Database>,
  id: string,
  playerId?: number,
): Promise<WithdrawalRow | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && (playerId === undefined || row.player_id === playerId) ? row : null;
}

/** Enters a stage and writes it down. The caller holds the withdrawal; throws when the stage may not follow. */
export async function enterStage(
  tx: Transaction<Database>,
  withdrawal: Pick<WithdrawalRow, 'id' | 'state'>,
  { state, reason, by }: Stage,
  now: Date,
): Promise<WithdrawalRow> {
  const { id } = withdrawal;
  const before = withdrawalState(withdrawal.state);
  assert(mayBecome(before, state), `withdrawal ${id} may not go from ${before} to ${state}`);
  const expected = expectedBy(state, now.getTime());
  const row = await tx
    .updateTable('withdrawals')
    .set({
      state,
      reason: reason ?? null,
      expected_at: expected === null ? null : new Date(expected),
      due_at: now,
      attempts: 0,
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteStage(tx, id, { state, by, ...(reason && { reason }) }, now);
  return row;
}

/** Writes down that a withdrawal is at a stage now. */
export async function noteStage(
  tx: Transaction<Database>,
  id: string,
  { state, reason, by }: Stage,
  now: Date,
): Promise<void> {
  await sql`
    insert into withdrawal_stages (withdrawal_id, number, state, reason, by_whom, at)
    select ${id}::uuid, count(*) + 1, ${state}, ${reason ?? null}, ${by}, ${now}
    from withdrawal_stages where withdrawal_id = ${id}::uuid`.execute(tx);
}

/** The stage by its name in the table. */
export function withdrawalState(word: string): WithdrawalState {
  const known = WITHDRAWAL_STATES.find((each) => each === word);
  assert(known, `${word} is a state of withdrawals`);
  return known;
}

/** A withdrawal as the ledger knows it. */
export function paymentOf(row: WithdrawalRow): Payment {
  const { id, provider, player_id: playerId, currency, amount } = row;
  return { id, provider, playerId, currency, amount: minor(amount) };
}
