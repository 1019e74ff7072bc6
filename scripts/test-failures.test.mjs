import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './test-failures.mjs';

/** A folder with these files, which is gone once the test is over. */
async function folderOf(files) {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchline-failing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

/** The report that a program of a package writes of a folder. */
async function reportOf(folder, program, args, env = {}) {
  const file = path.join(folder, 'report.json');
  const child = spawn(process.execPath, [path.resolve('node_modules', program), ...args(file)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    stdio: 'ignore',
  });
  await new Promise((done) => child.once('exit', done));
  return JSON.parse(await readFile(file, 'utf8'));
}

test('a journey that fails is told with its place and its reason, one that passes is not', async () => {
  const folder = await folderOf({
    'playwright.config.mjs': "export default { reporter: 'json' };\n",
    'sums.spec.mjs': [
      "import { expect, test } from '@playwright/test';",
      "test('two and two are five', () => expect(2 + 2).toBe(5));",
      "test.describe('a group', () => { test('one is one', () => expect(1).toBe(1)); });",
    ].join('\n'),
  });
  const report = await reportOf(folder, '@playwright/test/cli.js', () => ['test']);
  const failures = playwrightFailures(report);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/^sums\.spec\.mjs:2 › two and two are five\n/);
  expect(failures[0]).toMatch(/Expected: 5\n\s*Received: 4/);
});

test('of one reason all is told that helps, of each of many less, so that the end of a long output holds them all', () => {
  const spec = (line) => ({
    file: 'sums.spec.ts',
    line,
    title: 'a sum',
    tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'a line\n'.repeat(40) }] }] }],
  });
  const linesOf = (specs) =>
    playwrightFailures({ suites: [{ specs }] }).map((failure) => failure.split('\n').length - 1);
  expect(linesOf([spec(1)])).toEqual([24]);
  expect(linesOf([spec(1), spec(2), spec(3)])).toEqual([8, 8, 8]);
  expect(linesOf([1, 2, 3, 4, 5, 6].map(spec))).toEqual([6, 6, 6, 6, 6, 6]);
});

test('a journey that is cut off is told with what it waited for', async () => {
  const folder = await folderOf({
    'playwright.config.mjs': "export default { reporter: 'json', timeout: 1000 };\n",
    'waits.spec.mjs': [
      "import { expect, test } from '@playwright/test';",
      "test('one grows', () => expect.poll(() => 1, { timeout: 0 }).toBe(2));",
    ].join('\n'),
  });
  const report = await reportOf(folder, '@playwright/test/cli.js', () => ['test']);
  expect(playwrightFailures(report)[0]).toMatch(/Expected: 2[^]*timeout of 1000ms exceeded/);
});

test('a file of journeys that cannot be read is told as well', async () => {
  const folder = await folderOf({
    'playwright.config.mjs': "export default { reporter: 'json' };\n",
    'broken.spec.mjs': "throw new Error('no such luck');\n",
  });
  const report = await reportOf(folder, '@playwright/test/cli.js', () => ['test']);
  expect(playwrightFailures(report)[0]).toMatch(/broken\.spec\.mjs:1\n.*no such luck/);
});

const RECORD = path.resolve('scripts/vitest-record.mjs');

async function failuresOf(files) {
  const folder = await folderOf({ 'vitest.config.mjs': 'export default {};\n', ...files });
  const args = (file) => ['run', `--reporter=${RECORD}`, `--outputFile.record=${file}`];
  return vitestFailures(await reportOf(folder, 'vitest/vitest.mjs', args));
}

test('a test that fails is told with its file and its reason, and so is a file that cannot be loaded', async () => {
  const failures = await failuresOf({
    'sums.test.mjs': [
      "import { expect, test } from 'vitest';",
      "test('two and two are five', () => expect(2 + 2).toBe(5));",
      "test('one is one', () => expect(1).toBe(1));",
    ].join('\n'),
    'broken.test.mjs': "throw new Error('no such luck');\n",
  });
  expect(failures).toHaveLength(2);
  expect(failures.join('\n')).toMatch(
    /^sums\.test\.mjs › two and two are five\n.*expected 4 to be 5/m,
  );
  expect(failures.join('\n')).toMatch(/^broken\.test\.mjs\n.*no such luck/m);
});

test('a hook that fails is told with its group, and a promise that nobody waits for with its place', async () => {
  const failures = await failuresOf({
    'hooks.test.mjs': [
      "import { afterAll, beforeAll, describe, test } from 'vitest';",
      "describe('a group', () => {",
      "  beforeAll(() => { throw new Error('before it'); }); test('is left out', () => {});",
      '});',
      "describe('another', () => {",
      "  afterAll(() => { throw new Error('after it'); }); test('passes', () => {});",
      '});',
      "test('leaves a promise', () => void Promise.reject(new Error('nobody waits')));",
    ].join('\n'),
  });
  expect(failures.map((failure) => failure.split('\n').slice(0, 2))).toEqual([
    ['hooks.test.mjs › a group', '  Error: before it'],
    ['hooks.test.mjs › another', '  Error: after it'],
    ['outside of any test', '  Error: nobody waits'],
  ]);
  expect(failures[2]).toContain('hooks.test.mjs:8');
});

test('a hook of journeys that fails is told with its reason', async () => {
  const folder = await folderOf({
    'playwright.config.mjs': "export default { reporter: 'json' };\n",
    'hook.spec.mjs': [
      "import { test } from '@playwright/test';",
      "test.beforeAll(() => { throw new Error('no server'); });",
      "test('a journey', () => {});",
    ].join('\n'),
  });
  const report = await reportOf(folder, '@playwright/test/cli.js', () => ['test']);
  expect(playwrightFailures(report)[0]).toMatch(/^hook\.spec\.mjs:3 › a journey\n.*no server/);
});
