import type { Config } from './config';

/** An address or a port on which this process cannot listen. The message says which variable chooses another. */
export class CannotListen extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotListen';
  }
}

/** Where something listens, or the names of the variables that say so. */
interface Listener<T> {
  port: T;
  host: string;
}

const WRONG_HOST: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'is no name that this machine knows',
  EAI_AGAIN: 'is no name that this machine knows',
  EINVAL: 'is no address to listen on',
};

/** Turns the system's word for why it cannot listen into ours; anything else passes on unchanged. */
export function listenError(
  error: unknown,
  { port, host }: Listener<number>,
  variables: Listener<string>,
): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new CannotListen(
      `Port ${port} is in use. Choose another: ${variables.port}=${port + 10} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new CannotListen(`${variables.port}=${port}: this user may not listen on it`);
  }
  const why = WRONG_HOST[code];
  return why === undefined ? error : new CannotListen(`${variables.host}=${host}: ${why}`);
}

/** Where this machine reaches what listens on `host`: an address that stands for all of them is none to call. */
export function ownAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** How long closing may take, in milliseconds. */
export interface ClosingTimes {
  /** For each step but the last. */
  stepMs: number;
  /** For all steps together. */
  allMs: number;
  /** Of these, what is left for the last step, which is the database. */
  lastMs: number;
}

/** Supervisors kill what has not ended 10 seconds after they asked. */
const CLOSING_TIMES: ClosingTimes = { stepMs: 2000, allMs: 8000, lastMs: 3000 };
const END_AFTER_SIGNAL_MS = 9500;
const END_AFTER_CLOSING_MS = 1000;

/** Things to close, closed in the opposite order of their opening. */
export class Closing {
  readonly #steps: { name: string; close: () => Promise<unknown> }[] = [];
  readonly #times: ClosingTimes;

  constructor(times = CLOSING_TIMES) {
    this.#times = times;
  }

  add(name: string, close: () => Promise<unknown>): void {
    this.#steps.unshift({ name, close });
  }

  /** Closes everything, also when one of the steps fails or does not end; failures are told at the end. */
  async run(): Promise<void> {
    const { stepMs, allMs, lastMs } = this.#times;
    const failures: unknown[] = [];
    const endAt = performance.now() + allMs;
    const steps = this.#steps.splice(0);
    for (const [at, { name, close }] of steps.entries()) {
      const left = endAt - performance.now();
      const ms = at === steps.length - 1 ? left : Math.min(stepMs, left - lastMs);
      await within(close(), ms).catch((cause: unknown) =>
        failures.push(new Error(`closing ${name}`, { cause })),
      );
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything closed well');
  }
}

/** Rejects when the promise is not kept in time; it is let go then. */
async function within(promise: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    const wait = Math.max(Math.round(ms), 0);
    timer = setTimeout(() => reject(new Error(`did not end within ${wait} ms`)), wait);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Ends the process some time after the signal, whatever hangs then. */
export function endAfterSignal(signal: Promise<unknown>): void {
  void signal.then(() => endSoon(END_AFTER_SIGNAL_MS));
}

/** Ends a process that has closed everything, but that something nobody closes keeps alive. */
export function endSoon(ms = END_AFTER_CLOSING_MS): void {
  setTimeout(() => {
    const open = process.getActiveResourcesInfo();
    process.stderr.write(
      `Ended by force, with these still open: ${[...new Set(open)].join(', ')}\n`,
    );
    if (open.some((name) => HELD_BY_THREAD.test(name))) killOurselves();
    process.exit();
  }, ms).unref();
}

/** Lookups of names and calls of files run in threads, and `process.exit` would wait for those. */
const HELD_BY_THREAD = /^(GetAddrInfo|GetNameInfo|FSReq)/;

function killOurselves(): void {
  process.removeAllListeners('SIGTERM');
  process.kill(process.pid, process.exitCode ? 'SIGKILL' : 'SIGTERM');
}

/** Something that this process cannot go on after. */
export interface Fault {
  /** Rejects with the first error that is raised. */
  raised: Promise<never>;
  raise(error: Error): void;
}

/** Makes one that nobody has raised yet. */
export function createFault(): Fault {
  let raise: (error: Error) => void = () => {};
  const raised = new Promise<never>((_, reject) => {
    raise = reject;
  });
  // It may come while nobody waits for it yet.
  raised.catch(() => {});
  return { raised, raise };
}

/** Resolves at the first signal that asks us to end. */
export function asked(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
}

/** Says, whenever it is called, whether the promise has been kept by then. */
export function watch(promise: Promise<unknown>): () => boolean {
  let kept = false;
  void promise.then(() => {
    kept = true;
  });
  return () => kept;
}

type Shown = Pick<
  Config,
  | 'SITE_NAME'
  | 'SPORTSBOOK_ORIGIN'
  | 'PLATFORM_ORIGIN'
  | 'BASE_PATH'
  | 'OPERATOR_HOST'
  | 'OPERATOR_PORT'
>;

/** What whoever started it is told once it is up: where everything is found. */
export function whereItIs(config: Shown): string {
  const lines = [
    '',
    `  ${config.SITE_NAME} is up.`,
    '',
    `  Sportsbook  ${config.SPORTSBOOK_ORIGIN}${config.BASE_PATH}`,
    `  Platform    ${config.PLATFORM_ORIGIN}`,
    `  Operators   ${ownAddress(config.OPERATOR_HOST, config.OPERATOR_PORT)}`,
    `  Contract    ${config.SPORTSBOOK_ORIGIN}/openapi.json`,
    '',
    '  Ctrl-C ends it.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
