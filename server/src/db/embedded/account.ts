import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { CannotStart } from './cannot-start';

/** The user a PostgreSQL process runs as, when that is not the user we are. */
export type Account = { uid: number; gid: number };

/**
 * Whom to run PostgreSQL as. It refuses to run as root, so root picks the owner of the existing data, else
 * `postgres`, else `nobody`. Anybody else runs it as themselves: undefined.
 */
export function accountFor(data: string): Account | undefined {
  const owner = existsSync(data) ? statSync(data) : undefined;
  const self = process.getuid?.();
  if (self === undefined) return undefined;
  if (self === 0)
    return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivileged();
  if (owner && owner.uid !== self) {
    throw new CannotStart(
      `The database in ${data} belongs to user ${owner.uid}: start Touchline as that user or as root.`,
    );
  }
  return undefined;
}

/** Gives a file or folder to the account; does nothing when we run PostgreSQL as ourselves. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Whether the account can enter a folder. Asked of the system, since access lists may say more than mode bits. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...account, cwd: '/' }).status ===
    0
  );
}

function unprivileged(): Account {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([each]) => each === name) ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new CannotStart(
    'PostgreSQL does not run as root, and there is no user postgres or nobody: start Touchline as an ordinary user.',
  );
}
