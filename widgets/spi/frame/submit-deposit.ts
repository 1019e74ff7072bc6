import type { SpiConfig, SpiNotification } from '@touchline/wire/window/spi';
import { textAt } from './text-at';

/** Why no payment page opens: the last part of the notification's key. */
export type Problem = Exclude<SpiNotification['message'], 'continue_at_provider'>;

/** The deposit and where to pay it, or why not. */
export type Submitted = { id: string; paymentUrl: string } | { problem: Problem };

/** Asks the platform to begin a deposit of `amount` subunits (SPEC §7); never throws. */
export async function submitDeposit(
  { backendOrigin, apiPrefix, currency }: SpiConfig,
  amount: number,
  returnUrl: string,
): Promise<Submitted> {
  const reply = await fetch(`${backendOrigin}${apiPrefix}/deposits`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount, currency, return_url: returnUrl }),
  }).catch(() => null);
  if (reply === null) return { problem: 'no_connection' };
  const body: unknown = await reply.json().catch(() => null);
  if (!reply.ok) return { problem: problemOf(reply.status, body) };
  const id = textAt(body, 'data', 'id');
  const paymentUrl = textAt(body, 'data', 'payment_url');
  if (id === null || paymentUrl === null || !isWebPage(paymentUrl)) return { problem: 'try_again' };
  return { id, paymentUrl };
}

const BY_CODE: Readonly<Record<string, Problem>> = {
  limit_reached: 'limit_reached',
  account_restricted: 'limit_reached',
  birth_date_missing: 'see_profile',
  verification_required: 'see_profile',
  under_age: 'not_offered',
  country_blocked: 'not_offered',
  group_required: 'not_offered',
  payments_closed: 'payments_closed',
};

function problemOf(status: number, body: unknown): Problem {
  if (status === 401) return 'sign_in_again';
  const byCode = BY_CODE[textAt(body, 'error', 'code') ?? ''];
  if (byCode) return byCode;
  const field = textAt(body, 'error', 'field');
  if (field === 'body.amount') return 'amount_refused';
  if (field === 'body.currency') return 'currency_refused';
  return 'try_again';
}

/** A script's address is no page: it would run in the page we stand in. */
function isWebPage(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
