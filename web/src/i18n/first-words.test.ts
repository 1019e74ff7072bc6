import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { loadFirstWords } from './catalogues';
import { messages as rest } from './messages/rest/en';
import { type Part, PARTS, WORDY } from '../routes/lazy-parts';
import { createText } from './text';
import type { Catalogue } from './catalogue';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Parts whose pages wait for no more than the first words. */
const PARTS_WITHOUT_REST = Object.entries(PARTS).flatMap(([part, module]) =>
  WORDY.has(part as Part) ? [] : [module.replace('src/', '')],
);

/** Whoever fetches a script through one of these shows nothing of it before the rest of the words is there. */
const WAITING: ReadonlySet<string> = new Set([
  'later',
  'lazyPage',
  'lazyRoute',
  'withWhatIsWaitedFor',
]);

/** The scripts that a file fetches later and waits for no words with. */
function fetchedAlone(file: string, text: string): string[] {
  if (!text.includes('import(')) return [];
  const names: string[] = [];
  const look = (node: ts.Node, isWaiting: boolean): void => {
    const call = ts.isCallExpression(node) ? node : null;
    const [first] = call?.arguments ?? [];
    if (call?.expression.kind === ts.SyntaxKind.ImportKeyword && first && !isWaiting) {
      if (ts.isStringLiteral(first)) names.push(first.text);
    }
    const waits = isWaiting || (call !== null && WAITING.has(call.expression.getText()));
    ts.forEachChild(node, (child) => look(child, waits));
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return names;
}

/** The file that an import names. */
function fileOf(from: string, name: string): string | undefined {
  const base = path.resolve(path.dirname(from), name);
  return [`${base}.ts`, `${base}.tsx`].find((each) => existsSync(each));
}

/** Files and all that they import at once or show alone, directly or not; types are nothing that runs. */
function reached(entries: readonly string[]): string[] {
  const files = new Set(entries.map((each) => path.join(SOURCES, each)));
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '');
    const lazy = new Set([...text.matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name));
    const named = ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.') && !lazy.has(name));
    for (const name of [...named, ...fetchedAlone(file, text)]) {
      const found = fileOf(file, name);
      if (found !== undefined && !found.includes('/i18n/messages/')) files.add(found);
    }
  }
  return [...files];
}

test('what waits for the first words alone says no others', () => {
  const later = new RegExp(`[\`'"](?:${Object.keys(rest).join('|')})\\.[\\w$]`);
  const files = reached(['routes/app-routes.tsx', ...PARTS_WITHOUT_REST]);
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
