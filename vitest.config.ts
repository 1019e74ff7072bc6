import { configDefaults, defineConfig } from 'vitest/config';

const NEVER = [...configDefaults.exclude, '**/dist/**', 'e2e/**'];
/** They start servers, build the page or go through every file: each has a process of its own. */
const ALONE = [
  '*.test.ts',
  'web/lean/*.test.ts',
  'scripts/*.test.mjs',
  'server/src/db/embedded/*.test.ts',
];
/** They share a process, and each loads our modules again, because the page's stores keep their state. */
const PAGE = ['web/src/**/*.test.{ts,tsx}', 'widgets/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    environment: 'node',
    exclude: NEVER,
    projects: [
      // A process for every file would take as long as its tests: most files leave nothing behind for the next.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...NEVER, ...ALONE, ...PAGE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          exclude: NEVER,
          isolate: false,
          setupFiles: ['testkit/src/page/each-file-anew.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: NEVER } },
    ],
    globalSetup: ['testkit/src/database/vitest-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for takes long on a machine that does more than these tests.
    expect: { poll: { timeout: 15_000 } },
  },
});
