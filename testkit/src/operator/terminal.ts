import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type OperatorServer, TOKEN } from './operator-server';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/operator.mjs');

/** How a command ended, and what it wrote. */
interface Ended {
  code: number;
  out: string;
  err: string;
}

/** What a terminal of Ada's has, and what stands above that. */
function environment({ address }: OperatorServer, env: Record<string, string>) {
  const own = { OPERATOR_TOKEN: TOKEN, OPERATOR_ORIGIN: address, OPERATOR_NAME: 'ada' };
  return { ...process.env, ...own, ...env };
}

let worker: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs `operator` against this server as a terminal of Ada's does; `env` stands above what such a terminal has. All of
 * them share one thread, one after the other: to start a process takes longer than most commands.
 */
export function inTerminal(
  server: OperatorServer,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const run = async (): Promise<Ended> => {
    worker ??= new Worker(new URL('terminal-worker.mjs', import.meta.url), { execArgv: [] });
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage({ script: SCRIPT, args, env: environment(server, env) });
    const [said] = await firstOf(worker, ['message', 'exit']);
    if (typeof said === 'number') worker = undefined;
    else worker.unref();
    return typeof said === 'number' ? { code: said, out: '', err: 'the thread has ended' } : said;
  };
  const ended = turn.then(run);
  turn = ended.catch(() => {});
  return ended;
}

/** What comes with the first of some events; nobody listens to the others any more. */
async function firstOf(thread: Worker, events: readonly string[]): Promise<[Ended | number]> {
  const over = new AbortController();
  const { signal } = over;
  const coming = events.map((event) => once(thread, event, { signal }));
  try {
    return (await Promise.race(coming)) as [Ended | number];
  } finally {
    over.abort();
  }
}

/** Runs it as a process of its own. */
export function asProcess(server: OperatorServer, args: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, ...args],
      { env: environment(server, {}) },
      (_error, out, err) => done({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
