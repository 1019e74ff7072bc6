import type { Logger } from 'pino';
import { createFailureLog } from '../failure-log';

export interface LoopOptions {
  /** Names the loop in the log. */
  name: string;
  /** How long it waits between two looks; where that changes, it is asked after each. */
  everyMs: number | (() => number);
  /** One look at whatever there is to do. Never called while the call before is under way. */
  work(): Promise<void>;
  log: Pick<Logger, 'error'>;
}

export interface Loop {
  /** Does the work now, or once more when it is under way. */
  wake(): void;
  /** Resolves when the work under way has ended; none begins after that. */
  stop(): Promise<void>;
}

/**
 * The longest wait while the work fails. It is short because most work fails for want of the database, and what is
 * waited for stands still until the first try after its return.
 */
const LONGEST_RETRY_MS = 5_000;

/**
 * Does the work every `everyMs`, and when woken. Work that fails is tried again after longer and longer waits, which
 * waking does not cut short, and is logged at once and then once a minute.
 */
export function startLoop({ name, everyMs, work, log }: LoopOptions): Loop {
  const ending = new AbortController();
  const failures = createFailureLog((err, times) => log.error({ err, times }, `${name} failed`));
  let isWoken = false;
  let endPause = () => {};
  let wakeUp = () => {};
  const pause = (ms: number, { canWake }: { canWake: boolean }) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      wakeUp = canWake ? endPause : () => {};
    });
  const attempt = () =>
    work().then(
      () => {
        failures.succeeded();
        return true;
      },
      (error: unknown) => {
        failures.failed(error);
        return false;
      },
    );
  const waitMs = typeof everyMs === 'number' ? () => everyMs : everyMs;
  const run = async () => {
    let failed = 0;
    while (!ending.signal.aborted) {
      isWoken = false;
      failed = (await attempt()) ? 0 : failed + 1;
      const nextMs = waitMs();
      const retryMs = failed === 0 ? 0 : retryAfter(failed, nextMs);
      if (retryMs > 0 && !ending.signal.aborted) await pause(retryMs, { canWake: false });
      if (nextMs > retryMs && !isWoken && !ending.signal.aborted) {
        await pause(nextMs - retryMs, { canWake: true });
      }
    }
  };
  const ended = run();
  return {
    wake: () => {
      isWoken = true;
      wakeUp();
    },
    stop: () => {
      ending.abort();
      endPause();
      return ended;
    },
  };
}

/** Doubles with each failure; scattered, so that many loops do not come back at once. */
function retryAfter(failures: number, everyMs: number): number {
  const doubled = Math.min(LONGEST_RETRY_MS, everyMs * 2 ** Math.min(failures, 16));
  return doubled * (0.5 + Math.random() / 2);
}
