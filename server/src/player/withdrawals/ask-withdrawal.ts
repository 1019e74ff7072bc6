import { randomUUID } from 'node:crypto';
import { assert } from '@touchline/domain/assert';
import { currencyOf } from '@touchline/domain/currency';
import { withdrawalPosting } from '@touchline/domain/ledger/payments';
import { type Minor, minor } from '@touchline/domain/money';
import { expectedBy, maskedDestination } from '@touchline/domain/payments/withdrawal';
import { USUAL_MONEY_RULES, type VerifiedFor } from '@touchline/domain/players/standing';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { announceBalance, pursesLocked } from '../../wallet/balance';
import type { LargeFrom } from '../../wallet/note-win';
import { post } from '../../wallet/post';
import { mailNewDestination, type MailSite } from '../accounts/account-mails';
import type { PaymentProvider } from '../payments/payment-provider';
import { type Barring, whatBarsSending } from './barred';
import { destinationHash, isDestinationKnown } from './destinations';
import { getWithdrawn } from './get-withdrawn';
import { noteStage, type WithdrawalRow } from './stages';

/** What withdrawals are allowed; all in euros, and as much in other currencies, roughly. */
export interface WithdrawalRules {
  /** Limits of one withdrawal. */
  limits: { min: number; max: number };
  /** What players who are not verified may withdraw in thirty days, in all currencies together. */
  unverifiedMax: number;
  /** What they have to be verified for: any withdrawal, those beyond that amount, or none; left out, those. */
  verifiedFor?: ReadonlySet<VerifiedFor>;
  /** Withdrawals that come to more than this within the window are approved by an operator. */
  reviewAbove: number;
  /** How far back they are added up, in milliseconds. */
  reviewWindowMs: number;
  /** From where on one is noted. */
  large: LargeFrom;
  /** Where the provider reaches us. */
  webhookUrl: string;
}

/** The limits unless the operator sets others. */
export const WITHDRAWAL_LIMITS = {
  limits: { min: 1, max: 50_000 },
  unverifiedMax: 200,
  reviewAbove: 1000,
  reviewWindowMs: 24 * 3_600_000,
  large: { amount: minor(1_000_000), currency: 'EUR' },
} as const;

/** A withdrawal as a player asks for it; the amount in subunits. */
export interface WithdrawalAsked {
  playerId: number;
  requestId: string;
  amount: Minor;
  currency: string;
  destination: string;
  /** Whether the session has shown within ten minutes that it is the player's. */
  isConfirmed: boolean;
}

/** Which part of the request will not do, or what stands against it. */
export type WithdrawalRefusal =
  | { part: 'currency' | 'amount' | 'request_id' }
  | { why: 'unconfirmed' }
  | { why: Barring | 'unverified' | 'insufficient_funds' };

export interface WithdrawalDeps extends MailSite {
  db: Kysely<Database>;
  /** The site's secret, by which destinations are hashed. */
  secret: string;
  payments: PaymentProvider;
  withdrawals: WithdrawalRules;
}

const UNVERIFIED_WINDOW_MS = 30 * 24 * 3_600_000;

/** Asks for a withdrawal: its money leaves the account at once. Asked again by the same request id, it is the same one. */
export async function askWithdrawal(
  deps: WithdrawalDeps,
  asked: WithdrawalAsked,
  now: Date,
): Promise<Result<WithdrawalRow, WithdrawalRefusal>> {
  const { db, payments, withdrawals: rules, secret } = deps;
  const before = await askedBefore(db, asked);
  if (before) return repeated(before, asked);
  const known = currencyOf(asked.currency);
  if (!known) return refused({ part: 'currency' });
  const { min, max } = rules.limits;
  const units = (count: number) => BigInt(count * known.aboutAEuro);
  if (asked.amount < units(min) || asked.amount > units(max)) return refused({ part: 'amount' });
  const hash = destinationHash(secret, asked);
  const isNew = !(await isDestinationKnown(db, asked.playerId, hash));
  if (isNew && !asked.isConfirmed) return refused({ why: 'unconfirmed' });
  // Nothing of ours is held while the provider is asked; a number that is kept in vain does no harm.
  const token = await payments.keepDestination(asked.destination);
  return db.transaction().execute(async (tx) => {
    const { verifiedFor = USUAL_MONEY_RULES.verifiedFor } = rules;
    const most = verifiedFor.has('withdrawal_above') ? units(rules.unverifiedMax) : null;
    const unverifiedMax = verifiedFor.has('withdrawal') ? 0n : most;
    const aside = { asked, token, hash, unverifiedMax, provider: payments.name };
    const result = await setAside(tx, aside, now);
    if (result.ok && isNew) await mailNewDestination(tx, deps, asked.playerId, now);
    return result;
  });
}

