import { Client } from 'pg';
import { connectionOptions, statementLimits } from './limits';

/** Knows whether the database answers, without a connection of the pool, which may have none to give. */
export interface DatabaseWatch {
  /** Asks it now. Says no after `ANSWER_WITHIN_MS`. */
  answers(): Promise<boolean>;
  /** Whether several questions in a row had no answer. */
  isDown(): boolean;
  /** Calls the listener each time that it goes down; answers with how to stop that. */
  onDown(listener: () => void): () => void;
  stop(): Promise<void>;
}

/** Whoever asks whether the server is ready waits a second at most. */
export const ANSWER_WITHIN_MS = 700;
const EVERY_MS = 1_000;
/** A question of the watch itself waits longer: a busy machine is not a dead one. */
const PATIENCE_MS = 1_500;
const DOWN_AFTER = 2;

export interface WatchOptions {
  url: string;
  log: { warn(fields: object, message: string): void };
}

/** Asks the database once a second, until it is stopped. */
export function watchDatabase({ url, log }: WatchOptions): DatabaseWatch {
  const listeners = new Set<() => void>();
  const probe = createProbe(url);
  let failures = 0;
  let downSince = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const note = (isThere: boolean) => {
    const wasDown = failures >= DOWN_AFTER;
    failures = isThere ? 0 : failures + 1;
    if (!wasDown && failures >= DOWN_AFTER) {
      downSince = performance.now();
      log.warn({}, 'the database does not answer');
      for (const listener of listeners) listener();
    } else if (wasDown && isThere) {
      const seconds = Math.round((performance.now() - downSince) / 1000);
      log.warn({ seconds }, 'the database answers again');
    }
  };
  const look = async () => {
    note(await probe.ask(PATIENCE_MS));
    if (!isStopped) timer = setTimeout(() => void (looking = look()), EVERY_MS);
  };
  let looking = look();
  return {
    answers: async () => {
      const isThere = await probe.ask(ANSWER_WITHIN_MS);
      // Who hears that all is well may ask at once.
      if (isThere) note(true);
      return isThere;
    },
    isDown: () => failures >= DOWN_AFTER,
    onDown: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await probe.close();
    },
  };
}

/** One connection, opened anew after each failure. Who asks while a question is under way shares its answer. */
function createProbe(url: string) {
  let client: Client | null = null;
  let asking: Promise<boolean> | null = null;
  const close = async () => {
    const closing = client;
    client = null;
    await closing?.end().catch(() => {});
  };
  const question = async () => {
    try {
      client ??= await connect(url, () => void (client = null));
      await client.query('select 1');
      return true;
    } catch {
      void close();
      return false;
    }
  };
  return {
    ask: (withinMs: number): Promise<boolean> => {
      asking ??= question().finally(() => void (asking = null));
      return within(asking, withinMs, false);
    },
    close,
  };
}

async function connect(url: string, broken: () => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    ...connectionOptions(statementLimits(PATIENCE_MS)),
  });
  client.on('error', broken);
  await client.connect();
  return client;
}

/** What a promise says, or `otherwise` when it takes too long. */
async function within<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
