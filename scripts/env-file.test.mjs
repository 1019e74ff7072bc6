import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readEnvFile } from './env-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchline-env-'));
const file = join(folder, '.env');

afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('.env says what the environment does not say itself', () => {
  vi.stubEnv('TOUCHLINE_ONE', 'environment');
  vi.stubEnv('TOUCHLINE_TWO', undefined);
  writeFileSync(file, '# TOUCHLINE_THREE=3\nTOUCHLINE_ONE=file\nTOUCHLINE_TWO="two words" # why\n');
  readEnvFile(file);
  const { TOUCHLINE_ONE, TOUCHLINE_TWO, TOUCHLINE_THREE } = process.env;
  expect([TOUCHLINE_ONE, TOUCHLINE_TWO, TOUCHLINE_THREE]).toEqual([
    'environment',
    'two words',
    undefined,
  ]);
});

test('without the file nothing changes', () => {
  const before = { ...process.env };
  readEnvFile(join(folder, 'none'));
  expect(process.env).toEqual(before);
});
