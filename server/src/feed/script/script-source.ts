import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fromScript, type ToScript } from '@touchline/wire/feed/script';
import type { FeedLine, FeedSource, ProviderApi } from '../source';
import { type Backoff, keepTrying } from '../uof/amqp/patience';
import { createProducts, lostTrack } from '../uof/amqp/products';
import { createTurns } from '../uof/amqp/turns';
import { createScriptCalls, type ScriptCalls } from './script-calls';

/** Where the script listens, and how its feed is read. */
export interface ScriptOptions {
  /** A Unix socket. */
  readonly path: string;
  /** Wall time, ms since epoch: when a message is received. */
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Waits between two tries to connect. */
  readonly backoff?: Backoff;
}

const BACKOFF = { first: 50, longest: 1_000 };
/** A script that writes this far ahead of the book is cut off, and recovered when it connects again. */
const MAX_WAITING = 10_000;

/**
 * A feed that another process on this machine writes as it goes: the messages, their timing and the answers of the
 * provider's API are all its own. Tests, benchmarks and demonstrations use it to say what happens in a match, through
 * the same adapter as a provider's queue. A connection that is lost leaves every producer in need of recovery.
 */
export function createScriptSource(options: ScriptOptions): FeedSource & ProviderApi {
  const { path, now, log, backoff = BACKOFF } = options;
  const stopping = new AbortController();
  const turns = createTurns(() => stopping.abort());
  const products = createProducts();
  let socket: Socket | null = null;
  let waitingLines = 0;
  let living: Promise<void> = Promise.resolve();
  let deliver: (line: FeedLine) => Promise<void> = async () => {};

  const send = (message: ToScript) => void socket?.write(`${JSON.stringify(message)}\n`);
  const calls = createScriptCalls(send);

  function take(line: FeedLine): void {
    products.hear(line.xml);
    waitingLines += 1;
    if (waitingLines > MAX_WAITING) socket?.destroy();
    turns.put(async () => {
      waitingLines -= 1;
      if (!stopping.signal.aborted) await deliver(line);
    });
  }

  /** One connection, until it is gone. Resolves with whether there was one. */
  async function follow(): Promise<boolean> {
    const mine = await connected(path);
    if (!mine) return false;
    socket = mine;
    for (const { product, after, requestId } of products.unanswered())
      send({ recover: { producer: product, after, requestId } });
    calls.sendAll();
    const end = () => mine.destroy();
    stopping.signal.addEventListener('abort', end);
    readLines(mine, createReceiver(options, calls, take));
    // Whatever ended it: that it has closed is all that counts.
    await new Promise((done) => mine.once('close', done));
    stopping.signal.removeEventListener('abort', end);
    socket = null;
    calls.refuseAll('it has gone');
    if (!stopping.signal.aborted) loseTrack();
    return true;
  }

  function loseTrack(): void {
    log('The script has gone');
    turns.put(async () => {
      for (const product of products.heard()) await deliver(lostTrack(product, now()));
    });
  }

  return {
    start: async (to) => {
      deliver = to;
      living = keepTrying(follow, backoff, stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      await living;
      await turns.done();
    },
    recover: (product, after, requestId) => {
      products.ask({ product, after, requestId, node: null });
      send({ recover: { producer: product, after, requestId } });
    },
    ...calls.api,
  };
}

/** Reads what the script writes, a line at a time. */
function createReceiver(
  { now, log }: ScriptOptions,
  calls: ScriptCalls,
  take: (line: FeedLine) => void,
): (text: string) => void {
  return (text) => {
    const { success, data } = fromScript.safeParse(parsedJson(text));
    if (!success) log(`The script wrote a line that cannot be read: ${text.slice(0, 200)}`);
    else if ('value' in data) calls.answer(data.answers, data.value);
    else if ('refusal' in data) calls.refuse(data.answers, data.refusal);
    else take({ t: now(), rk: data.rk, xml: data.xml });
  };
}

function readLines(socket: Socket, receive: (text: string) => void): void {
  const lines = createInterface({ input: socket });
  lines.on('line', receive);
  // It repeats errors of the connection, which ends the process where they are not heard.
  lines.on('error', () => {});
}

/** A connection to the script; null while nobody listens there. */
function connected(path: string): Promise<Socket | null> {
  const socket = connect(path);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    // Also of a connection that breaks later: its close is what counts then.
    socket.on('error', () => resolve(null));
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
