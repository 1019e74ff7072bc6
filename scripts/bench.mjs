import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { buildIfNeeded } from './parts.mjs';
import { checkNode, endWhenAsked, fail, installIfNeeded, root } from './yard.mjs';

/** `npm run bench NAME`: runs bench/NAME.ts and ends well only when its last line, one of JSON, says `"ok": true`. */
const [name = '', ...args] = process.argv.slice(2);
const source = join(root, 'bench', `${name}.ts`);

checkNode();
endWhenAsked();
if (!existsSync(source)) fail(`Which one? npm run bench ${benchmarks().join(' | ')}`);
await installIfNeeded();
await buildIfNeeded(console.error);
// Some benchmarks look at pages; the others do without a browser.
process.env.CHROMIUM_PATH = (await findChromium()) ?? '';
const { script, remove } = await bundle();
const { code, lastLine } = await runAndListen(script);
remove();
process.exitCode = code === 0 && isOk(lastLine) ? 0 : 1;

function benchmarks() {
  const files = existsSync(join(root, 'bench')) ? readdirSync(join(root, 'bench')) : [];
  return files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
}

/** Bundled inside node_modules, from where it finds its packages; Node itself may be too old for TypeScript. */
async function bundle() {
  const { build } = await import('vite');
  const outDir = mkdtempSync(join(root, 'node_modules/.bench-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: source,
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'bench.mjs' } },
    },
    ssr: { noExternal: [/^@touchline\//] },
  });
  return {
    script: join(outDir, 'bench.mjs'),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

function runAndListen(script) {
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    said = (said + chunk).slice(-100_000);
  });
  return new Promise((done) => {
    child.on('close', (code) => done({ code, lastLine: said.trimEnd().split('\n').at(-1) ?? '' }));
  });
}

function isOk(line) {
  try {
    return JSON.parse(line).ok === true;
  } catch {
    return false;
  }
}
