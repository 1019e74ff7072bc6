import { createReadStream, createWriteStream } from 'node:fs';
import {
  appendFile,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  truncate,
} from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FeedLine } from './source';
import { type FeedCounters, UNCOUNTED } from './uof/counters';

export interface MessageLogOptions {
  /** DATA_DIR. */
  readonly dir: string;
  readonly provider: string;
  /** Files older than this are removed. */
  readonly days: number;
  /** Ms since epoch. */
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly counters?: FeedCounters;
}

/** Messages as they came, kept in files that FEED=replay and `feed:check` read, packed or not, one by one or a day. */
export interface MessageLog {
  /** Keeps a line; never waits and never fails. What cannot be kept is counted and told of once. */
  append(line: FeedLine): void;
  /** Resolves when everything that was appended has been written. */
  stop(): Promise<void>;
}

const FLUSH_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What waits for a disk that is slow or full; about two minutes of a busy day. */
const MOST_WAITING = 64 * 1024 * 1024;

/**
 * Appends messages to `feed-log/<provider>/<UTC hour>.jsonl`, a line of `{t, rk, xml}` each, once a second. Files of
 * hours that are over are compressed, and removed after some days.
 */
export function createMessageLog(options: MessageLogOptions): MessageLog {
  const { provider, now, counters = UNCOUNTED } = options;
  const folder = join(options.dir, 'feed-log', provider);
  const trouble = createTrouble(options.log);
  const waiting = { lines: [] as string[], size: 0 };
  let writing: Promise<void> = prepare(folder);
  let swept = -1;

  async function flush(): Promise<void> {
    const lines = waiting.lines.splice(0);
    waiting.size = 0;
    if (lines.length === 0) return;
    const hour = hourOf(now());
    if (await trouble.guard(() => appendFile(join(folder, `${hour}.jsonl`), lines.join('')))) {
      counters.add('feed_log_lines_total', { provider }, lines.length);
    } else {
      counters.add('feed_log_lost_total', { provider }, lines.length);
    }
  }

  /** Once an hour: what is closed is compressed, what is old is removed. */
  async function sweep(): Promise<void> {
    const hour = Math.floor(now() / HOUR_MS);
    if (hour === swept) return;
    swept = hour;
    await trouble.guard(() => tidyFolder(folder, now(), options.days));
  }

  function tick(): void {
    writing = writing.then(flush).then(sweep);
  }

  async function prepare(path: string): Promise<void> {
    await trouble.guard(async () => {
      await mkdir(path, { recursive: true });
      await dropHalfLine(join(path, `${hourOf(now())}.jsonl`));
    });
  }

  const timer = setInterval(tick, FLUSH_MS);
  timer.unref();
  return {
    append: ({ t, rk, xml }) => {
      if (waiting.size > MOST_WAITING) return counters.add('feed_log_lost_total', { provider });
      const line = `${JSON.stringify({ t, rk, xml })}\n`;
      waiting.lines.push(line);
      waiting.size += line.length;
    },
    stop: async () => {
      clearInterval(timer);
      tick();
      await writing;
    },
  };
}

/** Runs what may fail, such as writing to a full disk, and tells of it once until it goes well again. */
function createTrouble(log: (line: string) => void) {
  let told = false;
  return {
    guard: async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        told = false;
        return true;
      } catch (error) {
        if (!told) log(`The message log cannot be written: ${String(error)}`);
        told = true;
        return false;
      }
    },
  };
}

/** The UTC hour of a moment (ms since epoch) as files are named by it: `2026-11-21T18`. */
function hourOf(at: number): string {
  return new Date(at).toISOString().slice(0, 13);
}

const FILE = /^(\d{4}-\d{2}-\d{2}T\d{2})\.jsonl(\.gz)?(\.part)?$/;

async function tidyFolder(folder: string, now: number, days: number): Promise<void> {
  const current = hourOf(now);
  for (const name of (await readdir(folder)).sort()) {
    const [, hour, compressed, part] = FILE.exec(name) ?? [];
    if (hour === undefined) continue;
    const path = join(folder, name);
    const isOld = now - Date.parse(`${hour}:00:00Z`) > days * DAY_MS;
    // What was being compressed when the last run ended is done again.
    if (isOld || part) await rm(path, { force: true });
    else if (!compressed && hour < current) await compress(path);
  }
}

/** Beside what was packed of that hour before, which stays in front: packed files may follow one another in one. */
async function compress(path: string): Promise<void> {
  const packed = `${path}.gz`;
  const part = `${packed}.part`;
  if (await exists(packed)) await copyFile(packed, part);
  await pipeline(createReadStream(path), createGzip(), createWriteStream(part, { flags: 'a' }));
  await rename(part, packed);
  await rm(path);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

const LONGEST_LINE = 8 * 1024 * 1024;

/** A run that was cut off may have left half a line, which would spoil the next one. */
async function dropHalfLine(path: string): Promise<void> {
  if (!(await exists(path))) return;
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, LONGEST_LINE);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const end = buffer.lastIndexOf('\n') + 1;
    if (end < length) await truncate(path, size - length + end);
  } finally {
    await file.close();
  }
}
