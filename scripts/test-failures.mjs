import { stripVTControlCharacters } from 'node:util';

/** So much of a reason is worth reading at the end of a long run; the rest stands further up. */
const MOST_LINES = 16;

/** What failed by the report of the journeys: file, line and title, then why. */
export function playwrightFailures({ suites = [], errors = [] }) {
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected' && status !== 'skipped')
        .map(({ results }) => told(`${file}:${line} › ${title}`, reasonOf(results.at(-1)))),
    );
  // What belongs to no journey: a file that cannot be read, a server that does not come up.
  return [...failed, ...errors.map(({ message }) => told('before or after the journeys', message))];
}

/** What failed by the report of the tests, in the same way. */
export function vitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot be loaded has no tests that could fail.
    if (failed.length === 0 && message) return [told(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      told(`${name} › ${fullName}`, failureMessages.join('\n')),
    );
  });
}

/** All that is said of it: of a journey that was cut off, what it waited for comes after that it took too long. */
function reasonOf({ errors = [] } = {}) {
  return errors.map(({ message }) => message).join('\n') || 'no reason given';
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function told(where, why) {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [where, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`)].join('\n');
}
