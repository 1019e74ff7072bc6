import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from './cannot-start';
import { halt, type Postmaster } from './postmaster';

/** How often a server that ends by itself is started again, and how long to wait before each try. */
export interface RestartLimits {
  /** More tries than this within `withinMs` are not worth making. */
  tries: number;
  withinMs: number;
  /** Before the second try in a row; doubles with each one after it. */
  waitMs: number;
}

export const RESTART_LIMITS: RestartLimits = { tries: 6, withinMs: 600_000, waitMs: 1_000 };

export interface Supervised {
  first: Postmaster;
  /** Starts the server again, on the same data and address. */
  relaunch(): Promise<Postmaster>;
  /** Where the server's last words are. */
  logFile: string;
  warn(line: string): void;
  /** Called once, when it is not tried any more. */
  onFailed(error: CannotStart): void;
  limits?: RestartLimits;
}

/**
 * Starts a server again that ended without being asked, such as one that was killed for want of memory; what it had
 * acknowledged it finds in its log. Answers with how to stop it for good.
 */
export function supervise(options: Supervised): () => Promise<void> {
  const { first, logFile, warn, onFailed, limits = RESTART_LIMITS } = options;
  const ending = new AbortController();
  let server: Postmaster | null = first;
  const follow = async () => {
    let recent: number[] = [];
    while (server) {
      await server.gone;
      if (ending.signal.aborted) return;
      warn(`PostgreSQL ended by itself and is started again; its last words are in ${logFile}`);
      server = null;
      for (let row = 0; !server && !ending.signal.aborted; row += 1) {
        const now = performance.now();
        recent = [...recent.filter((at) => now - at < limits.withinMs), now];
        if (recent.length > limits.tries) return onFailed(gaveUp(limits, logFile));
        if (row > 0) await wait(limits.waitMs * 2 ** (row - 1), ending.signal);
        server = await options.relaunch().catch((error: unknown) => {
          warn(`PostgreSQL could not be started again: ${String(error)}`);
          return null;
        });
      }
      if (server) warn('PostgreSQL runs again');
    }
  };
  const followed = follow();
  return async () => {
    ending.abort();
    // A start that is under way is waited for, so that nothing is left running.
    if (!server) await followed;
    if (server) await halt(server);
    await followed;
  };
}

function gaveUp({ tries, withinMs }: RestartLimits, logFile: string): CannotStart {
  const minutes = Math.max(1, Math.round(withinMs / 60_000));
  return new CannotStart(
    `PostgreSQL was started ${tries} times within ${minutes} min and does not stay up: see ${logFile}.`,
  );
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, null, { signal }).catch(() => {});
}
