import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { HLS_FOLDER, PARTS_OF_HLS, streamBuild, streamChunk } from './stream-build';

/** No part that is fetched later may weigh more (`npm run bench size`). */
const MOST_BYTES = 250_000;

const folder = mkdtempSync(path.join(tmpdir(), 'stream-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = readdirSync(path.join(HLS_FOLDER, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map((name) => readFileSync(path.join(HLS_FOLDER, 'src', name), 'utf8'));

/** What a pattern's group has found, each once. */
function foundInSources(pattern: RegExp): string[] {
  const found = sources.flatMap((text) =>
    [...text.matchAll(pattern)].map(([, name]) => name ?? ''),
  );
  return [...new Set(found)].toSorted();
}

test('every part of hls.js that can be left out is spoken of', () => {
  expect(foundInSources(/__USE_(\w+)__/g)).toEqual(Object.keys(PARTS_OF_HLS).toSorted());
});

test('the packages that it is made with are those of the release', () => {
  const needed = foundInSources(/from '([^.'][^']*)'/g).filter((name) => name !== '@svta/cml-cmcd');
  const read = createRequire(path.join(HLS_FOLDER, 'package.json'));
  const released = (read('./package.json') as { devDependencies: Record<string, string> })
    .devDependencies;
  const { dependencies: ours } = createRequire(import.meta.url)('../package.json') as {
    dependencies: Record<string, string>;
  };
  expect(needed).toEqual(['@svta/cml-id3', '@svta/cml-utils', 'eventemitter3', 'url-toolkit']);
  for (const name of needed) expect([name, ours[name]]).toEqual([name, released[name]]);
});

test('it comes in files that are small enough, where the first needs nothing of the second', async () => {
  const entry = path.join(folder, 'entry.js');
  const outDir = path.join(folder, 'built');
  writeFileSync(entry, `import('hls.js').then(({ default: Hls }) => new Hls());`);
  await build({
    root: path.join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [streamBuild()],
    build: {
      outDir,
      target: 'baseline-widely-available',
      rollupOptions: {
        input: entry,
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: streamChunk }] },
        },
      },
    },
  });
  const assets = path.join(outDir, 'assets');
  const scripts = readdirSync(assets).map((name) => ({
    name,
    text: readFileSync(path.join(assets, name), 'utf8'),
  }));
  const media = scripts.find(({ name }) => name.startsWith('stream-media'));
  expect(scripts.filter(({ text }) => text.length > MOST_BYTES)).toEqual([]);
  expect(media?.text).not.toMatch(/from\s*"\.\/hls-/);
  const all = scripts.map(({ text }) => text).join('\n');
  expect(all).toContain('WEBVTT');
  expect(all).not.toMatch(/__USE_\w+__/);
});
