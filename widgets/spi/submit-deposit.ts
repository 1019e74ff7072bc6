import type { SpiConfig, SpiNotification } from '@touchline/wire/window/spi';

/** Why no payment page opens: the last part of the notification's key. */
export type Problem = Exclude<SpiNotification['message'], 'continue_at_provider'>;

/** Where to pay, or why not. */
export type Submitted = { paymentUrl: string } | { problem: Problem };

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
  if (!reply.ok) return { problem: problemOf(reply.status, textAt(body, 'error', 'field')) };
  const paymentUrl = textAt(body, 'data', 'payment_url');
  return paymentUrl !== null && isWebPage(paymentUrl) ? { paymentUrl } : { problem: 'try_again' };
}

function problemOf(status: number, field: string | null): Problem {
  if (status === 401) return 'sign_in_again';
  if (field === 'body.amount') return 'amount_refused';
  if (field === 'body.currency') return 'currency_refused';
  return 'try_again';
}

/** The text at a path inside something unknown, or null. */
function textAt(value: unknown, ...path: string[]): string | null {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return null;
    found = (found as Record<string, unknown>)[name];
  }
  return typeof found === 'string' ? found : null;
}

/** A script's address is no page: it would run in the page we stand in. */
function isWebPage(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
