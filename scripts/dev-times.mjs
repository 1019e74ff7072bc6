import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { needChromium } from './browser.mjs';
import { freePort } from './dev/free-port.mjs';
import { checkNode, installIfNeeded, root } from './yard.mjs';

/**
 * `node scripts/dev-times.mjs`: starts `npm run dev` on ports and data of its own, changes a component and a file of the
 * server some times, and says after how many seconds each change was there. Both files are put back. It ends well when a
 * component never took longer than one second and the server, with its page, never longer than three.
 */
const ROUNDS = 5;
const COMPONENT = {
  file: join(root, 'web/src/features/shell/logo.tsx'),
  before: 'className={styles.logo}',
  after: (round) => `className={styles.logo} data-round="${round}"`,
};
const SERVER = {
  file: join(root, 'server/src/http/headers.ts'),
  before: "'x-content-type-options': 'nosniff',",
  after: (round) => `'x-content-type-options': 'nosniff', 'x-round': '${round}',`,
};
const GOALS = { component: 1, server: 3 };
const WAIT_MS = 60_000;

checkNode();
await installIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'touchline-dev-times-'));
const port = await freePort();
const address = `http://localhost:${port}/`;
const began = performance.now();
const dev = await startDev();
const texts = [COMPONENT, SERVER].map(({ file }) => readFileSync(file, 'utf8'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void putBack().then(() => process.exit(1)));
}
try {
  await until(async () => (await answer()).status === 200);
  console.log(`up after ${since(began).toFixed(1)} s`);
  const component = await componentTimes();
  const server = await serverTimes();
  const ok = Math.max(...component) <= GOALS.component && Math.max(...server) <= GOALS.server;
  const asked = performance.now();
  await end();
  const tell = (times) => times.map((seconds) => Number(seconds.toFixed(2)));
  const told = { component: tell(component), server: tell(server), end: tell([since(asked)])[0] };
  console.log(JSON.stringify({ bench: 'dev-loop', ...told, goal: GOALS, ok }));
  process.exitCode = ok ? 0 : 1;
} finally {
  await putBack();
}

async function putBack() {
  [COMPONENT, SERVER].forEach(({ file }, at) => writeFileSync(file, texts[at]));
  await end();
  rmSync(dataDir, { recursive: true, force: true });
}

async function startDev() {
  const env = {
    ...process.env,
    PORT: String(port),
    PLATFORM_PORT: String(await freePort()),
    OPERATOR_PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
  return spawn(process.execPath, [join(root, 'scripts/dev.mjs')], { env, stdio: 'inherit' });
}

async function end() {
  if (dev.exitCode !== null || dev.signalCode !== null) return;
  const over = new Promise((done) => dev.once('exit', done));
  dev.kill('SIGINT');
  await over;
}

/** From the moment a file is written to that in which the page shows it; the page must not have been loaded again. */
async function componentTimes() {
  const { chromium } = await import('@playwright/test');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await needChromium(), args });
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(address);
  await page.waitForFunction(() => {
    const link = document.querySelector('header a');
    return link && Object.keys(link).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(() => {
    window.isStillThere = true;
  });
  const times = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const at = change(COMPONENT, round);
    await page.waitForFunction((now) => document.querySelector(`[data-round="${now}"]`), round);
    times.push(since(at));
    if (!(await page.evaluate(() => window.isStillThere))) throw new Error('the page was reloaded');
  }
  await browser.close();
  return times;
}

/** From the moment a file is written to that in which a page of the new server has come whole. */
async function serverTimes() {
  const times = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const at = change(SERVER, round);
    await until(async () => (await answer()).headers.get('x-round') === String(round));
    times.push(since(at));
    // The next server loads its packages meanwhile, as it does while somebody thinks.
    await pause(8000);
  }
  return times;
}

function change({ file, before, after }, round) {
  const text = texts[file === COMPONENT.file ? 0 : 1];
  if (!text.includes(before)) throw new Error(`${file} has no ${before} any more`);
  writeFileSync(file, text.replace(before, after(round)));
  return performance.now();
}

async function answer() {
  try {
    const response = await fetch(address);
    await response.text();
    return response;
  } catch {
    return Response.error();
  }
}

async function until(holds) {
  const from = performance.now();
  while (!(await holds())) {
    if (since(from) * 1000 > WAIT_MS) throw new Error('it did not come about within a minute');
    await pause(20);
  }
}

function since(from) {
  return (performance.now() - from) / 1000;
}
