import * as z from 'zod';
import { sign } from '../../payments/signature';
import type { RequestKind } from '../wallet/wallet-request';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, walletPath } from '../wallet/wallet-routes';
import { SANDBOX } from './sandbox-games';

/** What it takes to ask the house's wallet. */
export interface WalletLine {
  clock: { now(): Date };
  /** Where the platform is reached from this machine. */
  walletOrigin: string;
  /** The key of `sandboxGames`. */
  key: string;
}

/**
 * What the wallet said. `refused`: nothing was done, and nothing will be. `unclear`: the request may have been done or
 * not, since no answer came, or one that is none.
 */
export type Said =
  | { kind: 'done'; body: unknown; balance: number }
  | { kind: 'refused'; code: string }
  | { kind: 'unclear' };

const PATIENCE_MS = 5000;

const done = z.object({ balance: z.int() });
const refusal = z.object({ error: z.object({ code: z.string() }) });

/** Asks the wallet over HTTP, signed anew for this attempt. */
export async function askWallet(
  { clock, walletOrigin, key }: WalletLine,
  request: RequestKind,
  fields: object,
): Promise<Said> {
  const body = JSON.stringify({ request, ...fields });
  const timestamp = String(clock.now().getTime());
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign(key, timestamp, body),
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const url = `${walletOrigin}${walletPath(SANDBOX, request)}`;
  return fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).then(
    async (response) => read(response.status, await response.json().catch(() => null)),
    () => ({ kind: 'unclear' }),
  );
}

function read(status: number, body: unknown): Said {
  const told = done.safeParse(body);
  if (status === 200 && told.success) return { kind: 'done', body, balance: told.data.balance };
  const refused = refusal.safeParse(body);
  const isRefused = status >= 400 && status < 500 && refused.success;
  return isRefused ? { kind: 'refused', code: refused.data.error.code } : { kind: 'unclear' };
}
