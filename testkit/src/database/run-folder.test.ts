import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openRunFolder } from './run-folder';

test('the folder of a run that was killed is removed by the next, and that of a living one is kept', async () => {
  const living = await openRunFolder();
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const left = await mkdtemp(join(dirname(living.folder), `touchline-run-${dead}-`));
  const next = await openRunFolder();
  expect([left, living.folder, next.folder].map((each) => existsSync(each))).toEqual([
    false,
    true,
    true,
  ]);
  await living.remove();
  await next.remove();
  expect([living.folder, next.folder].map((each) => existsSync(each))).toEqual([false, false]);
});
