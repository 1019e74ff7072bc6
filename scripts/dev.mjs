import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { PARTS, buildIfNeeded, viteArguments } from './parts.mjs';
import { checkNode, installIfNeeded, root, runPackage, stopRunning } from './yard.mjs';

/** `npm run dev`: builds every part again whenever its sources change, and starts the server anew. */
let server;
let restart;
let ending = false;

checkNode();
readEnvFile();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
await installIfNeeded();
await buildIfNeeded();
startServer();
for (const part of PARTS) {
  const options = { cwd: join(root, part.folder) };
  void runPackage(
    'vite/bin/vite.js',
    [...viteArguments(part), '--watch', '--emptyOutDir', 'false'],
    options,
  );
}
// The server loads the page's bundle once, so a new page needs a new server as well.
for (const folder of ['server/dist', 'web/dist/server']) {
  watch(join(root, folder), (_event, file) => {
    if (!file?.endsWith('.js')) return;
    clearTimeout(restart);
    restart = setTimeout(() => server.kill('SIGTERM'), 300);
  });
}

function startServer() {
  server = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/main.js')], {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.on('exit', () => {
    if (ending) process.exit(0);
    setTimeout(startServer, 300);
  });
}

function end() {
  ending = true;
  stopRunning();
  if (!server || server.exitCode !== null) process.exit(0);
  server.kill('SIGTERM');
}
