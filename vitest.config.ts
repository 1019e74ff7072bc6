import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: [...configDefaults.exclude, '**/dist/**', 'e2e/**'],
    globalSetup: ['server/src/db/testing/vitest-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for takes long on a machine that does more than these tests.
    expect: { poll: { timeout: 15_000 } },
  },
});
