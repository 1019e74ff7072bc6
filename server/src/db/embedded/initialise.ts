import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, giveTo } from './account';
import { CannotStart } from './cannot-start';

/** The name of the database and of the user it belongs to. */
export const NAME = 'touchline';

/** Runs one PostgreSQL program to its end as the account, and throws CannotStart with its words if it fails. */
export type Run = (program: string, args: readonly string[], input?: string) => Promise<void>;

/**
 * Makes the database cluster in `place/data` unless it stands, and returns the password of its user.
 * It is made beside its place and renamed, so that an attempt cut short leaves nothing that looks like a database.
 */
export async function initialise(
  place: string,
  account: Account | undefined,
  run: Run,
): Promise<string> {
  const secret = join(place, 'password');
  const data = join(place, 'data');
  removeUnfinished(place);
  if (existsSync(data)) return readFileSync(secret, 'utf8');
  const password = randomBytes(24).toString('base64url');
  const draft = mkdtempSync(join(place, 'unfinished-'));
  const asked = join(place, 'unfinished-password');
  try {
    giveTo(account, draft);
    writeFileSync(asked, password, { mode: 0o600 });
    giveTo(account, asked);
    await run('initdb', initdbArguments(draft, asked));
    await run('postgres', ['--single', '-D', draft, 'postgres'], `create database ${NAME}\n`);
  } finally {
    rmSync(asked, { force: true });
  }
  writeFileSync(secret, password, { mode: 0o600, flush: true });
  renameSync(draft, data);
  return password;
}

/** How a program of the PostgreSQL in `native` is run to its end. */
export function runner(native: string, account: Account | undefined): Run {
  return (program, args, input) =>
    new Promise((done, failed) => {
      const child = spawn(join(native, 'bin', program), args, {
        ...account,
        cwd: '/',
        env: cleanEnvironment(),
      });
      const said: string[] = [];
      child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
      child.on('error', failed);
      child.on('close', (code) => {
        if (code === 0) return done();
        failed(new CannotStart(`${program} failed (${code}): ${said.join('').trim()}`));
      });
      child.stdin.end(input);
    });
}

/** Our environment without the PG… variables, which would change what the programs do, and in one language. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_)/.test(name));
  return Object.fromEntries([...kept, ['LC_ALL', 'C']]);
}

/** C.UTF-8 of PostgreSQL itself sorts by code point on every machine, so no index depends on a system library. */
function initdbArguments(draft: string, password: string): string[] {
  return [
    `--pgdata=${draft}`,
    `--username=${NAME}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
}

function removeUnfinished(place: string): void {
  for (const name of readdirSync(place).filter((each) => each.startsWith('unfinished-'))) {
    rmSync(join(place, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
