import type { TextLine } from './reading';

/** Hands lines over one at a time and in order, and says when too many wait. */
export interface Outlet {
  put(line: TextLine): void;
  /** Hands nothing more over. Resolves when the line under way is done; rejects if handing over failed. */
  stop(): Promise<void>;
}

interface Hooks {
  full(): void;
  /** There is room again. */
  room(): void;
  failed(): void;
}

const MOST_WAITING = 1_000;
const ROOM = 100;

/** An outlet to `deliver`; after a failure it hands over nothing more. */
export function createOutlet(deliver: (line: TextLine) => Promise<void>, hooks: Hooks): Outlet {
  const lines: TextLine[] = [];
  let [isStopped, isFull] = [false, false];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    for (let line = lines.shift(); line; line = lines.shift()) {
      await deliver(line);
      if (!isFull || lines.length > ROOM) continue;
      isFull = false;
      hooks.room();
    }
    running = null;
  }

  function begin(): Promise<void> {
    const begun = run();
    begun.catch(() => {
      isStopped = true;
      hooks.failed();
    });
    return begun;
  }

  return {
    put: (line) => {
      if (isStopped) return;
      lines.push(line);
      if (!isFull && lines.length >= MOST_WAITING) {
        isFull = true;
        hooks.full();
      }
      running ??= begin();
    },
    stop: async () => {
      isStopped = true;
      lines.length = 0;
      await running;
    },
  };
}
