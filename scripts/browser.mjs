import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasApt, installPackage } from './apt.mjs';
import { fail, runPackage } from './yard.mjs';

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

/** The path of a Chromium: CHROMIUM_PATH, one on the PATH, one in its usual place, or Playwright's own. */
export async function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [CHROMIUM_PATH, ...onPath, ...ELSEWHERE].find((path) => path && existsSync(path));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Where Firefox may be that journeys of its own run in. */
const FIREFOX = ['firefox-esr', 'firefox', 'firefox.exe'];
const FIREFOX_ELSEWHERE = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Whether there is a Firefox: FIREFOX_PATH, one on the PATH, or one in its usual place. */
function hasFirefox() {
  const { FIREFOX_PATH, PATH = '' } = process.env;
  if (FIREFOX_PATH) return true;
  const onPath = PATH.split(delimiter).flatMap((each) => FIREFOX.map((name) => join(each, name)));
  return [...onPath, FIREFOX_ELSEWHERE].some(existsSync);
}

/**
 * Installs Firefox where its journeys would be skipped otherwise: in continuous integration, as root on Debian. Without it
 * they say that they are skipped, so failing to install it fails nothing.
 */
export async function offerFirefox() {
  if (hasFirefox() || !process.env.CI || !hasApt) return;
  console.log('Installing Firefox');
  await installPackage('firefox-esr');
  if (!hasFirefox()) console.log('There is no Firefox: its journeys are skipped.');
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
  const isInstalled = hasApt && (await installPackage(SHELL));
  if (!isInstalled && !found) await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  return (
    (await findChromium()) ??
    fail('Chromium could not be installed: install one, or name one by CHROMIUM_PATH.')
  );
}
