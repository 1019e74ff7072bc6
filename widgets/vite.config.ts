import { defineConfig } from 'vite';

/** The payment widget as one classic script: it runs in pages that know nothing of modules or of us. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    modulePreload: false,
    rollupOptions: {
      input: { 'spi/main': 'spi/main.ts' },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
