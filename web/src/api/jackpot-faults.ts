import { ApiError } from './api';
import { isReported } from './query-faults';

/** What is expected now and then of calls about jackpots, and reported to nobody (SPEC §8 "Jackpot fetch errors"). */
export const EXPECTED_OF_JACKPOTS: readonly number[] = [400, 404, 500];

/**
 * The answer about jackpots to a question that `signal` may call off. What is not expected is reported on its way to the
 * caller, who does without an answer.
 */
export async function heardOut<T>(
  answer: Promise<T>,
  signal: AbortSignal,
  report: (error: unknown) => void = reportError,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const isRefusal = error instanceof ApiError && !signal.aborted;
    if (isRefusal && isReported(error, EXPECTED_OF_JACKPOTS)) report(error);
    throw error;
  }
}
