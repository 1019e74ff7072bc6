import { minor, type Minor } from '@touchline/domain/money';
import { returnCause } from '@touchline/domain/payments/deposit';
import { type Kysely, sql } from 'kysely';
import type { NoteEvent } from '../../db/event-log';
import type { Database } from '../../db/schema';
import { type MailSite, mailDepositReturned } from '../accounts/account-mails';
import type { PaymentProvider } from '../payments/payment-provider';
import { nextPoll } from './poll-times';

/** What sending deposits back takes. */
export interface Returning {
  db: Kysely<Database>;
  clock: { now(): Date };
  payments: PaymentProvider;
  /** What the mails to the players say. */
  mails: MailSite;
  /** Told of each deposit that went back. */
  noteEvent?: NoteEvent;
  /** Told of each refund that the provider did not accept. */
  log: { warn(details: object, message: string): void };
}

/** Deposits sent back in one round. */
const AT_ONCE = 20;

/**
 * Asks the provider to refund deposits that were paid when something stood against them, and mails their
 * players why. One round; true when there may be more. What the provider does not accept is asked again, ever more rarely.
 */
export async function returnDeposits(returning: Returning): Promise<boolean> {
  const { db, clock, payments, log } = returning;
  const now = clock.now();
  const due = await claimDue(db, payments.name, now);
  for (const deposit of due) {
    const { id, amount, currency } = deposit;
    try {
      const refund = {
        merchantRef: id,
        refundRef: `${id}:return`,
        amount: minor(amount),
        currency,
      };
      await payments.refundPayment(refund, now);
      await noteReturned(returning, deposit, now);
    } catch (error) {
      log.warn({ deposit: id, err: error }, 'the provider did not accept a refund');
    }
  }
  return due.length === AT_ONCE;
}

interface Due {
  id: string;
  player_id: number;
  amount: Minor;
  currency: string;
  return_reason: string;
  updated_at: Date;
}

/** They are put off before the provider is asked, so that one that is not accepted does not come again at once. */
function claimDue(db: Kysely<Database>, provider: string, now: Date): Promise<Due[]> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Due>`
      select id, player_id, amount, currency, return_reason, updated_at from deposits
      where return_at <= ${now} and provider = ${provider}
      order by return_at limit ${AT_ONCE} for update skip locked`.execute(tx);
    for (const { id, updated_at: paidAt } of rows) {
      const at = nextPoll(paidAt, now);
      await tx.updateTable('deposits').set({ return_at: at }).where('id', '=', id).execute();
    }
    return rows;
  });
}

async function noteReturned(
  { db, mails, noteEvent }: Returning,
  deposit: Due,
  now: Date,
): Promise<void> {
  const { id, player_id: playerId, return_reason: reason } = deposit;
  const isNew = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('deposits')
      .set({ return_at: null })
      .where('id', '=', id)
      .where('return_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await mailDepositReturned(tx, mails, { playerId, cause: returnCause(reason) }, now);
    return true;
  });
  if (isNew) noteEvent?.({ kind: 'deposit_returned', playerId, about: { deposit_id: id, reason } });
}
