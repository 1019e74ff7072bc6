import type { Plugin } from 'vite';

/** The script of the service worker begins here. */
const WORKER = '/src/worker/main.ts';
/** Behind the id of a module that the worker has a copy of. */
const COPY = '?worker-copy';

/**
 * Puts all that the service worker needs into its one file: it is served as a script that imports nothing. What the page
 * needs as well would go into a chunk that both import, so the worker has copies. Fails a build whose worker imports
 * something all the same, since browsers would not start it.
 */
export function workerAlone(): Plugin {
  return {
    name: 'worker-alone',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (importer === undefined || !isOfWorker(importer)) return null;
      const found = await this.resolve(id, importer.replace(COPY, ''), {
        ...options,
        skipSelf: true,
      });
      // What a bundler makes up itself has no file to copy.
      const hasFile = found && !found.external && !found.id.startsWith('\0');
      return hasFile ? found.id + COPY : found;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const fault = workerFault(chunks);
        if (fault !== null) this.error(fault);
      },
    },
  };
}

function isOfWorker(id: string): boolean {
  return id.endsWith(WORKER) || id.endsWith(COPY);
}

interface Chunk {
  facadeModuleId: string | null;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** Why browsers would not start the worker of a build; null where they would. */
export function workerFault(chunks: readonly Chunk[]): string | null {
  const worker = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(WORKER));
  if (!worker) return 'There is no service worker.';
  const imported = [...worker.imports, ...worker.dynamicImports];
  return imported.length === 0 ? null : `The service worker imports ${imported.join(', ')}.`;
}
