import { existsSync } from 'node:fs';
import { run } from './yard.mjs';

/** Whether packages of Debian, or of a distribution based on it, can be installed: as root alone. */
export const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let lists;

/**
 * Installs a package without what it only recommends; the lists of packages are fetched once. Whether it could be:
 * distributions based on Debian may not have it.
 */
export async function installPackage(name, variables = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...variables };
  const apt = (...args) => run('apt-get', args, { env, quiet: true });
  try {
    await (lists ??= apt('update'));
    return (await apt('install', '-y', '--no-install-recommends', name)) === 0;
  } catch (error) {
    console.log(`${name} could not be installed: ${String(error)}`);
    return false;
  }
}
