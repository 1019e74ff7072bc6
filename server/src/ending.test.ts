import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScript, type BuiltScript } from '@touchline/testkit/processes/build-script';

let folder: string;
let script: BuiltScript;
const silent = createServer(() => {});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-ending-'));
  execFileSync('mkfifo', [join(folder, 'nobody-writes')]);
  silent.listen(0, '127.0.0.1');
  script = await buildScript(resolve('testkit/src/processes/stuck-process.ts'));
});

afterAll(() => {
  silent.closeAllConnections();
  silent.close();
  script.remove();
  rmSync(folder, { recursive: true });
});

const port = () => (silent.address() as AddressInfo).port;

test.each([
  ['nothing', () => '', { code: 0, signal: null }, /^$/],
  ['a thread', () => join(folder, 'nobody-writes'), { code: null, signal: 'SIGTERM' }, /FSReq/],
  ['a request', () => `http://127.0.0.1:${port()}/`, { code: 0, signal: null }, /TCP/],
  ['a step of closing', () => '', { code: 1, signal: null }, /closing the feed/],
])(
  'a process stuck in %s ends when it is asked to, and names it',
  async (kind, target, end, why) => {
    const child = spawn(process.execPath, [script.path, kind, target()]);
    const [output, errors] = [[], []] as [string[], string[]];
    child.stdout.on('data', (data) => {
      output.push(String(data));
      if (String(data).includes('up\n')) child.kill('SIGTERM');
    });
    child.stderr.on('data', (data) => errors.push(String(data)));
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect({ code, signal }).toEqual(end);
    expect(output.join('')).toContain('database closed');
    expect(errors.join('')).toMatch(why);
  },
);
