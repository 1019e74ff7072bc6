import { existsSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { root } from './yard.mjs';

const TESTS = /\.test\.(ts|tsx|mjs)$/;
const JOURNEYS = /^e2e\/.*\.spec\.ts$/;
/** Of what is written here, nothing is in a file that could be checked. */
const CHECKED = /\.(ts|tsx|mjs)$/;

/**
 * Sorts paths, as they are written where npm was called, into tests and journeys, relative to the project; a folder may
 * hold either. What is neither, or nowhere, is unknown.
 */
export function byKind(paths, from = process.env.INIT_CWD ?? process.cwd()) {
  const sorted = { tests: [], journeys: [], unknown: [] };
  for (const written of paths) {
    const found = [resolve(from, written), resolve(root, written)].find((each) => existsSync(each));
    const path = found && relative(root, found).split(sep).join('/');
    sorted[kindOf(path, found)].push(path ?? written);
  }
  return sorted;
}

function kindOf(path, found) {
  if (path === undefined || path.startsWith('..') || isAbsolute(path)) return 'unknown';
  if (path === 'e2e' || path.startsWith('e2e/')) {
    return statSync(found).isDirectory() || JOURNEYS.test(path) ? 'journeys' : 'unknown';
  }
  return statSync(found).isDirectory() || TESTS.test(path) ? 'tests' : 'unknown';
}

/** What a change calls for: sources whose tests are run and which are checked, and journeys that have changed themselves. */
export function calledFor(changed) {
  const code = changed.filter((each) => CHECKED.test(each));
  return {
    code,
    sources: code.filter((each) => !each.startsWith('e2e/')),
    journeys: changed.filter((each) => JOURNEYS.test(each)),
  };
}
