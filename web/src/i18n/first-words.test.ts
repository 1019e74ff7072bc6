import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { loadFirstWords } from './catalogues';
import { messages as rest } from './messages/rest/en';
import { createText } from './text';
import type { Catalogue } from './catalogue';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Where a script is shown that has only the first words: what is loaded first, and what waits for nothing but itself. */
const WITHOUT_REST = [
  'routes/app-routes.tsx',
  'routes/places/place-pages.tsx',
  'routes/lists/list-pages.tsx',
];

/** A file and all that it imports at once, directly or not; types are nothing that runs. */
function reached(entries: readonly string[]): string[] {
  const files = new Set(entries.map((each) => path.join(SOURCES, each)));
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '');
    const lazy = new Set([...text.matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name));
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!fileName.startsWith('.') || lazy.has(fileName)) continue;
      const base = path.resolve(path.dirname(file), fileName);
      const found = [`${base}.ts`, `${base}.tsx`].find((each) => existsSync(each));
      if (found !== undefined) files.add(found);
    }
  }
  return [...files];
}

test('what waits for the first words alone says no others', () => {
  const later = new RegExp(`[\`'"](?:${Object.keys(rest).join('|')})\\.[\\w$]`);
  const files = reached(WITHOUT_REST);
  expect(files.length).toBeGreaterThan(80);
  const saying = files.filter((file) => later.test(readFileSync(file, 'utf8')));
  expect(saying.map((file) => path.relative(SOURCES, file))).toEqual([]);
});

test('the rest of the words is said by the same translator once it is there', async () => {
  const { first, addRest } = await loadFirstWords('de');
  const t = createText('de', first as Catalogue);
  expect(t('shell.live')).toBe('Live');
  expect(t.has('limits.title')).toBe(false);
  await Promise.all([addRest(), addRest()]);
  expect(t.has('limits.title')).toBe(true);
  const other = await loadFirstWords('de');
  expect(createText('de', other.first as Catalogue).has('limits.title')).toBe(false);
});
