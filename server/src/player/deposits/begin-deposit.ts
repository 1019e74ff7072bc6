import { randomUUID } from 'node:crypto';
import { currencyOf } from '@touchline/domain/currency';
import type { Barred } from '@touchline/domain/limits/allowance';
import type { Minor } from '@touchline/domain/money';
import type { MoneyRules, StandingFault } from '@touchline/domain/players/standing';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { standingFault } from '../../wallet/standing';
import { whatBars } from '../limits/what-bars';
import type { PaymentProvider } from '../payments/payment-provider';
import { firstPoll } from './poll-times';

/** What deposits are allowed, and by whom they are collected. */
export interface DepositRules {
  /** Limits of one deposit, in euros, and as much in other currencies, roughly. */
  limits: { min: number; max: number };
  /** Where a player may be sent back to. */
  returnOrigins: ReadonlySet<string>;
  /** Where the provider reaches us. */
  webhookUrl: string;
}

/** The limits unless the operator sets others: 1.00 to 10,000.00. */
export const DEPOSIT_LIMITS = { min: 1, max: 10_000 } as const;

/** A deposit as a player asks for it; the amount in subunits. */
export interface DepositAsked {
  playerId: number;
  amount: Minor;
  currency: string;
  returnUrl: string;
  /** Where the player is, where that is known. */
  country?: string | null | undefined;
}

/** Which part of the request will not do, or which of the player's own limits bars it. */
export type DepositRefusal =
  | { part: 'currency' | 'amount' | 'return_url' }
  | { part: 'limit'; barred: Barred }
  | { part: 'standing'; fault: StandingFault };

export interface DepositDeps {
  db: Kysely<Database>;
  payments: PaymentProvider;
  deposits: DepositRules;
  /** From whom money is taken; left out, from everybody. */
  gates?: { money: MoneyRules };
}

/** Begins a deposit: answers with its id and the provider's page where it is paid. */
export async function beginDeposit(
  { db, payments, deposits: rules, gates }: DepositDeps,
  asked: DepositAsked,
  now: Date,
): Promise<Result<{ id: string; paymentUrl: string }, DepositRefusal>> {
  const returnUrl = ourPage(asked.returnUrl, rules.returnOrigins);
  if (returnUrl === null) return refused({ part: 'return_url' });
  if (!(await hasAccount(db, asked))) return refused({ part: 'currency' });
  if (!withinLimits(asked, rules.limits)) return refused({ part: 'amount' });
  const { amount, currency } = asked;
  const id = randomUUID();
  const begun = { ...asked, id, provider: payments.name, returnUrl };
  const refusal = await writeDown(db, begun, gates?.money, now);
  if (refusal) return refused(refusal);
  // The row is there before the provider knows of it, so no event can come too early.
  const { webhookUrl } = rules;
  const payment = { merchantRef: id, amount, currency, returnUrl, webhookUrl };
  const { providerRef, paymentUrl } = await payments.createPayment(payment);
  await db
    .updateTable('deposits')
    .set({ provider_ref: providerRef })
    .where('id', '=', id)
    .where('provider_ref', 'is', null)
    .execute();
  return ok({ id, paymentUrl });
}

interface Begun extends DepositAsked {
  id: string;
  provider: string;
}

/**
 * Writes a deposit down unless no money is taken from the player, or a limit of theirs bars it; two at once are held
 * against it one after the other.
 */
function writeDown(
  db: Kysely<Database>,
  begun: Begun,
  rules: MoneyRules | undefined,
  now: Date,
): Promise<DepositRefusal | null> {
  const { id, playerId, amount, currency, provider, returnUrl, country = null } = begun;
  return db.transaction().execute(async (tx) => {
    const paying = { playerId, does: 'deposit', country, now: now.getTime() } as const;
    const fault = await standingFault(tx, { ...paying, rules });
    if (fault) return { part: 'standing', fault };
    const action = { type: 'deposit', amount } as const;
    const barred = await whatBars(tx, { playerId, action, currency }, now);
    if (barred) return { part: 'limit', barred };
    await tx
      .insertInto('deposits')
      .values({
        id,
        player_id: playerId,
        currency,
        amount,
        provider,
        provider_ref: null,
        return_url: returnUrl,
        poll_at: firstPoll(now),
        created_at: now,
        updated_at: now,
      })
      .execute();
    return null;
  });
}

/**
 * A page of ours as a browser would write its address, or null: the provider sends the player there.
 * What is not written so may hold what no text column takes.
 */
function ourPage(address: string, origins: ReadonlySet<string>): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, protocol, username, password, href } = new URL(address);
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && origins.has(origin) && username === '' && password === '' ? href : null;
}

async function hasAccount(
  db: Kysely<Database>,
  { playerId, currency }: DepositAsked,
): Promise<boolean> {
  const row = await db
    .selectFrom('player_accounts')
    .select('currency')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

function withinLimits({ amount, currency }: DepositAsked, limits: DepositRules['limits']): boolean {
  const aboutAEuro = currencyOf(currency)?.aboutAEuro ?? 0;
  return amount >= BigInt(limits.min * aboutAEuro) && amount <= BigInt(limits.max * aboutAEuro);
}
