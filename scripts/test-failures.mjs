import { stripVTControlCharacters } from 'node:util';

/**
 * So many lines of reasons are worth reading at the end of a long run, all together; the rest stands further up. Of one
 * among many, the fewest say what was waited for and what came.
 */
const MOST_LINES = 24;
const FEWEST_LINES = 6;

/** What failed by the report of the journeys: file, line and title, then why. */
export function playwrightFailures({ suites = [], errors = [] }) {
  const failed = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ results }) => ({
        where: `${file}:${line} › ${title}`,
        why: reasonOf(results.at(-1)),
      })),
  );
  // What belongs to no journey: a file that cannot be read, a server that does not come up.
  const others = errors.map(({ message, location }) => ({
    where: location ? `${location.file}:${location.line}` : 'before or after the journeys',
    why: message,
  }));
  return told([...failed, ...others]);
}

/** What failed by the record of the tests (vitest-record.mjs), in the same way. */
export function vitestFailures({ failures = [] }) {
  return told(failures);
}

/** All that is said of it: of a journey that was cut off, what it waited for comes after that it took too long. */
function reasonOf({ errors = [] } = {}) {
  return errors.map(({ message }) => message).join('\n') || 'no reason given';
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Each with its reason below its place, in so few lines that all of them can be read. */
function told(failures) {
  const most = Math.max(FEWEST_LINES, Math.floor(MOST_LINES / failures.length));
  return failures.map(({ where, why }) => {
    const lines = stripVTControlCharacters(why)
      .split('\n')
      .filter((line) => line.trim() !== '');
    return [where, ...lines.slice(0, most).map((line) => `  ${line}`)].join('\n');
  });
}
