import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tidy from './tidy-checks';
import type { Check, Source } from './tidy-checks';

/** A rule of the house: its check, and a small file which breaks it, so that we know it can be broken. */
type Rule = { title: string; check: Check; bad: Source };

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b(?!.*(https?:\/\/|#\d))/;

const PHYSICAL_STYLE =
  /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|textAlign: '(left|right)'/;

const shape: Rule[] = [
  {
    // The linter counts those of scripts.
    title: 'a style sheet has at most 300 lines',
    check: tidy.longestFile(/\.css$/, 300),
    bad: { path: 'a.css', text: '\n'.repeat(300) + '1' },
  },
  {
    title: 'no file is called utils, helpers, common, manager or service',
    check: tidy.tellingNames,
    bad: { path: 'web/src/state/slip-manager.ts', text: '' },
  },
  {
    title: 'no file only hands on what others export',
    check: tidy.noBarrels,
    bad: { path: 'a.ts', text: "export * from './b';" },
  },
  {
    title: 'every exported function has a doc line',
    check: tidy.documented(/^(?!testkit\/)/),
    bad: { path: 'domain/src/a.ts', text: '// a\nexport function a() {}' },
  },
];

const words: Rule[] = [
  {
    // The compiler refuses it too, except where only types are imported.
    title: 'imports of our own files carry no .ts ending',
    check: tidy.noText(/^(?!tidy\.test).*\.tsx?$/, /\bfrom '(\.|@touchline)[^']*\.tsx?'/, 'code'),
    bad: { path: 'a/b.ts', text: "import type { A } from './a.ts';" },
  },
  {
    title: 'nothing in web fetches but api, and the worker what pages ask for',
    check: tidy.noText(
      /^web\/src\/(?!api\/|worker\/).*(?<!\.test)\.tsx?$/,
      /(?<![.\w])fetch\(/,
      'code',
    ),
    bad: { path: 'web/src/routes/a.tsx', text: "const a = await fetch('/a');" },
  },
  {
    title: 'no module of our own is mocked',
    check: tidy.noText(
      /^(?!tidy\.test).*\.tsx?$/,
      /\bvi\.(mock|doMock)\(\s*(import\()?\s*['"`](\.|@touchline)/,
    ),
    bad: { path: 'a.test.ts', text: "vi.mock('./a');" },
  },
  {
    title: 'what feed, push, jobs and db wait for is measured by a clock that cannot step',
    check: tidy.noText(
      /^server\/src\/(feed|push|jobs|db)\/(?!import\.ts|.*testing\/).*(?<!\.test)\.ts$/,
      /\bDate\.now\(\)/,
      'code',
    ),
    bad: { path: 'server/src/feed/a.ts', text: 'const since = Date.now();' },
  },
  {
    title: 'domain has no clock, no chance and no input or output',
    check: tidy.noText(
      /^domain\/src\/.*(?<!\.test)\.ts$/,
      /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bprocess\.|\bconsole\.|\bfetch\(|\bset(Timeout|Interval)\(/,
      'code',
    ),
    bad: { path: 'domain/src/a.ts', text: 'const now = Date.now();' },
  },
  {
    // The React Compiler loses them: a literal becomes undefined inside a component or a hook.
    title: 'components and hooks have no bigint literal',
    check: tidy.noText(/^web\/.*(\.tsx|\/use-[^/]*\.ts)$/, /\b\d+n\b/, 'code'),
    bad: { path: 'web/src/a.tsx', text: 'const isFree = price === 0n;' },
  },
  {
    title: 'what is left undone has an issue to link to',
    check: tidy.noText(/^(?!tidy\.test).*\.(ts|tsx|mjs|css|sql)$/, UNFINISHED),
    bad: { path: 'a.ts', text: '// TODO: later' },
  },
  {
    title: 'inline styles use logical properties',
    check: tidy.noText(/\.tsx$/, PHYSICAL_STYLE, 'code'),
    bad: { path: 'a.tsx', text: '<p style={{ marginLeft: 4 }} />' },
  },
];

const files = sources('.');

const faults = new Map<Rule, string[]>();

/** File by file, so that each is read once for all rules. */
beforeAll(() => {
  const rules = [...shape, ...words];
  for (const rule of rules) faults.set(rule, []);
  for (const file of files) {
    for (const rule of rules) {
      const found = rule.check(file).map((fault) => `${file.path} ${fault}`);
      faults.get(rule)?.push(...found);
    }
  }
}, 120_000);

describe.each([
  ['shape', shape],
  ['words', words],
])('%s', (_heading, rules) => {
  const named = rules.map((rule) => [rule.title, rule] as const);

  test.each(named)('%s', (_title, rule) => {
    expect(faults.get(rule)).toEqual([]);
  });

  test.each(named)('can fail: %s', (_title, { check, bad }) => {
    expect(check(bad)).not.toEqual([]);
  });
});

test('the house is looked at', () => {
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['tidy.test.ts', 'domain/src/money.ts']),
  );
});

function sources(folder: string): Source[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true }).flatMap(
    (entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return /^(node_modules|dist|test-results|\..*)$/.test(entry.name) ? [] : sources(path);
      if (!/\.(ts|tsx|mjs|css|sql)$/.test(entry.name)) return [];
      return [{ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }];
    },
  );
}
