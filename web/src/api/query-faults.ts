import { CancelledError, QueryCache } from '@tanstack/react-query';
import { ApiError } from './api';

/**
 * Whether an error of a query is reported (SPEC §8): not where the session has ended, a player's own limit stands against
 * it, or nobody waits any more.
 */
export function isQueryFault(error: unknown): boolean {
  if (error instanceof ApiError) return error.status !== 401 && !error.skipCapture;
  return !(error instanceof CancelledError);
}

/** What is done about a query that failed. */
export interface FaultDoors {
  report: (error: unknown) => void;
  /** Tells the reader; `isUnanswered` says that no answer came at all. */
  alert: (isUnanswered: boolean) => void;
}

/** A cache whose queries are reported where they fail, and told to the reader where they ask for it (SPEC §8). */
export function watchedQueries({ report, alert }: FaultDoors): QueryCache {
  return new QueryCache({
    onError: (error, { meta }) => {
      if (!isQueryFault(error)) return;
      if (isReported(error, meta?.['unreported'])) report(error);
      if (meta?.['alerts'] === true) alert(error instanceof ApiError && error.status === 0);
    },
  });
}

/** Whether somebody has to hear of an error; those of some statuses are expected where a query says so. */
export function isReported(error: unknown, unreported: unknown): boolean {
  return isQueryFault(error) && !isExpected(error, unreported);
}

/** Whether a query takes an answer of this status for nothing out of the ordinary (SPEC §8 "Jackpot fetch errors"). */
function isExpected(error: unknown, statuses: unknown): boolean {
  return error instanceof ApiError && Array.isArray(statuses) && statuses.includes(error.status);
}
