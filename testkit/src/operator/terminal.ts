import { execFile } from 'node:child_process';
import path from 'node:path';
import { type OperatorServer, TOKEN } from './operator-server';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/operator.mjs');

/** How a command ended, and what it wrote. */
interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs `operator` against this server as a terminal of Ada's does; `env` stands above what such a terminal has. */
export function inTerminal(
  { address }: OperatorServer,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const own = { OPERATOR_TOKEN: TOKEN, OPERATOR_ORIGIN: address, OPERATOR_NAME: 'ada' };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, ...args],
      { env: { ...process.env, ...own, ...env } },
      (_error, out, err) => done({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
