import { join } from 'node:path';
import { build, createBuilder, runnerImport } from 'vite';
import { root } from '../yard.mjs';
import { PLACES } from './places.mjs';

/**
 * The database that servers come and go on: the one of DATABASE_URL, or else an embedded one that this process starts
 * and keeps. Answers with its address and how to end it.
 */
export async function keepDatabase(dataDir, { DATABASE_URL: given } = process.env) {
  if (given) return { url: given, stop: async () => {} };
  const file = join(root, 'server/src/db/embedded/start-embedded.ts');
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  return module.startEmbedded({ dir: join(dataDir, 'pg'), log: console.error });
}

/** Builds the server now and whenever a source of it changes; `onBuilt` is told each time. Answers with how to end it. */
export async function watchServer(onBuilt) {
  const folder = join(root, 'server');
  const watcher = await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    clearScreen: false,
    build: {
      outDir: PLACES.server,
      emptyOutDir: false,
      watch: {},
    },
  });
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') onBuilt();
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void event.result?.close();
  });
  return () => watcher.close();
}

/** The same for the scripts that others put into their pages. */
export async function watchWidgets() {
  const folder = join(root, 'widgets');
  const builder = await createBuilder({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    clearScreen: false,
    build: { outDir: PLACES.widgets, emptyOutDir: false, watch: {} },
  });
  await builder.buildApp();
}
