import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRunFolder } from '@touchline/testkit/database/run-folder';
import { isAlive } from './lock';
import type { CannotStart } from './cannot-start';
import { type Embedded, type EmbeddedOptions, startEmbedded } from './start-embedded';

const AGAIN_WITHIN_MS = 20_000;

let home: string;
let removeHome: () => Promise<void>;
let server: Embedded;
const said: string[] = [];
const onFailed = vi.fn<(error: CannotStart) => void>();

beforeAll(async () => {
  ({ folder: home, remove: removeHome } = await openRunFolder());
  server = await start();
  await ask('create table kept (number integer primary key)');
});
afterAll(async () => {
  await server.stop();
  await removeHome();
});

function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  return startEmbedded({
    dir: join(home, 'pg'),
    log: () => {},
    warn: (line) => said.push(line),
    onFailed,
    ...options,
  });
}

async function ask(statement: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: server.url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: statement, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

const postmaster = () =>
  Number(readFileSync(join(home, 'pg/data/postmaster.pid'), 'utf8').split('\n')[0]);

/** The processes of the server, itself included. */
function processes(): number[] {
  const parent = postmaster();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid === parent || parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Whether a process runs; one that has ended may still be listed until its parent looks. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Writes numbers one after the other until the connection is gone; answers with the last that was acknowledged. */
async function writeUntilGone(from: number): Promise<number> {
  const client = new Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  let last = from - 1;
  try {
    for (;;) {
      await client.query('insert into kept values ($1)', [last + 1]);
      last += 1;
    }
  } catch {
    return last;
  }
}

const isWell = () =>
  ask('select 1').then(
    () => true,
    () => false,
  );

test('a server that is killed is started again at its address, with all that it had acknowledged', async () => {
  let written = 0;
  for (let round = 0; round < 2; round += 1) {
    const before = postmaster();
    const writing = writeUntilGone(written + 1);
    await expect
      .poll(async () => (await ask('select count(*) from kept'))[0]?.[0])
      .not.toBe(String(written));
    process.kill(before, 'SIGKILL');
    written = await writing;
    await expect.poll(isWell, { timeout: AGAIN_WITHIN_MS }).toBe(true);
    expect(postmaster()).not.toBe(before);
    const [[count]] = (await ask('select count(*)::integer from kept')) as [[number]];
    expect(count).toBeGreaterThanOrEqual(written);
    // The one that was under way may have been written without a word.
    expect(count).toBeLessThanOrEqual(written + 1);
    written = count;
  }
  expect(said.filter((line) => line.includes('runs again'))).toHaveLength(2);
});

test.skipIf(process.platform !== 'linux')(
  'children of the killed server that notice nothing do not keep the next one from starting',
  async () => {
    const client = new Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    const all = processes();
    const before = postmaster();
    for (const pid of all) if (pid !== before) process.kill(pid, 'SIGSTOP');
    process.kill(before, 'SIGKILL');
    await expect.poll(isWell, { timeout: AGAIN_WITHIN_MS }).toBe(true);
    expect(all.filter(isRunning)).toEqual([]);
    await client.end().catch(() => {});
  },
);

test('a server that cannot be started again is given up after some tries, and stops all the same', async () => {
  await server.stop();
  server = await start({ restarts: { tries: 2, withinMs: 60_000, waitMs: 10 } });
  const control = join(home, 'pg/data/global/pg_control');
  renameSync(control, `${control}.away`);
  process.kill(postmaster(), 'SIGKILL');
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1), AGAIN_WITHIN_MS);
  expect(onFailed.mock.calls[0]?.[0]).toMatchObject({
    name: 'CannotStart',
    message: expect.stringContaining('postgres.log'),
  });
  await server.stop();
  renameSync(`${control}.away`, control);
  server = await start();
  expect(await isWell()).toBe(true);
});

test('a server that is stopped is not started again', async () => {
  const pid = postmaster();
  said.length = 0;
  await server.stop();
  expect(isAlive(pid)).toBe(false);
  expect(said).toEqual([]);
});
