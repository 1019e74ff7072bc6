import { needChromium } from './browser.mjs';
import { buildIfNeeded } from './parts.mjs';
import { checkNode, endWhenAsked, installIfNeeded, runPackage } from './yard.mjs';

/** `npm run e2e [name]`: the journeys in a real browser, or those whose name or file matches. */
checkNode();
endWhenAsked();
await installIfNeeded();
process.env.CHROMIUM_PATH = await needChromium();
await buildIfNeeded();
process.exitCode = await runPackage('@playwright/test/cli.js', ['test', ...process.argv.slice(2)]);
