import { currencyOf } from '@touchline/domain/currency';
import { larger, minor } from '@touchline/domain/money';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { pursesLocked } from '../../wallet/balance';
import type { PaymentProvider } from '../payments/payment-provider';
import { takeEvent } from '../payments/take-event';
import type { WithdrawalRules } from './ask-withdrawal';
import { whatBarsSending } from './barred';
import { getWithdrawn } from './get-withdrawn';
import { enterStage, type WithdrawalRow } from './stages';

/** What sending withdrawals takes. */
export interface Sending {
  db: Kysely<Database>;
  clock: { now(): Date };
  payments: PaymentProvider;
  withdrawals: Pick<WithdrawalRules, 'reviewAbove' | 'reviewWindowMs' | 'webhookUrl'>;
  /** Told of each withdrawal that the provider did not answer about. */
  log: { warn(details: object, message: string): void };
}

const AT_ONCE = 20;
const BACK_OFF_MS = [5000, 15_000, 60_000, 300_000, 900_000];
const BY = 'schedule';

/**
 * Brings withdrawals a stage further: small ones are approved, approved ones are sent, and the provider is asked about
 * those on their way. One round; true when there may be more. Several servers may do so at once.
 */
export async function sendWithdrawals(sending: Sending): Promise<boolean> {
  const ids = await dueIds(sending);
  for (const id of ids) {
    const row = await advance(sending, id);
    if (row?.state === 'sending') await send(sending, row);
  }
  return ids.length === AT_ONCE;
}

async function dueIds({ db, clock, payments }: Sending): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('state', 'in', ['requested', 'approved', 'sending'])
    .where('provider', '=', payments.name)
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The next stage of a withdrawal, kept before anything is sent: whoever cancels has done so before, or comes too late.
 * Null when another server has it, or when it is not due any more.
 */
function advance({ db, clock, withdrawals }: Sending, id: string): Promise<WithdrawalRow | null> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .where('due_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row?.state === 'requested') return review(tx, row, withdrawals, now);
    if (row?.state === 'approved') return clear(tx, row, now);
    return row?.state === 'sending' ? putOff(tx, row, now) : null;
  });
}

/** What a player withdraws within the window is one sum: many small withdrawals are a large one. */
async function review(
  tx: Transaction<Database>,
  row: WithdrawalRow,
  { reviewAbove, reviewWindowMs }: Sending['withdrawals'],
  now: Date,
): Promise<WithdrawalRow> {
  const { player_id: playerId, currency } = row;
  const since = new Date(now.getTime() - reviewWindowMs);
  // One that has waited longer than the window counts all the same.
  const withdrawn = larger(
    minor(row.amount),
    await getWithdrawn(tx, { playerId, currency }, since),
  );
  const isLarge = withdrawn > BigInt(reviewAbove * (currencyOf(currency)?.aboutAEuro ?? 1));
  const reason = (await whatBarsSending(tx, row.player_id)) ?? (isLarge ? 'large_amount' : null);
  return reason
    ? enterStage(tx, row, { state: 'in_review', reason, by: BY }, now)
    : enterStage(tx, row, { state: 'approved', by: BY }, now);
}

/** A chargeback waits for the purse, so that it comes before this look at it, or after the money has gone. */
async function clear(
  tx: Transaction<Database>,
  row: WithdrawalRow,
  now: Date,
): Promise<WithdrawalRow> {
  await run(tx, pursesLocked([{ playerId: row.player_id, currency: row.currency }]));
  const reason = await whatBarsSending(tx, row.player_id);
  if (reason) return enterStage(tx, row, { state: 'in_review', reason, by: BY }, now);
  return putOff(tx, await enterStage(tx, row, { state: 'sending', by: BY }, now), now);
}

/** Asked about again later, and later each time. */
async function putOff(
  tx: Transaction<Database>,
  { id, attempts }: WithdrawalRow,
  now: Date,
): Promise<WithdrawalRow> {
  const pause = BACK_OFF_MS[Math.min(attempts, BACK_OFF_MS.length - 1)] ?? 0;
  return tx
    .updateTable('withdrawals')
    .set({ due_at: new Date(now.getTime() + pause), attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sent under our own name for it, so that whatever broke off in the middle is not sent twice. */
async function send({ db, clock, payments, withdrawals, log }: Sending, row: WithdrawalRow) {
  const { id, currency, destination_token: destination } = row;
  const now = clock.now();
  try {
    if (row.provider_ref === null) {
      const { webhookUrl } = withdrawals;
      const payout = {
        merchantRef: id,
        amount: minor(row.amount),
        currency,
        destination,
        webhookUrl,
      };
      const { providerRef } = await payments.sendPayout(payout, now);
      await db
        .updateTable('withdrawals')
        .set({ provider_ref: providerRef })
        .where('id', '=', id)
        .execute();
    }
    const event = await payments.payoutStatus(id, now);
    if (event) await takeEvent({ db, payments }, event, now);
  } catch (error) {
    log.warn({ withdrawal: id, err: error }, 'the provider did not take a withdrawal');
  }
}
