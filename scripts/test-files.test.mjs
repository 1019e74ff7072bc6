import { expect, test } from 'vitest';
import { byKind, calledFor } from './test-files.mjs';
import { root } from './yard.mjs';

test('paths are told apart: tests, journeys and folders of them; what is neither is not run in silence', () => {
  const paths = [
    'scripts/doors.test.mjs',
    'e2e/main-job.spec.ts',
    'e2e',
    'domain/src',
    'e2e/global-setup.ts',
    'scripts/doors.mjs',
    'nowhere.test.ts',
  ];
  expect(byKind(paths, root)).toEqual({
    tests: ['scripts/doors.test.mjs', 'domain/src'],
    journeys: ['e2e/main-job.spec.ts', 'e2e'],
    unknown: ['e2e/global-setup.ts', 'scripts/doors.mjs', 'nowhere.test.ts'],
  });
});

test('a path is read where it was written, or from the root of the project', () => {
  expect(byKind(['doors.test.mjs', 'scripts/doors.test.mjs'], `${root}scripts`).tests).toEqual([
    'scripts/doors.test.mjs',
    'scripts/doors.test.mjs',
  ]);
});

test('a change calls for the tests of its sources, and for journeys that have changed themselves', () => {
  const changed = ['domain/src/odds.ts', 'e2e/slip.spec.ts', 'e2e/on-slip.ts', 'README.md'];
  expect(calledFor(changed)).toEqual({
    code: ['domain/src/odds.ts', 'e2e/slip.spec.ts', 'e2e/on-slip.ts'],
    sources: ['domain/src/odds.ts'],
    journeys: ['e2e/slip.spec.ts'],
  });
});
