import { CancelledError } from '@tanstack/react-query';
import { ApiError } from './api';

/** Whether an error of a query is reported (SPEC §8): not where the session has ended, nor where nobody waits any more. */
export function isQueryFault(error: unknown): boolean {
  if (error instanceof ApiError) return error.status !== 401;
  return !(error instanceof CancelledError);
}
