import { existsSync } from 'node:fs';

/**
 * The walls of the house: what may import what, type-only imports included. `npm run walls` checks them and
 * `npm run picture` draws them into docs/HOUSE.md. Why it is so stands in docs/ARCHITECTURE.md.
 */

/** Tests see more of the house than the house does: they start whole servers and use the testkit. */
const TEST = String.raw`\.test\.tsx?$|^e2e/|^tidy|^testkit/`;

/** Rooms of a package, highest first: each imports from its own layer and those below it. */
const SERVER = [
  ['http', 'jobs', 'feed', 'push'],
  ['operator'],
  ['book', 'player'],
  ['bonus'],
  ['wallet'],
  ['db'],
];
const WEB = [['routes'], ['features'], ['state', 'live', 'api'], ['ui', 'i18n']];

const forbidden = [
  wall(
    'no-circles',
    'Two files that need each other are one, or hide a third that both need.',
    {},
    { circular: true },
  ),
  wall('resolvable', 'What is imported exists.', {}, { couldNotResolve: true }),
  only('domain-imports-nothing', '^domain/', ['^domain/src/']),
  only('wire-imports-domain-and-zod', '^wire/', ['^(wire|domain)/src/', '^node_modules/zod/']),
  only('widgets-import-wire', '^widgets/', ['^(widgets|wire)/', '^node_modules/vite/']),
  never('server-knows-no-page', '^server/', '^(web|widgets)/'),
  never('web-knows-no-server', '^web/', '^(server|widgets)/'),
  wall(
    'testkit-knows-no-tests',
    'The testkit never imports tests or benchmarks.',
    { path: '^testkit/' },
    { path: '^(bench|e2e)/' },
  ),
  never('testkit-is-for-tests', '^(?!testkit/|bench/)', '^testkit/'),

  ...layers('server', 'server/src/', SERVER, 'main'),
  never('nothing-knows-main', '^server/(?!src/main)', '^server/src/main'),
  never('book-knows-no-player', '^server/src/book/', '^server/src/player/'),
  never('player-knows-no-book', '^server/src/player/', '^server/src/book/'),
  never('feed-enters-by-ingest', '^server/src/feed/', '^server/src/book/(?!ingest/)'),

  ...layers('web', 'web/src/', WEB, '(entry|main|app)'),
  wall(
    'features-apart',
    'What two features need lies in a layer below them.',
    { path: '^web/src/features/([^/]+)/', pathNot: TEST },
    { path: '^web/src/features/[^/]+/', pathNot: '^web/src/features/$1/' },
  ),

  // Words of a locale lie under its code, in which the country is written large: `about-zh-CN.ts`.
  wall(
    'kebab-case',
    'Names of files and folders are lower-case words with hyphens.',
    {},
    {
      path: ['[^a-zA-Z0-9./-]', '(?<!-|-[A-Z])[A-Z]', '-[A-Z](?![A-Z][./])'],
      pathNot: 'node_modules/',
      dependencyTypesNot: ['core'],
    },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    // Tests are imported by nobody, and may import what they like.
    exclude: { path: String.raw`(^|/)(dist|recorded|peers)/|\.test\.(tsx?|mjs)$` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};

function wall(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/** Files below `from` import nothing but what `allowed` matches; tests are left out. */
function only(name, from, allowed) {
  const comment = `${from} imports nothing but ${allowed.join(', ')}.`;
  return wall(name, comment, { path: from, pathNot: TEST }, { pathNot: allowed });
}

function never(name, from, to) {
  return wall(name, `${from} never imports ${to}.`, { path: from, pathNot: TEST }, { path: to });
}

/**
 * Files directly in the package belong to the highest layer when `top` begins their name; the others are vocabulary that
 * every layer may use, and use none of them.
 */
function layers(name, root, order, top) {
  for (const room of order.flat()) {
    if (!existsSync(new URL(root + room, import.meta.url)))
      throw new Error(`no room ${root}${room}`);
  }
  const folders = order.map((rooms) => `^${root}(${rooms.join('|')})/`);
  const highest = `^${root}${top}[^/]*$`;
  const rules = folders.map((folder, at) => {
    const above = [highest, ...folders.slice(0, at)];
    return never(`${name}-layer-${at + 1}`, folder, above);
  });
  const words = { path: `^${root}[^/]+$`, pathNot: [highest, TEST] };
  const comment = 'What lies directly in a package is vocabulary: it imports no room.';
  return [...rules, wall(`${name}-vocabulary`, comment, words, { path: [highest, ...folders] })];
}
