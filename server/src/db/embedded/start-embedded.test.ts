import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountFor, canEnter } from './account';
import { packagedBinaries, usableBinaries } from './binaries';
import { isAlive } from './lock';
import { SHARED_PLACE } from './place';
import { launch } from './postmaster';
import { type Embedded, startEmbedded } from './start-embedded';
import { openRunFolder } from '@touchline/testkit/database/run-folder';
import { buildOwner, runOwner } from '@touchline/testkit/database/embedded/run-owner';

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65534, gid: 65534 };
let home: string;
let removeHome: () => Promise<void>;
let owner: Awaited<ReturnType<typeof buildOwner>>;

beforeAll(async () => {
  ({ folder: home, remove: removeHome } = await openRunFolder());
  owner = await buildOwner();
});

afterAll(async () => {
  await removeHome();
  owner.remove();
});

const start = (name: string) => startEmbedded({ dir: join(home, name, 'pg'), log: () => {} });

async function ask(at: Embedded, statement: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: at.url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: statement, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

test('a folder that cannot be made is a reason not to start, told in a sentence', async () => {
  writeFileSync(join(home, 'file'), '');
  await expect(start('file')).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringContaining('cannot be made'),
  });
});

describe('one folder', () => {
  test('what was written is there after a stop and a start', async () => {
    const first = await start('kept');
    await ask(first, 'create table note as select 7 as number');
    await first.stop();
    const second = await start('kept');
    expect(await ask(second, 'select number from note')).toEqual([[7]]);
    await second.stop();
  });

  test('it is durable, in UTF-8, checksummed, and not on the network', async () => {
    const at = await start('kept');
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'server_encoding',
      'data_checksums',
      'listen_addresses',
    ];
    const values = await Promise.all(
      settings.map(async (name) => (await ask(at, `show ${name}`))[0]?.[0]),
    );
    expect(values).toEqual(['on', 'on', 'on', 'UTF8', 'on', '']);
    await at.stop();
  });

  test('nobody gets in without the password', async () => {
    const at = await start('kept');
    const guess = new URL(at.url);
    guess.password = 'guess';
    await expect(ask({ ...at, url: guess.href }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    await at.stop();
  });

  test('stopping twice is stopping once', async () => {
    const at = await start('kept');
    await Promise.all([at.stop(), at.stop()]);
    await at.stop();
    expect(existsSync(join(home, 'kept/pg/data/postmaster.pid'))).toBe(false);
  });

  test('a second process is refused, and told the folder and who has it', async () => {
    const at = await start('kept');
    const dir = join(home, 'kept/pg');
    const line = await runOwner(owner.script, dir).said('refused');
    expect(line).toContain(realpathSync(dir));
    expect(line).toContain(`process ${process.pid}`);
    expect(await ask(at, 'select number from note')).toEqual([[7]]);
    await at.stop();
  });

  test('a path too long for a socket is no hindrance, nor that the folder has moved there', async () => {
    const long = `${'long-'.repeat(25)}/kept`;
    mkdirSync(join(home, dirname(long)));
    renameSync(join(home, 'kept'), join(home, long));
    const at = await start(long);
    expect(await ask(at, 'select number from note')).toEqual([[7]]);
    await at.stop();
    renameSync(join(home, long), join(home, 'kept'));
  });
});

describe('after a crash', () => {
  test('the server ends when its owner is killed', async () => {
    const dir = join(home, 'guarded/pg');
    const process = runOwner(owner.script, dir);
    await process.said('kept 1');
    const pid = Number(readFileSync(join(dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    await process.kill();
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  });

  test('every acknowledged row is there when the owner and the server are killed at once', async () => {
    const dir = join(home, 'guarded/pg');
    rmSync(dir, { recursive: true });
    const killed = runOwner(owner.script, dir);
    await killed.said('kept 200');
    const pid = Number(readFileSync(join(dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await killed.kill();
    const acknowledged = Number(killed.lines.findLast((line) => line.startsWith('kept'))?.slice(5));
    const at = await start('guarded');
    const [[count]] = (await ask(at, 'select count(*)::integer from kept')) as [[number]];
    expect(count).toBeGreaterThanOrEqual(acknowledged);
    await at.stop();
  });

  test('a server left running by a dead owner is stopped, and its data kept', async () => {
    const dir = join(home, 'kept/pg');
    const data = join(realpathSync(dir), 'data');
    const account = accountFor(data);
    const orphan = await launch({
      native: usableBinaries(packagedBinaries(), SHARED_PLACE, account),
      data,
      logFile: join(dir, 'orphan.log'),
      settings: {
        listen_addresses: '',
        unix_socket_directories: join(realpathSync(dir), 'socket'),
      },
      account,
    });
    const at = await start('kept');
    await orphan.gone;
    expect(await ask(at, 'select number from note')).toEqual([[7]]);
    await at.stop();
  });

  test('a left-over pid file that now names a stranger harms neither the start nor the stranger', async () => {
    const pidFile = join(home, 'kept/pg/data/postmaster.pid');
    writeFileSync(pidFile, `${process.ppid}\n${join(home, 'kept/pg/data')}\n`);
    const at = await start('kept');
    expect(isAlive(process.ppid)).toBe(true);
    expect(await ask(at, 'select number from note')).toEqual([[7]]);
    await at.stop();
  });

  test('a first start killed half-way does not block the next', async () => {
    const dir = join(home, 'halfway/pg');
    const first = runOwner(owner.script, dir);
    const unfinished = () =>
      existsSync(dir) &&
      readdirSync(dir).find(
        (name) => name.startsWith('unfinished-') && existsSync(join(dir, name, 'PG_VERSION')),
      );
    while (!unfinished()) await sleep(5);
    await first.kill();
    expect(existsSync(join(dir, 'data'))).toBe(false);
    const at = await start('halfway');
    expect(await ask(at, 'select 1')).toEqual([[1]]);
    await at.stop();
    expect(unfinished()).toBeUndefined();
  });
});

describe('whoever starts it', () => {
  test.skipIf(!isRoot)('root, in a folder that only root may enter', async () => {
    const closed = join(home, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const first = await start('closed');
    await ask(first, 'create table note as select 8 as number');
    await first.stop();
    const link = join(closed, 'pg');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    const second = await start('closed');
    expect(await ask(second, 'select number from note')).toEqual([[8]]);
    await second.stop();
    rmSync(realpathSync(link), { recursive: true });
  });

  test.skipIf(!isRoot)('root does not run it as root', async () => {
    const at = await start('kept');
    const pid = readFileSync(join(home, 'kept/pg/data/postmaster.pid'), 'utf8').split('\n')[0];
    expect(lstatSync(`/proc/${pid}`).uid).not.toBe(0);
    await at.stop();
  });

  const nobodyCan = isRoot && canEnter(NOBODY, import.meta.dirname);

  test.skipIf(!nobodyCan)('an ordinary user, and then root in the same folder', async () => {
    const theirs = join(home, 'theirs');
    mkdirSync(theirs);
    chmodSync(theirs, 0o777);
    const ordinary = runOwner(owner.script, join(theirs, 'pg'), NOBODY);
    await ordinary.said('kept 1');
    await ordinary.kill();
    const at = await start('theirs');
    expect(await ask(at, 'select number from kept where number = 1')).toEqual([[1]]);
    await at.stop();
  });
});
