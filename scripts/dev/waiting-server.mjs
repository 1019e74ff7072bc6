import { readFileSync } from 'node:fs';
import { PLACES } from './places.mjs';

/**
 * A server that is to be: it has loaded what takes long to load and seldom changes, the packages and the pages, and waits
 * to be told that its turn has come. Then it runs what the server was built into.
 */
process.once('disconnect', end);
const turn = new Promise((done) => {
  process.on('message', (message) => {
    if (message === 'your-turn') done();
    // From now on the server itself notices when its parent has gone (server/src/http/handover.ts).
    if (message === 'ports-are-yours') process.off('disconnect', end);
  });
});

const warmed = warm();
await turn;
await warmed;
await import(PLACES.main);

function end() {
  process.kill(process.pid, 'SIGTERM');
}

/** What cannot be loaded says so when the server itself asks for it. */
async function warm() {
  await Promise.allSettled(packagesOf(PLACES.main).map((name) => import(name)));
  await import('./page.mjs').catch(() => {});
}

/** The packages that the server before it asked for. */
function packagesOf(main) {
  try {
    const found = readFileSync(main, 'utf8').matchAll(/^import .*?from "([^"]+)";$/gm);
    return [...new Set([...found].map(([, name]) => name))].filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
