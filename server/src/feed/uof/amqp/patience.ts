import { setTimeout as sleep } from 'node:timers/promises';

export interface Backoff {
  /** The first and the longest wait between two attempts, in ms. */
  readonly first: number;
  readonly longest: number;
}

/**
 * Calls `attempt` again and again until `signal` says stop, with waits between that grow while it fails. `attempt`
 * resolves when its connection is gone: with whether there was one.
 */
export async function keepTrying(
  attempt: () => Promise<boolean>,
  backoff: Backoff,
  signal: AbortSignal,
): Promise<void> {
  let failed = 0;
  while (!signal.aborted) {
    failed = (await attempt()) ? 0 : failed + 1;
    await pause(backoff, failed, signal);
  }
}

/** Calls `attempt` until it says that it is done, or `signal` says stop, with growing waits between. */
export async function untilDone(
  attempt: () => Promise<boolean>,
  backoff: Backoff,
  signal: AbortSignal,
): Promise<void> {
  for (let failed = 0; !signal.aborted && !(await attempt()); failed += 1) {
    await pause(backoff, failed, signal);
  }
}

/** Waits scatter, so that many clients do not come back at once. */
async function pause(
  { first, longest }: Backoff,
  failed: number,
  signal: AbortSignal,
): Promise<void> {
  const most = Math.min(longest, first * 2 ** Math.min(failed, 20));
  await sleep(most / 2 + (Math.random() * most) / 2, undefined, { signal }).catch(() => {});
}