interface Aside {
  asked: WithdrawalAsked;
  token: string;
  hash: Buffer;
  /** In subunits of its currency; null is no limit. */
  unverifiedMax: bigint | null;
  provider: string;
}

async function setAside(
  tx: Transaction<Database>,
  { unverifiedMax, ...kept }: Aside,
  now: Date,
): Promise<Result<WithdrawalRow, WithdrawalRefusal>> {
  const { asked, provider } = kept;
  const { playerId, currency, amount } = asked;
  if (!(await hasAccount(tx, asked))) return refused({ part: 'currency' });
  // A charge-back waits here too, so that it comes before this look at it, or finds the money gone.
  await run(tx, pursesLocked([{ playerId, currency }]));
  const before = await askedBefore(tx, asked);
  if (before) return repeated(before, asked);
  const why = await whatBarsSending(tx, playerId);
  if (why) return refused({ why });
  if (await needsVerification(tx, asked, unverifiedMax, now)) return refused({ why: 'unverified' });
  const id = randomUUID();
  const posting = withdrawalPosting({ id, provider, playerId, currency, amount });
  const [verdict] = await post(tx, [posting]);
  if (verdict === 'insufficient') return refused({ why: 'insufficient_funds' });
  assert(verdict === 'posted', `${posting.id} is new, not ${verdict}`);
  const row = await keep(tx, { id, ...kept }, now);
  await announceBalance(tx, playerId, currency);
  return ok(row);
}

async function keep(
  tx: Transaction<Database>,
  { id, asked, token, hash, provider }: Omit<Aside, 'unverifiedMax'> & { id: string },
  now: Date,
): Promise<WithdrawalRow> {
  const row = await tx
    .insertInto('withdrawals')
    .values({
      id,
      player_id: asked.playerId,
      request_id: asked.requestId,
      currency: asked.currency,
      amount: asked.amount,
      provider,
      destination_token: token,
      destination: maskedDestination(asked.destination),
      destination_hash: hash,
      reason: null,
      expected_at: new Date(expectedBy('requested', now.getTime()) ?? now),
      provider_ref: null,
      due_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteStage(tx, id, { state: 'requested', by: 'player' }, now);
  return row;
}

async function askedBefore(
  db: Kysely<Database>,
  { playerId, requestId }: WithdrawalAsked,
): Promise<WithdrawalRow | null> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same name for another withdrawal is a mistake. */
function repeated(
  row: WithdrawalRow,
  { amount, currency, destination }: WithdrawalAsked,
): Result<WithdrawalRow, WithdrawalRefusal> {
  const isSame =
    row.amount === amount &&
    row.currency === currency &&
    row.destination === maskedDestination(destination);
  return isSame ? ok(row) : refused({ part: 'request_id' });
}

async function hasAccount(
  tx: Transaction<Database>,
  { playerId, currency }: WithdrawalAsked,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('player_accounts')
    .select('currency')
    .where('player_id', '=', playerId)
    .orderBy('currency')
    // Two requests at once wait here, in whichever currency and also when nothing was ever posted to the accounts.
    .forUpdate()
    .execute();
  return rows.some((row) => row.currency === currency);
}

/** Whether so much is sent to verified players alone, and this is none: all that went in thirty days counts. */
async function needsVerification(
  tx: Transaction<Database>,
  asked: WithdrawalAsked,
  unverifiedMax: bigint | null,
  now: Date,
): Promise<boolean> {
  if (unverifiedMax === null) return false;
  const since = new Date(now.getTime() - UNVERIFIED_WINDOW_MS);
  const total = (await getWithdrawn(tx, asked, since)) + asked.amount;
  return total > unverifiedMax && !(await isVerified(tx, asked.playerId));
}

/** Whether it is known who the player is. */
async function isVerified(tx: Transaction<Database>, playerId: number): Promise<boolean> {
  const player = tx.selectFrom('players').select('verification').where('id', '=', playerId);
  return (await player.executeTakeFirst())?.verification === 'verified';
}
