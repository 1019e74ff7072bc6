import { TRANSACTION_KINDS } from '@touchline/domain/ledger/transaction-kind';
import { destinationOf, WITHDRAWAL_STATES } from '@touchline/domain/payments/withdrawal';
import * as z from 'zod/mini';
import { pagination } from '../catalogue';
import { amount, currencyCode, stakeAmount } from '../money';
import { defineCall, PLATFORM_API } from './call';
import { moment, wordsOf } from './filters';
import { account } from './platform';
import { pageLimit, pageNumber } from './whole-number';

/** SPEC §7 POST /player/accounts: opens an account in a currency, or makes the one there is the one in use. */
export const openAccount = defineCall({
  name: 'openAccount',
  summary: 'Open an account in a currency and make it the one I use; answers with all of mine',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/player/accounts`,
  access: 'player',
  body: z.object({ currency: currencyCode }),
  reply: z.object({ data: z.array(account) }),
});

/** One movement of an account. Amounts are in subunits; what left the account is below zero. */
const transaction = z.object({
  /** The name of the fact; the same never happens twice. */
  id: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  /** What happened, by the first word of the name: `deposit`, `refund`, `stake`, `settle` and so on. */
  fact: z.string(),
  currency: currencyCode,
  subunits: z.int(),
  amount,
  /** What was on the account after it. */
  balance: amount,
  /** Why a withdrawal whose money came back was not paid; null with everything else. */
  reason: z.nullable(z.string()),
  /** Which bet it is of, in words, or what has paid a prize: a tournament and the place, a jackpot; null with everything else. */
  about: z.nullable(z.string()),
  /** The bonus that the bet was placed with, in words; null without one. */
  bonus: z.nullable(z.string()),
  /** The player's tournament or the jackpot that has paid it; null with everything else. */
  paid_by: z.nullable(z.object({ type: z.enum(['tournament', 'jackpot']), id: z.int() })),
  at: z.string(),
});

/** Which movements are wanted; the end of the time does not belong to it. Without a currency: of the account in use. */
const transactionFilter = {
  kind: z.optional(wordsOf(TRANSACTION_KINDS)),
  currency: z.optional(currencyCode),
  from: z.optional(moment),
  to: z.optional(moment),
};

const inTimeOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to),
  { path: ['to'], error: 'is before from' },
);

/** What the address of the statement as a file may ask for; the file itself is no JSON, so it is no call. */
export const statementAsked = z.object(transactionFilter).check(inTimeOrder);

/** Where the statement as a file of comma-separated values is, on the platform origin. */
export const STATEMENT_PATH = `${PLATFORM_API}/player/transactions.csv`;

/** SPEC §2 "/profile/wallet/transactions": the movements of an account, newest first, with what was on it after each. */
export const listTransactions = defineCall({
  name: 'listTransactions',
  summary: 'What came to and left one of my accounts',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player/transactions`,
  access: 'player',
  query: z
    .object({ ...transactionFilter, page: z.optional(pageNumber), limit: z.optional(pageLimit) })
    .check(inTimeOrder),
  reply: z.object({ data: z.array(transaction), pagination }),
});

/** A deposit as a list shows it. */
const deposit = z.object({
  id: z.string(),
  amount,
  currency: currencyCode,
  subunits: z.int(),
  state: z.string(),
  /** What of it was given back. */
  refunded: amount,
  /**
   * What stood against it when it was paid: the type of a limit, or a rule of the site's, such as `country_blocked`; null
   * unless it was returned.
   */
  return_reason: z.nullable(z.string()),
  /** Whether it was begun and left: nobody has paid it in a quarter of an hour, or in the time that it had. */
  abandoned: z.boolean(),
  created_at: z.string(),
});

/** My deposits, newest first. */
export const listDeposits = defineCall({
  name: 'listDeposits',
  summary: 'My deposits',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/deposits`,
  access: 'player',
  query: z.object({ page: z.optional(pageNumber), limit: z.optional(pageLimit) }),
  reply: z.object({ data: z.array(deposit), pagination }),
});

/** A withdrawal with the stages it went through. */
export const withdrawal = z.object({
  id: z.string(),
  amount,
  currency: currencyCode,
  subunits: z.int(),
  /** Where the money goes, with its middle left out. */
  destination: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  /** Why somebody looks at it, or why nothing was sent. */
  reason: z.nullable(z.string()),
  cancellable: z.boolean(),
  /** When it is expected to be sent; null when it has ended. */
  expected_at: z.nullable(z.string()),
  created_at: z.string(),
  stages: z.array(
    z.object({
      state: z.enum(WITHDRAWAL_STATES),
      reason: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});

const destination = z.pipe(
  z.string().check(
    z.maxLength(100),
    z.refine((text) => destinationOf(text) !== null, { error: 'is no account number' }),
  ),
  z.transform((text): string => destinationOf(text) ?? ''),
);

/**
 * Sets money aside to be sent. 409 withdrawal_refused with `details`: debt, chargeback, unverified or
 * insufficient_funds.
 */
export const createWithdrawal = defineCall({
  name: 'createWithdrawal',
  summary: 'Ask for money to be sent; the same request id again answers with the first answer',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/withdrawals`,
  access: 'player',
  status: 201,
  body: z.object({
    request_id: z.uuid(),
    amount: stakeAmount,
    currency: currencyCode,
    destination,
  }),
  reply: z.object({ data: withdrawal }),
});

/** My withdrawals, newest first. */
export const listWithdrawals = defineCall({
  name: 'listWithdrawals',
  summary: 'My withdrawals',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/withdrawals`,
  access: 'player',
  query: z.object({ page: z.optional(pageNumber), limit: z.optional(pageLimit) }),
  reply: z.object({ data: z.array(withdrawal), pagination }),
});

/** How a withdrawal of mine stands; 404 when it is not mine. */
export const getWithdrawal = defineCall({
  name: 'getWithdrawal',
  summary: 'One withdrawal',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/withdrawals/:id`,
  access: 'player',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: withdrawal }),
});

/** Takes a withdrawal back until it is being sent; 409 withdrawal_refused with `details` too_late after that. */
export const cancelWithdrawal = defineCall({
  name: 'cancelWithdrawal',
  summary: 'Take a withdrawal back',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/withdrawals/:id/cancel`,
  access: 'player',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: withdrawal }),
});
