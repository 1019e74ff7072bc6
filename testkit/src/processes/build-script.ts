import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** A script that a test runs in a process of its own. */
export interface BuiltScript {
  path: string;
  remove(): void;
}

/**
 * Bundles a file, since Node before 22 cannot run TypeScript. It lands inside the project, from where it finds its
 * packages.
 */
export async function buildScript(entry: string): Promise<BuiltScript> {
  const folder = mkdtempSync(path.join(import.meta.dirname, '../../../node_modules/.script-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: path.dirname(entry),
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'script.mjs' } },
    },
  });
  return {
    path: path.join(folder, 'script.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
