import type { Minor } from '@touchline/domain/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { PaymentProvider } from '../payments/payment-provider';
import { takeEvent } from '../payments/take-event';
import { expiryStart, isExpired, nextPoll } from './poll-times';

/** What asking providers about deposits takes. */
export interface Polling {
  db: Kysely<Database>;
  clock: { now(): Date };
  payments: PaymentProvider;
  /** Told of each question that was not answered. */
  log: { warn(details: object, message: string): void };
}

/** Deposits asked about in one round. */
const AT_ONCE = 20;

/**
 * Asks the provider about deposits whose webhook did not come, and lets those expire that nobody paid in a day; a declined
 * one may still be paid with another card for as long. One round;
 * true when there may be more to ask about. Several servers may do so at once: each deposit is asked about by one.
 */
export async function pollDeposits({ db, clock, payments, log }: Polling): Promise<boolean> {
  const now = clock.now();
  const due = await claimDue(db, payments.name, now);
  for (const { id, amount, currency, created_at: createdAt, provider_ref: ref } of due) {
    try {
      const told = await payments.paymentStatus(id, now);
      if (told) await takeEvent(db, payments.name, told, now);
      else if (isExpired(createdAt, now)) {
        const facts = { eventId: null, merchantRef: id, providerRef: ref ?? '', amount, currency };
        const event = { ...facts, about: 'payment', outcome: 'expired' } as const;
        await takeEvent(db, payments.name, event, now);
      }
    } catch (error) {
      log.warn({ deposit: id, err: error }, 'the provider could not be asked about a deposit');
    }
  }
  return due.length === AT_ONCE;
}

type Due = Pick<Database['deposits'], 'id' | 'currency' | 'provider_ref'> & {
  amount: Minor;
  created_at: Date;
};

/** They are put off before they are asked about, so that one which cannot be answered does not come again at once. */
async function claimDue(db: Kysely<Database>, provider: string, now: Date): Promise<Due[]> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Due>`
      select id, currency, provider_ref, amount, created_at from deposits
      where state in ('pending', 'error') and provider = ${provider} and poll_at <= ${now}
        and (state = 'pending' or created_at > ${expiryStart(now)})
      order by poll_at limit ${AT_ONCE} for update skip locked`.execute(tx);
    for (const { id, created_at: createdAt } of rows) {
      await tx
        .updateTable('deposits')
        .set({ poll_at: nextPoll(createdAt, now) })
        .where('id', '=', id)
        .execute();
    }
    return rows;
  });
}
