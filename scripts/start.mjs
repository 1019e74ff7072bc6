import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openDoors } from './doors.mjs';
import { readEnvFile } from './env-file.mjs';
import { buildIfNeeded } from './parts.mjs';
import { checkNode, fail, installIfNeeded, root, stopRunning } from './yard.mjs';

/**
 * `npm start`: installs and builds what is missing, and serves. Until the server listens, its ports answer that it is
 * starting. The server asks for them with `ready-to-listen` once it can use them (server/src/http/handover.ts).
 */
let step = 'Looking around';
let server = null;
let asked = 0; // When somebody asked us to end, in milliseconds.

checkNode();
readEnvFile();
endWell();
const closeDoors = await openDoors(() => step).catch((error) => fail(error.message));
await installIfNeeded(say);
await buildIfNeeded(say);
say('Starting the server');
server = startServer();

function say(next) {
  step = next;
  console.log(`${next}…`);
}

function startServer() {
  // A group of its own: Ctrl-C reaches this process alone, which passes it on once. (Twice would cut the server short.)
  const child = spawn(
    process.execPath,
    // A batch of bets lives for some milliseconds: with more room for the young, few of it are copied meanwhile.
    ['--enable-source-maps', '--max-semi-space-size=64', join(root, 'server/dist/main.js')],
    {
      cwd: root,
      env: { ...process.env, TOUCHLINE_STARTER: '1' },
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  child.on('message', (message) => {
    if (message !== 'ready-to-listen') return;
    // A server that has died meanwhile needs no answer.
    void closeDoors().then(() => child.send('ports-are-yours', () => {}));
  });
  child.on('exit', (code) => process.exit(code ?? (asked === 0 ? 1 : 130)));
  return child;
}

function endWell() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // npm passes on the Ctrl-C which the terminal has already sent: one wish, heard twice.
      if (asked !== 0 && Date.now() - asked < 1000) return;
      if (server) server.kill(asked === 0 ? 'SIGTERM' : 'SIGKILL');
      asked = Date.now();
      if (server) return;
      stopRunning();
      process.exit(130);
    });
  }
}
