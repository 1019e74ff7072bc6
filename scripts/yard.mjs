import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the yard's commands share. It runs on a fresh clone, so it uses nothing but Node itself. */

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The oldest minor version of each major one that works, as in `engines` of package.json. */
const OLDEST = { 20: 19, 22: 13 };

/** Ends with a clear sentence when Touchline does not run on this Node. */
export function checkNode() {
  if (isSupportedNode(process.versions.node)) return;
  fail(
    `Touchline needs Node 24, 22.13 or newer, or 20.19 or newer, and this is ${process.versions.node}: see https://nodejs.org`,
  );
}

/** Whether Touchline runs on a version of Node such as `22.13.0`. */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || minor >= OLDEST[major];
}

/** Ends this command with a sentence for its user. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const running = new Set();

/**
 * Runs a program in the project's folder and resolves with its exit code; `quiet` keeps its words until it fails.
 * `options` are those of `child_process.spawn`.
 */
export function run(program, args, { quiet = false, ...options } = {}) {
  return new Promise((done, failed) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd: root, stdio, ...options });
    const words = [];
    child.stdout?.on('data', (chunk) => words.push(chunk));
    child.stderr?.on('data', (chunk) => words.push(chunk));
    running.add(child);
    child.on('error', failed);
    child.on('close', (code) => {
      running.delete(child);
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(words));
      done(code ?? 1);
    });
  });
}

/** Runs a script of an installed package, such as `vite/bin/vite.js`, with this very Node. */
export function runPackage(script, args, options) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], options);
}

/** Ends what is still running; for when this command is asked to end. */
export function stopRunning(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/** From now on, Ctrl-C and its like end this command and all that it runs. */
export function endWhenAsked() {
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ]) {
    process.once(signal, () => {
      stopRunning();
      process.exit(128 + number);
    });
  }
}

/** Installs the packages of the lock file unless they are there. */
export async function installIfNeeded(say = console.log) {
  if (isInstalled()) return;
  say('Installing packages');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) fail('The packages could not be installed: see above.');
}

/** npm writes down what it installed once it is done, so a cut-short installation is noticed as well. */
export function isInstalled() {
  const noted = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(noted, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    // What is optional is left out on platforms that it was not made for.
    return present[path] ? present[path].version === version : optional === true;
  });
}

/** A digest of every file below `paths` (relative to the project): equal digests, equal sources. */
export function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths.map((each) => join(root, each)).flatMap(filesBelow)) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
