import { defineConfig } from 'vite';

const PROGRAMS = {
  'feed-check': 'src/feed/check.ts',
  'feed-import': 'src/feed/import.ts',
  'pricing-check': 'src/feed/pricing-check.ts',
  'write-env-example': 'src/write-env-example.ts',
};

/**
 * Packages that bring machine code, threads or lists as files of their own, and what others would use were it installed.
 * All else goes in: to look for them file by file takes a third of a start.
 */
const OUTSIDE = [
  '@node-rs/argon2',
  'bufferutil',
  'fxa-common-password-list',
  'pg-native',
  'pino',
  'sharp',
  'utf-8-validate',
];

/** One bundle for each program of the server. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        // `npm run dev` builds the server alone, again and again.
        ...(mode === 'development' ? {} : PROGRAMS),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: OUTSIDE },
}));
