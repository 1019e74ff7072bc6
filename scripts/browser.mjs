import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run, runPackage } from './yard.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The path of a Chromium: CHROMIUM_PATH, one on the PATH, one in its usual place, or Playwright's own. */
export async function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [CHROMIUM_PATH, ...onPath, ...ELSEWHERE].find((path) => path && existsSync(path));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Finds a Chromium or installs one: as root on Debian its own package, elsewhere the one Playwright brings. */
export async function needChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('Installing Chromium');
  await install();
  return (
    (await findChromium()) ??
    fail('Chromium could not be installed: install one, or name one by CHROMIUM_PATH.')
  );
}

async function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, quiet: true });
  return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
    quiet: true,
  });
}
