import { defineConfig } from 'vite';

const PROGRAMS = {
  'feed-check': 'src/feed/check.ts',
  'feed-import': 'src/feed/import.ts',
  'pricing-check': 'src/feed/pricing-check.ts',
  'write-env-example': 'src/write-env-example.ts',
};

/** One bundle for each program of the server. Packages stay outside; our own workspaces go in. */
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
  ssr: { noExternal: [/^@touchline\//] },
}));
