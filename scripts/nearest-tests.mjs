import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './yard.mjs';

const TEST = /\.test\.(ts|tsx|mjs)$/;
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/** What two processes get through in half of the 90 seconds that a quick run may take: types and lint take the others. */
const SECONDS_OF_FILES = 80;
/** What a file takes about which nothing is known: one of the server has a database, one of these builds or starts it. */
const GUESSES = [
  [/^(server|testkit)\//, 3],
  [/^[^/]+$|^web\/lean\//, 10],
];
const GUESS = 0.3;

/**
 * Of the tests that import what has changed, however many steps away, those that a quick run has time for: the ones that
 * have changed or lie beside a change, then the nearest, of those first the ones of the same room. `known` has the seconds
 * that files took last. Answers with the others too.
 */
export function nearestTests(sources, files, known = {}, read = readSource) {
  const steps = stepsFrom(sources, importersOf(files, read));
  const beside = new Set(sources.flatMap((each) => [each, ...besideOf(each)]));
  const rooms = new Set(sources.map(roomOf));
  const found = [...steps.keys()].filter((each) => TEST.test(each));
  const rank = (test) => [
    beside.has(test) ? 0 : 1,
    steps.get(test),
    rooms.has(roomOf(test)) ? 0 : 1,
  ];
  const nearest = found.map((test) => ({ test, rank: rank(test) })).sort(byRank);
  let left = SECONDS_OF_FILES;
  const chosen = nearest.filter(({ test, rank: [far] }) => {
    const seconds = known[test] ?? guessOf(test);
    if (far > 0 && seconds > left) return false;
    left -= seconds;
    return true;
  });
  const tests = chosen.map(({ test }) => test);
  return { tests, others: found.length - tests.length };
}

function byRank(one, other) {
  const at = one.rank.findIndex((each, index) => each !== other.rank[index]);
  return at < 0 ? (one.test < other.test ? -1 : 1) : one.rank[at] - other.rank[at];
}

const roomOf = (path) => path.split('/')[0];
const besideOf = (path) =>
  ['ts', 'tsx', 'mjs'].map((end) => path.replace(/\.\w+$/, `.test.${end}`));
const guessOf = (test) => GUESSES.find(([where]) => where.test(test))?.[1] ?? GUESS;

/** How many imports lie between each file and the nearest of these. */
function stepsFrom(sources, importers) {
  const steps = new Map(sources.map((each) => [each, 0]));
  // What is added meanwhile is come to as well.
  for (const [file, far] of steps) {
    for (const importer of importers.get(file) ?? []) {
      if (!steps.has(importer)) steps.set(importer, far + 1);
    }
  }
  return steps;
}

function importersOf(files, read) {
  const there = new Set(files);
  const importers = new Map();
  for (const file of files) {
    for (const [, name] of read(file).matchAll(IMPORTED)) {
      const imported = placeOf(name, file, there);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** The file of ours that an import names. */
function placeOf(name, from, there) {
  const [, room, path] = /^@touchline\/([^/]+)\/(.+)$/.exec(name) ?? [];
  const place = room ? `${room}/src/${path}` : posix.join(dirname(from), name);
  if (!room && !name.startsWith('.')) return undefined;
  return ENDINGS.map((end) => place + end).find((each) => there.has(each));
}

function readSource(file) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
