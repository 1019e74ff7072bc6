import { DECLINE_REASONS, WITHDRAWAL_STATES } from '@touchline/domain/payments/withdrawal';
import * as z from 'zod/mini';
import { pagination } from '../catalogue';
import { amount, currencyCode } from '../money';
import { defineCall, OPERATOR_API } from './call';
import { wordsOf } from './filters';
import { reason } from './operator-markets';
import { withdrawal } from './wallet';
import { pageLimit, pageNumber } from './whole-number';

const named = z.object({ id: z.uuid() });
const paged = { page: z.optional(pageNumber), limit: z.optional(pageLimit) };

/** A withdrawal, and whose it is. */
const playersWithdrawal = z.object({ player_id: z.int(), withdrawal });

/** What is decided on a withdrawal. A dry run says how it would stand, and nothing has happened. */
const decision = z.object({ dry_run: z.optional(z.boolean()), reason: z.optional(reason) });

const declining = z.extend(decision, { reason_code: z.enum(DECLINE_REASONS) });

const decided = z.object({ data: playersWithdrawal, dry_run: z.boolean() });

/** All players' withdrawals, those that wait longest first; by default the ones to decide on. */
export const listPlayersWithdrawals = defineCall({
  name: 'listPlayersWithdrawals',
  summary: 'Withdrawals of all players by state; left out, those that wait for a decision',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/withdrawals`,
  access: 'operator',
  query: z.object({ state: z.optional(wordsOf(WITHDRAWAL_STATES)), ...paged }),
  reply: z.object({ data: z.array(playersWithdrawal), pagination }),
});

/** Lets it be sent; 409 withdrawal_refused with `details`: debt, chargeback, or too_late when it went on before. */
export const approveWithdrawal = defineCall({
  name: 'approveWithdrawal',
  summary: 'Let a withdrawal be sent',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/withdrawals/:id/approve`,
  access: 'operator',
  params: named,
  body: decision,
  reply: decided,
});

/**
 * Puts the money back on the account. The player is told why by `reason_code`, of a suspected fraud no more than that
 * it was declined; `reason` is for the log. 409 withdrawal_refused with `details` too_late once it is being sent.
 */
export const declineWithdrawal = defineCall({
  name: 'declineWithdrawal',
  summary: 'Decline a withdrawal',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/withdrawals/:id/decline`,
  access: 'operator',
  params: named,
  body: declining,
  reply: decided,
});

/** Deposits that players' banks took back and nobody has closed, the oldest first: nothing is sent to these players. */
export const listChargebacks = defineCall({
  name: 'listChargebacks',
  summary: 'Open cases of deposits that were charged back',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/chargebacks`,
  access: 'operator',
  query: z.object(paged),
  reply: z.object({
    data: z.array(
      z.object({
        deposit_id: z.string(),
        player_id: z.int(),
        currency: currencyCode,
        amount,
        opened_at: z.string(),
      }),
    ),
    pagination,
  }),
});

/** 404 when there is no such case that is open. */
export const closeChargeback = defineCall({
  name: 'closeChargeback',
  summary: 'Close the case of a deposit that was charged back',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/chargebacks/:id/close`,
  access: 'operator',
  params: named,
  body: z.object({ reason: z.optional(reason) }),
  reply: z.object({}),
});
