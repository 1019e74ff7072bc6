import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takePort } from './handover';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-handover-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      ssr: join(import.meta.dirname, 'handover.ts'),
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'handover.mjs' } },
    },
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A server in small: it asks for its ports, says that it listens, and runs until it is asked to end. */
function startServer(): ChildProcess {
  const script = `import('${join(folder, 'handover.mjs')}').then(async ({ takePort }) => {
    process.once('SIGTERM', () => process.exit(7));
    setTimeout(() => process.exit(8), 10_000);
    await takePort();
    if (process.connected) process.send('listening');
  })`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TOUCHLINE_STARTER: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

const said = async (child: ChildProcess) => (await once(child, 'message'))[0] as unknown;

test('without a starter the ports are ours at once', async () => {
  await expect(takePort()).resolves.toBeUndefined();
});

test('the server listens only when the starter has let go of the ports', async () => {
  const server = startServer();
  expect(await said(server)).toBe('ready-to-listen');
  const listening = said(server);
  server.send('ports-are-yours');
  expect(await listening).toBe('listening');
  server.kill('SIGKILL');
});

test('a server whose starter dies ends as if it had been asked to', async () => {
  const server = startServer();
  await said(server);
  server.disconnect();
  expect((await once(server, 'exit'))[0]).toBe(7);
});
