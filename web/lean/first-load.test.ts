import { expect, test } from 'vitest';
import { firstChunk, MOST, overweight } from './first-load';

const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/web/src/entry-client.tsx': [],
  '/web/src/routes/start-page.tsx': ['/web/src/entry-client.tsx'],
  '/web/src/routes/live.tsx': ['/web/src/routes/start-page.tsx'],
  '/node_modules/zod/v4/core/schemas.js': ['/web/src/routes/live.tsx'],
  '/node_modules/@tanstack/react-query/build/modern/index.js': ['/web/src/routes/live.tsx'],
  '/node_modules/@tanstack/react-query/build/modern/useMutation.js': [
    '/node_modules/@tanstack/react-query/build/modern/index.js',
  ],
  '/web/src/features/search/search-window.tsx': [],
};

const modules = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }),
};

test.each([
  ['/web/src/routes/live.tsx', 'first'],
  ['/node_modules/zod/v4/core/schemas.js', 'packages'],
  ['/node_modules/@tanstack/react-query/build/modern/useMutation.js', null],
  ['/web/src/features/search/search-window.tsx', null],
  ['/web/src/entry-client.tsx', null],
])('%s goes into the chunk %s', (id, chunk) => {
  expect(firstChunk(id, modules)).toBe(chunk);
});

const chunk = (name: string, length: number) => ({ name, code: 'x'.repeat(length) });
const { packages = 0, first = 0 } = MOST;

test('a first load within its bounds may go out, whatever comes later', () => {
  const later = chunk('slip-form', 1_000_000);
  expect(overweight([chunk('packages', packages), chunk('first', first), later])).toEqual([]);
});

test('one that has grown may not, nor one that is split otherwise', () => {
  expect(overweight([chunk('packages', packages), chunk('first', first + 1)])).toEqual([
    `first has ${first + 1} characters, ${first} at most`,
  ]);
  expect(overweight([chunk('first', first)])).toEqual(['there is no chunk packages']);
});
