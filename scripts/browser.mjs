import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run, runPackage } from './yard.mjs';

/** Chromium without windows of its own, which is a little quicker and treats pages the same. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
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

const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The path of a Chromium: CHROMIUM_PATH, one on the PATH, one in its usual place, or Playwright's own. */
export async function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [CHROMIUM_PATH, ...onPath, ...ELSEWHERE].find((path) => path && existsSync(path));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Finds a Chromium or installs one: as root on Debian its own package, elsewhere the one Playwright brings. In CI on
 * Debian it is always the one without windows, so that every run has the same.
 */
export async function needChromium() {
  const found = await findChromium();
  const isAnother = process.env.CI && !process.env.CHROMIUM_PATH && !found?.endsWith(SHELL);
  if (found && !(isAnother && hasApt)) return found;
  console.log('Installing Chromium');
  const isInstalled = hasApt && (await installFromDebian());
  if (!isInstalled && !found) await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  return (
    (await findChromium()) ??
    fail('Chromium could not be installed: install one, or name one by CHROMIUM_PATH.')
  );
}

/** Whether it could be installed: distributions based on Debian may not have the package. */
async function installFromDebian() {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  await run('apt-get', ['update'], options);
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', SHELL], options)) === 0;
}
