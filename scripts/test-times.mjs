/** So many of the slowest files are named. */
const SLOWEST = 10;

/** The files of journeys by the report of Playwright, with the seconds that their journeys took together. */
export function journeyFiles({ suites = [] }, folder = 'e2e') {
  return suites.map((suite) => ({
    file: `${folder}/${suite.file}`,
    kind: 'journeys',
    seconds: secondsOf(suite),
  }));
}

function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((each) => each.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, each) => sum + secondsOf(each), own);
}

/**
 * Where the time went, line by line: each step, how much of it each kind of file took in all (files go beside each other,
 * so that this is more), and the slowest files.
 */
export function timesTold(steps, files) {
  const kinds = new Map();
  for (const each of files) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each]);
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    'Where the time went, in seconds:',
    ...steps.map(({ name, seconds }) => `${column(seconds)}  ${name}`),
    ...(kinds.size === 0 ? [] : ['In all files of a kind, which go beside each other:']),
    ...[...kinds].map(([kind, those]) => `${column(total(those))}  ${kind}, ${those.length} files`),
    ...(slowest.length === 0 ? [] : ['The slowest files:']),
    ...slowest.map(({ seconds, file }) => `${column(seconds)}  ${file}`),
  ];
}

const total = (files) => files.reduce((sum, { seconds }) => sum + seconds, 0);
const column = (seconds) => seconds.toFixed(1).padStart(8);
