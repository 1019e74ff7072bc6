import type { Config } from './config';

/** A port that something else holds. The message says which, and how to choose another. */
export class PortInUse extends Error {
  constructor(port: number, variable: string) {
    super(`Port ${port} is in use. Choose another: ${variable}=${port + 10} npm start`);
    this.name = 'PortInUse';
  }
}

/** Turns the system's word for a taken port into ours; anything else passes on unchanged. */
export function portError(error: unknown, port: number, variable: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EADDRINUSE' ? new PortInUse(port, variable) : error;
}

/** Where this machine reaches what listens on `host`: an address that stands for all of them is none to call. */
export function ownAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Things to close, closed in the opposite order of their opening. */
export class Closing {
  readonly #steps: { name: string; close: () => Promise<unknown> }[] = [];

  add(name: string, close: () => Promise<unknown>): void {
    this.#steps.unshift({ name, close });
  }

  /** Closes everything, also when one of the steps fails; failures are told at the end. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const { name, close } of this.#steps.splice(0)) {
      await close().catch((cause: unknown) =>
        failures.push(new Error(`closing ${name}`, { cause })),
      );
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything closed well');
  }
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

type Shown = Pick<Config, 'SITE_NAME' | 'SPORTSBOOK_ORIGIN' | 'PLATFORM_ORIGIN' | 'BASE_PATH'>;

/** What whoever started it is told once it is up: where everything is found. */
export function whereItIs(config: Shown): string {
  const lines = [
    '',
    `  ${config.SITE_NAME} is up.`,
    '',
    `  Sportsbook  ${config.SPORTSBOOK_ORIGIN}${config.BASE_PATH}`,
    `  Platform    ${config.PLATFORM_ORIGIN}`,
    `  Contract    ${config.SPORTSBOOK_ORIGIN}/openapi.json`,
    '',
    '  Ctrl-C ends it.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
