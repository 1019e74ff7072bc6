import { join, resolve } from 'node:path';
import { createChannel } from './dev/channel.mjs';
import { createFront, isOfVite } from './dev/front.mjs';
import { freePort } from './dev/free-port.mjs';
import { makePlaces } from './dev/places.mjs';
import { readEnvFile } from './env-file.mjs';
import { checkNode, fail, installIfNeeded, root, stopRunning } from './yard.mjs';

/**
 * `npm run dev`: the whole house, and each change shows. Browsers come to a front that stands on the usual ports: Vite
 * replaces changed components in the page, and a changed server is built and takes the place of the one before it. The
 * database runs beside them all the while. One process to start and one to end; what it starts ends with it.
 */
checkNode();
readEnvFile();
const { env } = process;
const host = env.HOST || '127.0.0.1';
const PORTS = [
  { variable: 'PORT', origin: 'SPORTSBOOK_ORIGIN', port: Number(env.PORT || 3000) },
  { variable: 'PLATFORM_PORT', origin: 'PLATFORM_ORIGIN', port: Number(env.PLATFORM_PORT || 3001) },
];
/** Fewer matches than usual, and a database of their own: a server that starts takes in every one of them. */
const USUAL = {
  DATA_DIR: join('.touchline', 'dev'),
  FEED_DAYS: '2',
  FEED_SPORTS: 'soccer,tennis,basketball',
};
/** How to end what has been started, the last first. */
const ends = [];
let step = 'Looking around';
let server;
let asked = 0; // When somebody asked us to end, in milliseconds.

// Before any tool reads them.
Object.assign(env, { NODE_ENV: 'development', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endWell());
await installIfNeeded(say);
say('Starting');
makePlaces();
await start();

async function start() {
  // They need packages, which may have been installed just now.
  const { createWeb, layPages } = await import('./dev/web.mjs');
  const { ServerHost } = await import('./dev/server-host.mjs');
  const { keepDatabase, watchServer, watchWidgets } = await import('./dev/kept.mjs');
  const behind = await Promise.all(PORTS.map(() => freePort()));
  const fronts = behind.map((port) =>
    createFront({ port, ready: async () => server?.ready() ?? false, step: () => step }),
  );
  await Promise.all(fronts.map(listen));
  const settings = { ...USUAL, ...env };
  const dataDir = resolve(root, settings.DATA_DIR);
  const database = await keepDatabase(dataDir).catch((error) => fail(error.message));
  ends.unshift(() => database.stop());
  const channel = createChannel();
  const web = await createWeb({ fronts, channel, hosts: PORTS.map(hostOf) });
  ends.unshift(() => web.close());
  for (const front of fronts) front.vite = web.middlewares;
  // Vite listens for its own sockets at the first front alone.
  fronts[1].on('upgrade', (request, ...more) => {
    if (isOfVite(request)) fronts[0].emit('upgrade', request, ...more);
  });
  await layPages();
  server = new ServerHost({
    port: behind[0],
    join: channel.join,
    say: tell,
    env: { ...settings, ...settingsOf(behind), DATA_DIR: dataDir, DATABASE_URL: database.url },
  });
  ends.unshift(() => server.end());
  ends.unshift(await watchServer(rebuilt));
  await watchWidgets();
}

async function rebuilt() {
  const began = performance.now();
  const isUp = await server.restart();
  if (isUp)
    console.log(`The server is up after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** The server listens behind the fronts, and still tells browsers to come to those. */
function settingsOf(behind) {
  const entries = PORTS.flatMap(({ variable, origin, port }, at) => [
    [variable, String(behind[at])],
    [origin, env[origin] || `http://localhost:${port}`],
  ]);
  return { ...Object.fromEntries(entries), HOST: '127.0.0.1', TOUCHLINE_STARTER: '1' };
}

function hostOf({ origin }) {
  return URL.canParse(env[origin] ?? '') ? new URL(env[origin]).hostname : 'localhost';
}

function listen(front, at) {
  const { port, variable } = PORTS[at];
  ends.unshift(async () => {
    front.close();
    front.closeAllConnections();
  });
  return new Promise((done) => {
    front.once('error', ({ code, message }) =>
      fail(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use. Choose another: ${variable}=${port + 10} npm run dev`
          : message,
      ),
    );
    front.listen(port, host, done);
  });
}

function say(next) {
  step = next;
  console.log(`${next}…`);
}

/** For the terminal and for whoever has a page open. */
function tell(sentence) {
  step = sentence.replace(/\.$/, '');
  console.log(sentence);
}

async function endWell() {
  // npm passes on the Ctrl-C which the terminal has already sent: one wish, heard twice.
  if (asked !== 0 && Date.now() - asked < 1000) return;
  if (asked !== 0) {
    server?.endNow();
    process.exit(130);
  }
  asked = Date.now();
  stopRunning();
  for (const end of ends.splice(0)) await end();
  process.exit(130);
}
