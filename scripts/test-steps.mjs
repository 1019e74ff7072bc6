import { timesTold } from './test-times.mjs';

const times = [];

/** Does something that has to be done before the steps, and remembers how long it took. */
export async function prepare(name, work) {
  const began = performance.now();
  await work();
  times.push({ name, seconds: secondsSince(began) });
}

/**
 * Runs steps in order, up to the first one that fails. At the end it says where the time went, then what failed, each
 * with its reason in a few lines. The last line is `N passed, N failed`, where each test counts, and each step that has no
 * tests of its own counts as one. Answers with the exit code.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  const summary = [];
  const files = [];
  let failures = [];
  for (const step of steps) {
    console.log(`\n— ${step.name}`);
    const began = performance.now();
    const result = outcome(await step.run(), step.count);
    const seconds = secondsSince(began);
    times.push({ name: step.name, seconds });
    files.push(...(step.files?.() ?? []));
    total.passed += result.passed;
    total.failed += result.failed;
    summary.push(
      `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds.toFixed(1)} s`,
    );
    if (result.failed === 0) continue;
    failures = step.failures?.() ?? [];
    break;
  }
  const left = steps.slice(summary.length).map(({ name }) => `not run: ${name}`);
  // Where it failed once more after why: of a long output, often no more than the end is kept.
  const places = failures.map((failure) => `     ${failure.split('\n')[0]}`);
  console.log(`\n${timesTold(times, files).join('\n')}`);
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

const secondsSince = (began) => (performance.now() - began) / 1000;
