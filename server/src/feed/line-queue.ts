import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedLine } from './source';

/** Lines on their way in. `put` resolves at once while there is room, so that a source is held back only then. */
export interface LineQueue<Message> {
  put(line: FeedLine): Promise<void>;
  /** Puts what no line says among what was read. Resolves when it and all that was read before has been taken. */
  add(more: readonly Message[]): Promise<void>;
  /** Resolves when everything that was put before has been taken. Rejects when taking has failed. */
  whenEmpty(): Promise<void>;
  /** Drops what is not being taken yet, and whatever is put from now on. */
  drop(): void;
}

/** Both ends of what lines go through. */
export interface LineWork<Message> {
  read(line: FeedLine): readonly Message[];
  /** Called with as many as were read by then, and not again before it has resolved. */
  take(messages: readonly Message[]): Promise<void>;
}

const MOST_WAITING = 1_000;
const MOST_AT_ONCE = 300;
/** Reading goes no further ahead of taking than this. */
const MOST_READ = 600;
/** Reading stops for a moment after this long, so that answers of the database are heard. */
const SLICE_MS = 4;

/**
 * Reads lines and hands over what they say, in order. While messages are being taken the next lines are read, so that
 * neither the processor nor the database waits for the other.
 */
export function createLineQueue<Message>({ read, take }: LineWork<Message>): LineQueue<Message> {
  const lines: FeedLine[] = [];
  const messages: Message[] = [];
  const held: (() => void)[] = [];
  let reading: Promise<void> | null = null;
  let taking: Promise<void> | null = null;
  let batch: Promise<void> = Promise.resolve();
  let isOver = false;

  function readSlice(): void {
    const until = performance.now() + SLICE_MS;
    let count = 0;
    for (const line of lines) {
      messages.push(...read(line));
      count += 1;
      if (performance.now() >= until) break;
    }
    lines.splice(0, count);
    if (lines.length < MOST_WAITING) for (const goOn of held.splice(0)) goOn();
  }

  async function readAll(): Promise<void> {
    while (lines.length > 0) {
      while (messages.length >= MOST_READ) await batch;
      readSlice();
      taking ??= begun(takeAll());
      await nextTurn();
    }
    reading = null;
  }

  async function takeAll(): Promise<void> {
    while (messages.length > 0) {
      batch = take(messages.splice(0, MOST_AT_ONCE));
      await batch;
    }
    taking = null;
  }

  return {
    put: async (line) => {
      if (isOver) return;
      lines.push(line);
      reading ??= begun(readAll());
      if (lines.length < MOST_WAITING) return;
      await Promise.race([reading, new Promise<void>((goOn) => held.push(goOn))]);
    },
    add: async (more) => {
      if (isOver) return;
      messages.push(...more);
      taking ??= begun(takeAll());
      await taking;
    },
    // Reading ends before the last batch is taken, and begins nothing when it has ended.
    whenEmpty: async () => {
      await reading;
      await taking;
    },
    drop: () => {
      isOver = true;
      lines.length = 0;
      messages.length = 0;
      for (const goOn of held.splice(0)) goOn();
    },
  };
}

/** Whoever waits for it hears of its failure. */
function begun(work: Promise<void>): Promise<void> {
  work.catch(() => {});
  return work;
}
