import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tidy from './tidy-checks';
import type { Check, Source } from './tidy-checks';

/** A rule of the house: its check, and a small file which breaks it, so that we know it can be broken. */
type Rule = { title: string; check: Check; bad: Source };

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b(?!.*(https?:\/\/|#\d))/;

const PHYSICAL_CSS = new RegExp(
  [
    String.raw`(?<![\w-])(scroll-)?(margin|padding|border|inset)-(left|right|top|bottom)\b`,
    String.raw`(^|[;{\s])(left|right|top|bottom)\s*:`,
    String.raw`(text-align|float|clear)\s*:\s*(left|right)\b`,
  ].join('|'),
);
const PHYSICAL_STYLE =
  /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|textAlign: '(left|right)'/;

const packages: Rule[] = [
  {
    title: 'domain imports nothing',
    check: tidy.importsOnly('domain/', /^domain\/src\//),
    bad: { path: 'domain/src/a.ts', text: "import { z } from 'zod';" },
  },
  {
    title: 'wire imports domain and zod',
    check: tidy.importsOnly('wire/', /^(wire|domain)\/src\/|^zod(\/|$)/),
    bad: { path: 'wire/src/a.ts', text: "import type { A } from '@touchline/server/a';" },
  },
  {
    title: 'server never imports web or widgets',
    check: tidy.importsNever(/^server\//, /^(web|widgets)\//),
    bad: {
      path: 'server/src/http/pages.ts',
      text: "await import('../../../web/src/entry-server');",
    },
  },
  {
    title: 'web never imports server or widgets',
    check: tidy.importsNever(/^web\//, /^(server|widgets)\//),
    bad: { path: 'web/src/api/a.ts', text: "import type { A } from '@touchline/server/a';" },
  },
  {
    title: 'widgets import wire alone',
    check: tidy.importsOnly('widgets/', /^(widgets|wire)\/|^vite$/),
    bad: { path: 'widgets/spi/a.ts', text: "import { a } from '@touchline/domain/a';" },
  },
  {
    title: 'testkit imports domain, wire and packages alone',
    check: tidy.importsNever(/^testkit\//, /^(server|web|widgets|bench|e2e|scripts)\//),
    bad: { path: 'testkit/src/a.ts', text: "import { a } from '../../server/src/main';" },
  },
  {
    title: 'testkit is imported by tests, journeys and benchmarks alone',
    check: tidy.importsNever(/^(?!testkit\/|bench\/)/, /^testkit\//),
    bad: { path: 'server/src/db/a.ts', text: "import { a } from '@touchline/testkit/a';" },
  },
];

const layers: Rule[] = [
  {
    title:
      'inside server: main, then http, jobs, feed, push, then operator, then book, player, then wallet, then db',
    check: tidy.layers(
      'server/src/',
      [
        ['http', 'jobs', 'feed', 'push'],
        ['operator'],
        ['book', 'player'],
        ['bonus'],
        ['wallet'],
        ['db'],
      ],
      /^main/,
    ),
    bad: { path: 'server/src/wallet/a.ts', text: "import { a } from '../book/a';" },
  },
  {
    title: 'nothing below main imports main',
    check: tidy.importsNever(/^server\/(?!src\/main)/, /^server\/src\/main/),
    bad: { path: 'server/src/http/a.ts', text: "import { a } from '../main';" },
  },
  {
    title: 'book never imports player',
    check: tidy.importsNever(/^server\/src\/book\//, /^server\/src\/player\//),
    bad: { path: 'server/src/book/a.ts', text: "import { a } from '../player/a';" },
  },
  {
    title: 'player never imports book',
    check: tidy.importsNever(/^server\/src\/player\//, /^server\/src\/book\//),
    bad: { path: 'server/src/player/a.ts', text: "import { a } from '../book/a';" },
  },
  {
    title: 'feed enters book by ingest alone',
    check: tidy.importsNever(/^server\/src\/feed\//, /^server\/src\/book\/(?!ingest(\/|$))/),
    bad: { path: 'server/src/feed/a.ts', text: "import { a } from '../book/catalogue';" },
  },
  {
    title: 'inside web: routes, then features, then state, live, api, then ui, i18n',
    check: tidy.layers(
      'web/src/',
      [['routes'], ['features'], ['state', 'live', 'api'], ['ui', 'i18n']],
      /^(entry|main|app)/,
    ),
    bad: { path: 'web/src/ui/a.tsx', text: "import { a } from '../state/a';" },
  },
  {
    title: 'a feature never imports a feature',
    check: tidy.featuresApart,
    bad: { path: 'web/src/features/slip/a.tsx', text: "import { a } from '../markets/a';" },
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
];

const shape: Rule[] = [
  {
    // The linter counts those of scripts.
    title: 'a style sheet has at most 300 lines',
    check: tidy.longestFile(/\.css$/, 300),
    bad: { path: 'a.css', text: '\n'.repeat(300) + '1' },
  },
  {
    title: 'names of files and folders are in kebab-case',
    check: tidy.kebabCase,
    bad: { path: 'web/src/ui/OddsButton.tsx', text: '' },
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
  {
    title: 'imports of our own files carry no .ts ending',
    check: tidy.importsNever(/\.tsx?$/, /^\w.*\/.*\.tsx?$/),
    bad: { path: 'a/b.ts', text: "import { a } from './a.ts';" },
  },
];

const words: Rule[] = [
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
    title: 'styles use logical properties, so that right-to-left needs none of its own',
    check: tidy.noText(/\.css$/, PHYSICAL_CSS, 'code'),
    bad: { path: 'a.module.css', text: '.a { margin-left: 4px; }' },
  },
  {
    // Whatever comes into a page then has all that follows it styled anew.
    title: 'no style goes by whatever an element stands after',
    check: tidy.noText(/\.css$/, /[+~]\s*[*:]/, 'code'),
    bad: { path: 'a.module.css', text: '.a > * + * { color: var(--t1); }' },
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
  const rules = [...packages, ...layers, ...shape, ...words];
  for (const rule of rules) faults.set(rule, []);
  for (const file of files) {
    for (const rule of rules) {
      const found = rule.check(file).map((fault) => `${file.path} ${fault}`);
      faults.get(rule)?.push(...found);
    }
  }
}, 120_000);

describe.each([
  ['packages', packages],
  ['layers', layers],
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
