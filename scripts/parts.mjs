import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, fail, root, runPackage } from './yard.mjs';

const SHARED = ['package-lock.json', 'scripts/parts.mjs', 'domain/src', 'wire/src'];

/** What is built: where, from which sources, with which arguments of `vite build`, into which folder. */
export const PARTS = [
  {
    name: 'server',
    folder: 'server',
    sources: ['server/src', 'server/vite.config.ts'],
    args: [],
    output: 'dist',
  },
  {
    name: 'page',
    folder: 'web',
    sources: ['web'],
    args: ['--outDir', 'dist/client'],
    output: 'dist/client',
  },
  {
    name: 'page on the server',
    folder: 'web',
    sources: ['web'],
    args: ['--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'],
    output: 'dist/server',
  },
  { name: 'widgets', folder: 'widgets', sources: ['widgets'], args: [], output: 'dist' },
];

/** Builds the parts whose sources have changed since they were last built; two at a time. */
export async function buildIfNeeded(say = console.log, only = PARTS.map(({ name }) => name)) {
  const waiting = PARTS.filter(({ name }) => only.includes(name)).filter(
    (part) => stampOf(part) !== wantedStamp(part),
  );
  if (waiting.length > 0) say(`Building: ${waiting.map(({ name }) => name).join(', ')}`);
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await build(part);
  };
  await Promise.all([lane(), lane()]);
}

/** The arguments with which vite builds a part. */
export const viteArguments = ({ args }) => ['build', '--logLevel', 'warn', ...args];

async function build(part) {
  const stamp = wantedStamp(part);
  const options = { cwd: join(root, part.folder), quiet: true };
  const code = await runPackage('vite/bin/vite.js', viteArguments(part), options);
  if (code !== 0) fail(`The ${part.name} could not be built: see above.`);
  // Written last, and wiped with its folder when the next build begins: a build cut short has none.
  writeFileSync(stampFile(part), stamp);
}

const stampFile = ({ folder, output }) => join(root, folder, output, '.built-from');
const stampOf = (part) =>
  existsSync(stampFile(part)) ? readFileSync(stampFile(part), 'utf8') : undefined;
const wantedStamp = ({ sources }) => digest([...SHARED, ...sources]);
