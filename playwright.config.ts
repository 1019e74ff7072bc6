import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/**
 * What of a browser's own window is left out: each journey opens one, and pages that Chromium draws its window with took
 * a third of that. A list given to it takes the place of Playwright's, so those of its names that matter are here too.
 */
const SWITCHED_OFF = [
  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbarWebView',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Three files of journeys go at once: much of a journey is waiting. Within a file they share a server, and nothing is tried twice. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 3,
  retries: 0,
  fullyParallel: false,
  timeout: 180_000,
  // Nothing takes so long, but on a machine that does much else.
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: 'test-results/playwright',
  use: {
    // To keep what was done takes a tenth of the processor; whoever looks for a fault says `--trace on`.
    trace: 'off',
    // A press that does not come to pass says what was in its way; a journey that is cut off does not.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A window that fades still says what it said: journeys would find it twice.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        // Chromium cannot sandbox itself as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${SWITCHED_OFF.join(',')}`,
      ],
    },
  },
});
