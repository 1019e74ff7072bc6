import { needChromium, offerFirefox } from './browser.mjs';
import { buildIfNeeded } from './parts.mjs';
import { offerRabbit } from './rabbitmq.mjs';
import { byKind } from './test-files.mjs';
import { LINTING, playwrightStep, vitestStep } from './test-runs.mjs';
import { prepare, runSteps } from './test-steps.mjs';
import { checkNode, endWhenAsked, fail, installIfNeeded, run, runPackage } from './yard.mjs';

/**
 * `npm test`: everything, in order, up to the first step that fails. `npm test -- PATH …` runs those files of tests or
 * journeys, or all below those folders, and nothing else.
 */
const STEPS = [
  { name: 'types and lint', run: () => runPackage('oxlint/bin/oxlint', LINTING) },
  { name: 'styles', run: () => runPackage('stylelint/bin/stylelint.mjs', ['**/*.css']) },
  { name: 'format', run: () => runPackage('oxfmt/bin/oxfmt', ['--check', '.']) },
  { name: 'walls', run: () => run(process.execPath, ['scripts/walls.mjs']) },
  { name: 'unused code', run: () => runPackage('knip/bin/knip.js', []) },
  {
    name: 'code that only tests use',
    run: () =>
      runPackage('knip/bin/knip.js', ['--production', '--config', 'knip.production.jsonc']),
  },
  vitestStep(),
  playwrightStep(),
];

const paths = process.argv.slice(2);

checkNode();
endWhenAsked();
await prepare('install', installIfNeeded);
process.exitCode = await (paths.length === 0 ? everything() : those(paths));

async function everything() {
  // Packages come one after the other, mostly over the network; the build needs the processor.
  const installed = async () => {
    await prepare('browser', browser);
    await prepare('queue', offerRabbit);
    await prepare('Firefox', offerFirefox);
  };
  await Promise.all([installed(), prepare('build, beside these', buildIfNeeded)]);
  return runSteps(STEPS);
}

async function those(named) {
  const { tests, journeys, unknown } = byKind(named);
  if (unknown.length > 0) fail(`No tests are in ${unknown.join(', ')}.`);
  if (journeys.length > 0) {
    await prepare('browser', browser);
    await prepare('Firefox', offerFirefox);
    await prepare('build', buildIfNeeded);
  }
  return runSteps([
    ...(tests.length > 0 ? [vitestStep(...tests)] : []),
    ...(journeys.length > 0 ? [playwrightStep(...journeys)] : []),
  ]);
}

async function browser() {
  process.env.CHROMIUM_PATH = await needChromium();
}
