import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightFailures, vitestFailures } from './test-failures.mjs';
import { journeyFiles } from './test-times.mjs';
import { root, runPackage } from './yard.mjs';

const reports = join(root, 'test-results');
const vitestReport = join(reports, 'vitest.json');
const vitestRecord = join(reports, 'vitest-record.json');
const vitestTimes = join(reports, 'vitest-times.json');
const playwrightReport = join(reports, 'playwright.json');

/** How the linter checks types as well, with the compiler it asks for them anyway. */
export const LINTING = ['--type-aware', '--type-check', '--deny-warnings'];

/** The step that runs the tests: all of them, or those in the files that are named. */
export function vitestStep(...files) {
  const reporters = ['default', 'json', join(root, 'scripts/vitest-record.mjs')];
  return {
    name: 'tests',
    run: () =>
      afterForgetting([vitestReport, vitestRecord], () =>
        runPackage('vitest/vitest.mjs', [
          'run',
          ...files,
          ...reporters.map((each) => `--reporter=${each}`),
          `--outputFile.json=${vitestReport}`,
          `--outputFile.record=${vitestRecord}`,
        ]),
      ),
    count: () => {
      const { numPassedTests = 0, numFailedTests = 0 } = read(vitestReport);
      return { passed: numPassedTests, failed: numFailedTests };
    },
    failures: () => vitestFailures(read(vitestRecord)),
    files: () => rememberTimes(read(vitestRecord).files ?? []),
  };
}

/** How many seconds each file of tests took when it was run last here. */
export const knownTimes = () => read(vitestTimes);

function rememberTimes(files) {
  const times = Object.fromEntries(files.map(({ file, seconds }) => [file, seconds]));
  writeFileSync(vitestTimes, JSON.stringify({ ...knownTimes(), ...times }));
  return files;
}

/** The step that runs the journeys, all of them or those that `args` name. */
export function playwrightStep(...args) {
  return {
    name: 'browser tests',
    run: () =>
      afterForgetting([playwrightReport], () =>
        runPackage(
          '@playwright/test/cli.js',
          ['test', ...args, '--reporter=list,json', '--pass-with-no-tests'],
          { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport } },
        ),
      ),
    count: () => {
      const { expected = 0, unexpected = 0, flaky = 0 } = read(playwrightReport).stats ?? {};
      return { passed: expected, failed: unexpected + flaky };
    },
    failures: () => playwrightFailures(read(playwrightReport)),
    files: () => journeyFiles(read(playwrightReport)),
  };
}

/** An old report must not be counted when a step ends before it writes a new one. */
function afterForgetting(files, step) {
  mkdirSync(reports, { recursive: true });
  for (const file of files) rmSync(file, { force: true });
  return step();
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
