import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecret } from './kept-secret';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a secret is made once and kept', async () => {
  const first = await keptSecret(path.join(folder, 'data'));
  expect(Buffer.byteLength(first)).toBeGreaterThanOrEqual(32);
  expect(await keptSecret(path.join(folder, 'data'))).toBe(first);
});

test('two servers that start at once keep the same secret', async () => {
  const secrets = await Promise.all([keptSecret(folder), keptSecret(folder), keptSecret(folder)]);
  expect(new Set(secrets).size).toBe(1);
});

test('secrets of several names are kept apart', async () => {
  const push = await keptSecret(folder, 'vapid');
  expect(await keptSecret(folder)).not.toBe(push);
  expect(await keptSecret(folder, 'vapid')).toBe(push);
});

test.skipIf(process.platform === 'win32')('nobody else may read it', async () => {
  await keptSecret(folder);
  const { mode } = await stat(path.join(folder, 'secret'));
  expect(mode & 0o077).toBe(0);
});
