import { configDefaults, defineConfig } from 'vitest/config';

const NEVER = [...configDefaults.exclude, '**/dist/**', 'e2e/**'];
const RULES = ['{domain,wire}/**/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    exclude: NEVER,
    projects: [
      // Rules and schemas keep nothing between two tests, so their files may share a process.
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      {
        extends: true,
        test: { name: 'rooms', include: ['**/*.test.{ts,tsx,mjs}'], exclude: [...NEVER, ...RULES] },
      },
    ],
    globalSetup: ['server/src/db/testing/vitest-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for takes long on a machine that does more than these tests.
    expect: { poll: { timeout: 15_000 } },
  },
});
