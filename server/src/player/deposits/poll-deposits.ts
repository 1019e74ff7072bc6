import type { Minor } from '@touchline/domain/money';
import { sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { PaymentProvider } from '../payments/payment-provider';
import { takeEvent, type Taking } from '../payments/take-event';
import { expiryStart, isExpired, lateStart, nextLatePoll, nextPoll } from './poll-times';

/** What asking providers about deposits takes. */
export interface Polling extends Taking {
  clock: { now(): Date };
  payments: PaymentProvider;
  /** After this time a payment that nobody has paid is not waited for any longer, in milliseconds. */
  expiresMs: number;
  /** Told of each question that was not answered. */
  log: { warn(details: object, message: string): void };
}

/** Deposits asked about in one round. */
const AT_ONCE = 20;

/**
 * Asks the provider about deposits whose webhook did not come, and lets those expire that nobody paid in time; a declined
 * one may still be paid with another card for as long, and one that has expired is asked about now and then for another
 * week. One round; true when there may be more to ask about. Several servers may do so at once: each deposit is asked
 * about by one.
 */
export async function pollDeposits(polling: Polling): Promise<boolean> {
  const { clock, log } = polling;
  const now = clock.now();
  const due = await claimDue(polling, now);
  for (const deposit of due) {
    try {
      await ask(polling, deposit, now);
    } catch (error) {
      const { id } = deposit;
      log.warn({ deposit: id, err: error }, 'the provider could not be asked about a deposit');
    }
  }
  return due.length === AT_ONCE;
}

async function ask(polling: Polling, deposit: Due, now: Date): Promise<void> {
  const { payments, expiresMs } = polling;
  const { id, state, amount, currency, created_at: createdAt, provider_ref: ref } = deposit;
  const told = await payments.paymentStatus(id, now);
  if (told) await takeEvent(polling, told, now);
  else if (state === 'pending' && isExpired(createdAt, expiresMs, now)) {
    const facts = { eventId: null, merchantRef: id, providerRef: ref ?? '', amount, currency };
    const event = { ...facts, about: 'payment', outcome: 'expired' } as const;
    await takeEvent(polling, event, now);
  }
}

type Due = Pick<Database['deposits'], 'id' | 'currency' | 'provider_ref'> & {
  state: string;
  amount: Minor;
  created_at: Date;
};

/** They are put off before they are asked about, so that one which cannot be answered does not come again at once. */
function claimDue({ db, payments, expiresMs }: Polling, now: Date): Promise<Due[]> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Due>`
      select id, state, currency, provider_ref, amount, created_at from deposits
      where state in ('pending', 'error', 'expired') and provider = ${payments.name}
        and poll_at <= ${now} and (state = 'pending'
          or (state = 'error' and created_at > ${expiryStart(expiresMs, now)})
          or (state = 'expired' and created_at > ${lateStart(expiresMs, now)}))
      order by poll_at limit ${AT_ONCE} for update skip locked`.execute(tx);
    for (const { id, state, created_at: createdAt } of rows) {
      const next = state === 'expired' ? nextLatePoll : nextPoll;
      await tx
        .updateTable('deposits')
        .set({ poll_at: next(createdAt, now) })
        .where('id', '=', id)
        .execute();
    }
    return rows;
  });
}
