import { execFileSync } from 'node:child_process';
import { needChromium } from './browser.mjs';
import { buildIfNeeded } from './parts.mjs';
import { nearestTests } from './nearest-tests.mjs';
import { knownTimes, LINTING, playwrightStep, vitestStep } from './test-runs.mjs';
import { calledFor } from './test-files.mjs';
import { prepare, runSteps } from './test-steps.mjs';
import { checkNode, endWhenAsked, fail, installIfNeeded, root, runPackage } from './yard.mjs';

const SOURCES = ['*.ts', '*.tsx', '*.mjs'];

/**
 * `npm run test:quick`: types and lint, and the tests of what has changed since `main`, with as many of those that import
 * it as there is time for. Journeys go only where they have changed themselves: `npm test` runs all of them.
 */
checkNode();
endWhenAsked();
await prepare('install', installIfNeeded);
const { code, sources, journeys } = calledFor(changedFiles());
console.log(
  `Changed since main: ${code.length} files of code, ${journeys.length} of them journeys`,
);
const files = git('ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES);
const { tests, others } = nearestTests(sources, files, knownTimes());
console.log(
  `Files of tests: ${tests.length}; left to npm test, as they are farther away: ${others}`,
);
if (journeys.length > 0) {
  await prepare('browser', async () => {
    process.env.CHROMIUM_PATH = await needChromium();
  });
  await prepare('build', buildIfNeeded);
}
process.exitCode = await runSteps([
  { name: 'types and lint', run: () => runPackage('oxlint/bin/oxlint', LINTING) },
  ...(code.length === 0 ? [] : [{ name: 'format', run: format }]),
  ...(tests.length === 0 ? [] : [vitestStep(...tests)]),
  ...(journeys.length === 0 ? [] : [playwrightStep(...journeys)]),
]);

function format() {
  return runPackage('oxfmt/bin/oxfmt', ['--check', ...code]);
}

/** What differs from where this branch left `main`: committed, or not yet, or new. */
function changedFiles() {
  const [base] = ['main', 'origin/main', 'HEAD'].flatMap((name) => git('merge-base', 'HEAD', name));
  if (base === undefined) fail('This folder is no clone: npm test runs everything.');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', '--relative', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The lines that git answers with; none where it does not know what was asked for. */
function git(...args) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
