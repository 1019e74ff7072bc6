const TELL_EVERY_MS = 60_000;

/** Keeps what fails again and again from filling the log. */
export interface FailureLog {
  failed(error: unknown): void;
  /** Also reports earlier failures that are due. */
  succeeded(): void;
}

/**
 * Reports the first failure at once and later ones once a minute, each report with the number of failures since the one
 * before. `now` counts milliseconds and never goes back.
 */
export function createFailureLog(
  report: (error: unknown, times: number) => void,
  now: () => number = () => performance.now(),
): FailureLog {
  let reportedAt = -Infinity;
  let times = 0;
  let last: unknown;
  const reportDue = () => {
    if (times === 0 || now() - reportedAt < TELL_EVERY_MS) return;
    report(last, times);
    reportedAt = now();
    times = 0;
  };
  return {
    failed: (error) => {
      times += 1;
      last = error;
      reportDue();
    },
    succeeded: reportDue,
  };
}
