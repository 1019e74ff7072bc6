import type { Logger } from 'pino';

export interface LoopOptions {
  /** Names the loop in the log. */
  name: string;
  everyMs: number;
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

/** Does the work every `everyMs` and when woken. Work that fails is logged and done again next time. */
export function startLoop({ name, everyMs, work, log }: LoopOptions): Loop {
  const ending = new AbortController();
  let woken = false;
  let endPause = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!ending.signal.aborted) {
      woken = false;
      await work().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
      if (!ending.signal.aborted && !woken) await pause();
    }
  };
  const ended = run();
  return {
    wake: () => {
      woken = true;
      endPause();
    },
    stop: () => {
      ending.abort();
      endPause();
      return ended;
    },
  };
}
