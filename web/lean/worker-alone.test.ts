import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { workerAlone } from './worker-alone';

const root = mkdtempSync(path.join(tmpdir(), 'worker-alone-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SOURCES = {
  'src/page.ts': `import { page } from './pages'; document.title = page(1);`,
  'src/pages.ts': `import { WORD } from './word'; export const page = (at: number) => WORD + at;`,
  'src/word.ts': `export const WORD: string = globalThis.name + '/shared/';`,
  'src/later.ts': `console.log('later');`,
};

/** Builds a page and its worker, and answers with the worker's chunk. */
async function workerOf(script: string) {
  mkdirSync(path.join(root, 'src/worker'), { recursive: true });
  const all = { ...SOURCES, 'src/worker/main.ts': script };
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(root, name), text);
  const input = ['src/page.ts', 'src/worker/main.ts'].map((name) => path.join(root, name));
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [workerAlone()],
    build: { write: false, rollupOptions: { input } },
  });
  const { output } = built as { output: { name?: string; code?: string; imports?: string[] }[] };
  return output.find(({ name }) => name === 'main');
}

test('what the page and the worker both need is in the file of the worker too', async () => {
  const worker = await workerOf(`import { page } from '../pages'; console.log(page(2));`);
  expect(worker).toMatchObject({
    imports: [],
    code: expect.stringContaining('/shared/') as unknown,
  });
});

test('a build whose worker would import something is refused', async () => {
  await expect(workerOf(`void import('../later');`)).rejects.toThrow(
    'The service worker imports assets/later',
  );
});
