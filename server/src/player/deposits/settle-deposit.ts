import { assert } from '@touchline/domain/assert';
import {
  chargebackPosting,
  depositPosting,
  type Payment,
  refundPosting,
} from '@touchline/domain/ledger/payments';
import type { LimitType } from '@touchline/domain/limits/limit';
import { minor, type Minor, ZERO } from '@touchline/domain/money';
import {
  DEPOSIT_LIFE,
  type DepositEffect,
  type DepositLife,
  type DepositStanding,
  type DepositStep,
  depositStep,
  mismatchStep,
  returnStep,
} from '@touchline/domain/payments/deposit';
import type { MoneyRules, StandingFault } from '@touchline/domain/players/standing';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../db/schema';
import { whatBars } from '../limits/what-bars';
import { noteLateDeposit } from '../payments/payment-news';
import type { PaymentEvent } from '../payments/payment-provider';
import { bookOwing } from '../../wallet/book-owing';
import { standingFault } from '../../wallet/standing';

/**
 * What an event did to a deposit. `returned`: it was paid, but a limit of the player or a rule of the
 * site stands against it, so it is not credited and goes back. `mismatch`: the payment is not the one we asked for, so nothing moved, and a deposit
 * that waited ends in error. `already_settled`: nothing happens again. `too_early`: it speaks of money that
 * we do not know to be paid, so it may be told again later.
 */
export type DepositOutcome =
  | 'credited'
  | 'returned'
  | 'declined'
  | 'expired'
  | 'refunded'
  | 'charged_back'
  | 'mismatch'
  | 'already_settled'
  | 'too_early';

type Deposit = Selectable<Database['deposits']>;

/** When money comes, and from whom it is taken then. */
export interface Crediting {
  now: Date;
  moneyRules: MoneyRules | undefined;
}

/** What may stand against a credit. */
type CreditFault = LimitType | StandingFault;

/** What a deposit is changed to. */
type Change = Pick<
  Updateable<Database['deposits']>,
  | 'state'
  | 'refunded'
  | 'charged_back'
  | 'provider_ref'
  | 'credited_at'
  | 'return_reason'
  | 'return_at'
>;

const OUTCOMES: Record<DepositEffect, DepositOutcome> = {
  credit: 'credited',
  return: 'returned',
  decline: 'declined',
  expire: 'expired',
  refund: 'refunded',
  charge_back: 'charged_back',
  mismatch: 'mismatch',
  settled: 'already_settled',
  early: 'too_early',
};

/**
 * Does what the provider's event asks for on a deposit that the caller holds: its money is moved once, whatever is
 * repeated or comes at once, and the player's pages are told.
 */
export async function settleDeposit(
  tx: Transaction<Database>,
  deposit: Deposit,
  event: PaymentEvent,
  when: Crediting,
): Promise<DepositOutcome> {
  const { now } = when;
  const reported = isAsked(deposit, event)
    ? depositStep(standingOf(deposit), event.outcome, event.amount)
    : mismatchStep(stateOf(deposit));
  const fault = reported.effect === 'credit' ? await checkCredit(tx, deposit, when) : null;
  const step = fault ? returnStep() : reported;
  await moveMoney(tx, deposit, event, step);
  if (step.effect === 'charge_back') await openChargeback(tx, deposit, event, now);
  if (step.effect === 'credit' && deposit.state === 'expired') {
    await noteLateDeposit(tx, deposit, now);
  }
  const change = changeBy(step, deposit, { event, fault, now });
  if (change) {
    await tx
      .updateTable('deposits')
      .set({ ...change, updated_at: now })
      .where('id', '=', deposit.id)
      .execute();
  }
  return OUTCOMES[step.effect];
}

function standingOf(deposit: Deposit): DepositStanding {
  const { refunded, charged_back: chargedBack } = deposit;
  const amount = minor(deposit.amount);
  const credited = deposit.credited_at === null ? ZERO : amount;
  return { state: stateOf(deposit), amount, credited, givenBack: minor(refunded + chargedBack) };
}

/**
 * Returns what stands against the credit, or null. Limits count what is credited, when it is credited, whatever was
 * allowed when the payment was begun; and the site takes no money then from whom it would let begin none. Providers name
 * no address: the profile's country alone counts.
 */
async function checkCredit(
  tx: Transaction<Database>,
  { player_id: playerId, amount, currency }: Deposit,
  { now, moneyRules: rules }: Crediting,
): Promise<CreditFault | null> {
  const paying = { playerId, does: 'deposit', country: null, now: now.getTime() } as const;
  const fault = await standingFault(tx, { ...paying, rules });
  if (fault) return fault;
  const action = { type: 'credit', amount: minor(amount) } as const;
  const barred = await whatBars(tx, { playerId, action, currency }, now);
  return barred?.limit.terms.type ?? null;
}

async function moveMoney(
  tx: Transaction<Database>,
  deposit: Deposit,
  event: PaymentEvent,
  { effect, moved }: DepositStep,
): Promise<void> {
  if (moved === 0n) return;
  const { id, player_id: playerId } = deposit;
  const payment = paymentOf(deposit, event, moved);
  const posting =
    effect === 'credit'
      ? depositPosting({ ...payment, id })
      : effect === 'refund'
        ? refundPosting(payment)
        : chargebackPosting(payment);
  await bookOwing(tx, [{ playerId, posting }]);
}

/** What is written down of a step; null when it changes nothing. */
function changeBy(
  { effect, state, moved }: DepositStep,
  { state: before, refunded, charged_back: chargedBack }: Deposit,
  { event, fault, now }: { event: PaymentEvent; fault: CreditFault | null; now: Date },
): Change | null {
  const provider_ref = event.providerRef;
  switch (effect) {
    case 'credit':
      return { state, provider_ref, credited_at: now };
    case 'return':
      return { state, provider_ref, return_reason: fault, return_at: now };
    case 'decline':
      return { state, provider_ref };
    case 'refund':
      return { state, refunded: refunded + moved };
    case 'charge_back':
      // What the bank took is not sent back a second time.
      return { state, charged_back: chargedBack + moved, return_at: null };
    default:
      return state === before ? null : { state };
  }
}

function isAsked(deposit: Deposit, event: PaymentEvent): boolean {
  return (
    event.currency === deposit.currency &&
    // The event may be quicker than the answer that named the payment.
    (deposit.provider_ref === null || deposit.provider_ref === event.providerRef)
  );
}

/** A refund and a chargeback are named by their event, since one deposit may have several. */
function paymentOf(deposit: Deposit, { eventId }: PaymentEvent, amount: Minor): Payment {
  const { id, provider, player_id: playerId, currency } = deposit;
  return { id: `${id}:${eventId ?? 'polled'}`, provider, playerId, currency, amount };
}

/** The case that stops withdrawals until an operator closes it; a further charge-back of the same deposit opens it again. */
async function openChargeback(
  tx: Transaction<Database>,
  { id, player_id, currency }: Deposit,
  { amount }: PaymentEvent,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('chargebacks')
    .values({ deposit_id: id, player_id, currency, amount, opened_at: now })
    .onConflict((conflict) =>
      conflict.column('deposit_id').doUpdateSet((known) => ({
        amount: sql`${known.ref('chargebacks.amount')} + ${known.ref('excluded.amount')}`,
        opened_at: now,
        closed_at: null,
        closed_by: null,
      })),
    )
    .execute();
}

function stateOf({ id, state }: Deposit): DepositLife {
  const known = DEPOSIT_LIFE.find((each) => each === state);
  assert(known, `${state} is a state of deposit ${id}`);
  return known;
}
