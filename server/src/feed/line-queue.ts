import type { FeedLine } from './source';

/** Lines on their way in. `put` resolves at once while there is room, so that a source is held back only then. */
export interface LineQueue<Message> {
  put(line: FeedLine): Promise<void>;
  /** Puts messages that no line brought behind what was read. Resolves when they and all before them are taken. */
  add(more: readonly Message[]): Promise<void>;
  /** Resolves when everything that was put before is taken or dropped. Never rejects. */
  whenEmpty(): Promise<void>;
  /** Drops what is not being taken yet, and everything that is put from now on. */
  drop(): void;
}

/** Both ends of what lines go through. One that throws loses its line, or its batch, and nothing behind it. */
export interface LineWork<Message> {
  read(line: FeedLine): readonly Message[];
  /** Called with what was read by then, and not again before it has settled. */
  take(messages: readonly Message[]): Promise<void>;
  /** Called with each error of `read` and `take`. */
  onLost(lost: 'line' | 'batch', error: unknown): void;
}

/** Something in the queue, or a place in it: `reach` is called when all before it is done. */
type Step<Item> = { readonly item: Item } | { readonly reach: () => void };

const MOST_WAITING = 1_000;
const MOST_AT_ONCE = 300;
/** Reading goes no further ahead of taking than this. */
const MOST_READ = 600;
/** Reading stops for a moment after this long, so that answers of the database are heard. */
const SLICE_MS = 4;

/**
 * Reads lines and hands over what they say, in order. While messages are taken the next lines are read, so that
 * neither the processor nor the database waits for the other. Both ends are started by `run` alone, which looks at
 * what there is to do; it is called after everything that could have changed that.
 */
export function createLineQueue<Message>(work: LineWork<Message>): LineQueue<Message> {
  const { read, take } = guarded(work);
  const lines: Step<FeedLine>[] = [];
  const messages: Step<Message>[] = [];
  const held: (() => void)[] = [];
  let isReading = false;
  let isTaking = false;
  let isOver = false;

  function run(): void {
    if (!isReading && lines.length > 0 && messages.length < MOST_READ) {
      isReading = true;
      readSlice();
      setImmediate(() => {
        isReading = false;
        run();
      });
    }
    if (!isTaking && messages.length > 0) {
      isTaking = true;
      void takeBatch();
    }
  }

  function readSlice(): void {
    const until = performance.now() + SLICE_MS;
    do {
      const step = lines.shift();
      if (!step) break;
      if ('reach' in step) messages.push(step);
      else for (const item of read(step.item)) messages.push({ item });
    } while (performance.now() < until && messages.length < MOST_READ);
    if (lines.length < MOST_WAITING) for (const goOn of held.splice(0)) goOn();
  }

  async function takeBatch(): Promise<void> {
    const steps = messages.splice(0, MOST_AT_ONCE);
    await take(steps.flatMap((step) => ('item' in step ? [step.item] : [])));
    reachAll(steps);
    isTaking = false;
    run();
  }

  return {
    put: async (line) => {
      if (isOver) return;
      lines.push({ item: line });
      run();
      if (lines.length >= MOST_WAITING) await new Promise<void>((goOn) => held.push(goOn));
    },
    add: async (more) => {
      if (isOver) return;
      for (const item of more) messages.push({ item });
      await reached(messages, run);
    },
    whenEmpty: () => reached(lines, run),
    drop: () => {
      isOver = true;
      reachAll([...lines.splice(0), ...messages.splice(0)]);
      for (const goOn of held.splice(0)) goOn();
    },
  };
}

/** Both ends, which report what they throw. */
function guarded<Message>({ read, take, onLost }: LineWork<Message>) {
  const report = (lost: 'line' | 'batch', error: unknown): void => {
    try {
      onLost(lost, error);
    } catch {
      // The lines behind it matter more than that it was reported.
    }
  };
  return {
    read: (line: FeedLine): readonly Message[] => {
      try {
        return [...read(line)];
      } catch (error) {
        report('line', error);
        return [];
      }
    },
    take: async (batch: readonly Message[]): Promise<void> => {
      try {
        if (batch.length > 0) await take(batch);
      } catch (error) {
        report('batch', error);
      }
    },
  };
}

/** Resolves when all that is among these now is done. */
function reached(steps: Step<unknown>[], run: () => void): Promise<void> {
  return new Promise((reach) => {
    steps.push({ reach });
    run();
  });
}

function reachAll(steps: readonly Step<unknown>[]): void {
  for (const step of steps) if ('reach' in step) step.reach();
}
