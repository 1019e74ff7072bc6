import type { Plugin } from 'vite';

/**
 * What every page loads at once goes into two chunks rather than forty, which compress worse: packages, which stay the
 * same from one release to the next, and our own. All else is split as it is imported.
 */
export function firstChunk(id: string, modules: Modules): string | null {
  if (ENTRY.test(id) || SELDOM_CALLED.test(id) || !isReachedAtOnce(id, modules)) return null;
  return id.includes('/node_modules/') ? 'packages' : 'first';
}

/** Who imports whom, as a bundler knows it. */
export interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const ENTRY = /\/src\/entry-\w+\.tsx?$/;
const FIRST_ENTRY = /\/src\/entry-client\.tsx$/;
/** Reached by the first file of its package, but called by what comes later alone. */
const SELDOM_CALLED =
  /\/@tanstack\/[\w-]+\/build\/modern\/(?:infiniteQueryObserver|mutationObserver|use(?:Infinite\w+|Mutation))\.js$/;

/** Whether a chain of imports that are no lazy ones leads here from the entry of the page. */
function isReachedAtOnce(id: string, modules: Modules): boolean {
  const above = new Set([id]);
  for (const each of above) {
    if (FIRST_ENTRY.test(each)) return true;
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) above.add(importer);
  }
  return false;
}

/**
 * The most that each of the two may weigh, in characters as written. Somewhat more than they do: whoever needs more has
 * to say so here, after a look at whether it could come later. `npm run bench size` says what travels.
 */
export const MOST: Readonly<Record<string, number>> = { packages: 388_500, first: 178_000 };

/** Why a build must not go out, as far as its chunks say; empty when it may. */
export function overweight(chunks: Iterable<{ name: string; code: string }>): string[] {
  const left = new Map(Object.entries(MOST));
  const faults: string[] = [];
  for (const { name, code } of chunks) {
    const most = left.get(name);
    if (most === undefined) continue;
    left.delete(name);
    if (code.length > most) faults.push(`${name} has ${code.length} characters, ${most} at most`);
  }
  return [...faults, ...[...left.keys()].map((name) => `there is no chunk ${name}`)];
}

/** Fails a build of the page whose first load has become too big. */
export function firstLoadWithin(): Plugin {
  return {
    name: 'first-load-within',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const faults = overweight(chunks);
        if (faults.length > 0) this.error(`The first load is too big: ${faults.join('; ')}.`);
      },
    },
  };
}
