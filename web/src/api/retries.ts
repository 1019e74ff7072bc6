import { ApiError } from './api';

/** A server that wants to be left alone for longer is not asked again before the reader asks for it, in ms. */
const MOST_PATIENCE_MS = 5000;

/** Whether a query that failed so often before is tried again: not what was refused, which would be refused again. */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return failures < 2;
  const isRefusal = error.status >= 400 && error.status < 500;
  return failures < 2 && !isRefusal && (error.retryAfterMs ?? 0) <= MOST_PATIENCE_MS;
}

/** How long a query waits before it is tried again, in ms: not less than the server asks for. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterMs : null;
  return Math.max(asked ?? 0, 1000 * 2 ** failures);
}
