import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needChromium } from './browser.mjs';
import { buildIfNeeded } from './parts.mjs';
import { offerRabbit } from './rabbitmq.mjs';
import { playwrightFailures, vitestFailures } from './test-failures.mjs';
import { checkNode, endWhenAsked, installIfNeeded, root, runPackage } from './yard.mjs';

/**
 * `npm test`: everything, in order, up to the first step that fails. What failed is said once more at the end, each with
 * its reason in a few lines. The last line is `N passed, N failed`, where each test counts, and each step that has no
 * tests of its own counts as one.
 */
const reports = join(root, 'test-results');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** It checks types as well, with the compiler it asks for them anyway. */
const LINTING = ['--type-aware', '--type-check', '--deny-warnings'];

const STEPS = [
  { name: 'types and lint', run: () => runPackage('oxlint/bin/oxlint', LINTING) },
  { name: 'format', run: () => runPackage('oxfmt/bin/oxfmt', ['--check', '.']) },
  { name: 'unused code', run: () => runPackage('knip/bin/knip.js', []) },
  {
    name: 'tests',
    run: vitest,
    count: countVitest,
    failures: () => vitestFailures(read(vitestReport)),
  },
  {
    name: 'browser tests',
    run: playwright,
    count: countPlaywright,
    failures: () => playwrightFailures(read(playwrightReport)),
  },
];

checkNode();
endWhenAsked();
await installIfNeeded();
process.env.CHROMIUM_PATH = await needChromium();
await offerRabbit();
await buildIfNeeded();
process.exitCode = await runSteps();

async function runSteps() {
  const total = { passed: 0, failed: 0 };
  const summary = [];
  let failures = [];
  for (const step of STEPS) {
    console.log(`\n— ${step.name}`);
    const began = Date.now();
    const result = outcome(await step.run(), step.count);
    total.passed += result.passed;
    total.failed += result.failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    summary.push(
      `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`,
    );
    if (result.failed === 0) continue;
    failures = step.failures?.() ?? [];
    break;
  }
  const left = STEPS.slice(summary.length).map(({ name }) => `not run: ${name}`);
  // Where it failed once more after why: of a long output, often no more than the end is kept.
  const places = failures.map((failure) => `     ${failure.split('\n')[0]}`);
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\n${[...summary, ...places, ...left].join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/** A step that ends badly has failed, also when its own count knows of no failure. */
function outcome(code, count = () => ({ passed: code === 0 ? 1 : 0, failed: 0 })) {
  const { passed, failed } = count();
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function vitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  return afterForgetting(vitestReport, () =>
    runPackage('vitest/vitest.mjs', ['run', ...reporters]),
  );
}

function countVitest() {
  const { numPassedTests = 0, numFailedTests = 0 } = read(vitestReport);
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwright() {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const args = ['test', '--reporter=list,json', '--pass-with-no-tests'];
  return afterForgetting(playwrightReport, () =>
    runPackage('@playwright/test/cli.js', args, { env }),
  );
}

function countPlaywright() {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(playwrightReport).stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}

/** An old report must not be counted when a step ends before it writes a new one. */
function afterForgetting(report, step) {
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  return step();
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
