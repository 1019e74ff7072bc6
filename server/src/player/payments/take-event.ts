import type { MoneyRules } from '@touchline/domain/players/standing';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { type Crediting, type DepositOutcome, settleDeposit } from '../deposits/settle-deposit';
import { type PayoutOutcome, settlePayout } from '../withdrawals/settle-payout';
import type { ProviderEvent } from './payment-provider';

/** What an event did. `repeated`: this very event was told before. `unknown`: there is nothing of that name. */
export type EventOutcome = DepositOutcome | PayoutOutcome | 'repeated' | 'unknown';

/** What taking events needs. */
export interface Taking {
  db: Kysely<Database>;
  payments: { readonly name: string };
  /** From whom money is taken, when it comes; left out, from everybody. */
  moneyRules?: MoneyRules;
}

/** Outcomes that leave an event to be told again. */
const UNTAKEN: ReadonlySet<EventOutcome> = new Set(['unknown', 'too_early', 'repeated']);

/**
 * Takes note of what a provider says, once, whatever is repeated or comes at once: all of it or nothing. The row that the
 * event is about is held while it is looked at, so that a webhook and the answer to a question wait for each other.
 */
export function takeEvent(
  { db, payments: { name: provider }, moneyRules }: Taking,
  event: ProviderEvent,
  now: Date,
): Promise<EventOutcome> {
  return db.transaction().execute(async (tx) => {
    const settle =
      event.about === 'payment'
        ? await heldDeposit(tx, provider, event, { now, moneyRules })
        : await heldPayout(tx, provider, event, now);
    if (!settle) return 'unknown';
    if (await wasTold(tx, provider, event)) return 'repeated';
    const outcome = await settle();
    if (event.eventId !== null && !UNTAKEN.has(outcome)) {
      await tx
        .insertInto('payment_events')
        .values({
          provider,
          event_id: event.eventId,
          merchant_ref: event.merchantRef,
          outcome,
          received_at: now,
        })
        .execute();
    }
    return outcome;
  });
}

type Settle = () => Promise<EventOutcome>;
type About<A extends ProviderEvent['about']> = Extract<ProviderEvent, { about: A }>;

async function heldDeposit(
  tx: Transaction<Database>,
  provider: string,
  event: About<'payment'>,
  when: Crediting,
): Promise<Settle | null> {
  const deposit = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', event.merchantRef)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
  return deposit ? () => settleDeposit(tx, deposit, event, when) : null;
}

async function heldPayout(
  tx: Transaction<Database>,
  provider: string,
  event: About<'payout'>,
  now: Date,
): Promise<Settle | null> {
  const withdrawal = await tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', event.merchantRef)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
  return withdrawal ? () => settlePayout(tx, withdrawal, event, now) : null;
}

async function wasTold(
  tx: Transaction<Database>,
  provider: string,
  { eventId }: ProviderEvent,
): Promise<boolean> {
  if (eventId === null) return false;
  const row = await tx
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}
