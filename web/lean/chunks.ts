import type { Plugin } from 'vite';
import { PARTS } from '../src/routes/lazy-parts';

/**
 * Which chunk a module goes into. What every page loads at once goes into four rather than forty, which compress worse:
 * packages, which stay the same from one release to the next, rules and calls of ours, and the page; each begins in a
 * task of its own (`startAfterPaint`). What every page fetches soon after that goes into a few: on a slow line it takes
 * longer to ask for a small file than to bring it, and the slip and the odds of now would wait behind a hundred of them.
 * All else is split as it is imported.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (ENTRY.test(id) || SELDOM_CALLED.test(id)) return null;
  const above = aboveOf(id, modules);
  if (above.some((each) => FIRST_ENTRY.test(each))) {
    if (id.includes('/node_modules/')) return 'packages';
    if (CALLS.test(id)) return 'calls';
    return RULES.test(id) ? 'rules' : 'first';
  }
  // What a page needs besides comes with that page.
  if (above.some((each) => PAGES.test(each))) return null;
  const soon = soonChunk(above, modules);
  return soon !== null && above.some((each) => PLATFORM.test(each)) ? 'shared' : soon;
}

/** The chunk of what comes soon, for a module with all above it; null where it does not. */
function soonChunk(above: readonly string[], modules: Modules): string | null {
  for (const [name, root] of Object.entries(SOON)) {
    if (above.some((each) => root.test(each))) return name;
  }
  return above.some((each) => isShownLater(each, modules)) ? 'further' : null;
}

/** Who imports whom, as a bundler knows it. */
export interface Modules {
  getModuleInfo(id: string): {
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

const ENTRY = /\/src\/entry-\w+\.tsx?$/;
/** Schemas and the rules of betting, which make hundreds of objects as they begin; what is called is made of them. */
const RULES = /\/(?:domain|wire)\/src\//;
const CALLS = /\/wire\/src\/calls\//;
const FIRST_ENTRY = /\/src\/entry-client\.tsx$/;
/** Reached by the first file of its package, but called by what comes later alone. */
const SELDOM_CALLED =
  /\/@tanstack\/[\w-]+\/build\/modern\/(?:infiniteQueryObserver|mutationObserver|use(?:Infinite\w+|Mutation))\.js$/;
const { home, platform, ...others } = PARTS;
/** Modules that the script of pages begins in; those of the platform are one script, and have much of what comes soon. */
const PAGES = ending(home, ...Object.values(others));
const PLATFORM = ending(platform);
const HOME = ending(home);

function ending(...modules: string[]): RegExp {
  return new RegExp(`/(?:${modules.join('|').replaceAll('.', String.raw`\.`)})$`);
}

/** What begins the chunks that come soon, the more urgent ones first. */
const SOON: Readonly<Record<string, RegExp>> = {
  slip: /\/src\/features\/slip\/(?:slip-form|receipt)\.tsx$/,
  connection:
    /\/src\/(?:live\/connection|routes\/connect-page)\.ts$|\/centrifuge\/build\/index\.mjs$/,
};

/** Whether a module is fetched by what every page loads at once, or by the home page, to be shown there. */
function isShownLater(id: string, modules: Modules): boolean {
  if (!SHOWN.test(id) || PLATFORM.test(id)) return false;
  const by = modules.getModuleInfo(id)?.dynamicImporters ?? [];
  return by.some(
    (each) => HOME.test(each) || aboveOf(each, modules).some((higher) => FIRST_ENTRY.test(higher)),
  );
}

/** Components of ours; what is fetched besides is wanted by few. */
const SHOWN = /\/web\/src\/.*\.tsx$/;

/** A module, and all from which a chain of imports that are no lazy ones leads to it. */
function aboveOf(id: string, modules: Modules): readonly string[] {
  const above = new Set([id]);
  for (const each of above) {
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) above.add(importer);
  }
  return [...above];
}

/**
 * The most that each of the four may weigh, in characters as written. Somewhat more than they do: whoever needs more has
 * to say so here, after a look at whether it could come later. `npm run bench size` says what travels.
 */
export const MOST: Readonly<Record<string, number>> = {
  packages: 388_500,
  // With the codes and states of the doors, whose a placement is, when a league plays next, and what bets may be called.
  rules: 37_260,
  // Each call says whether it wants a confirmed session, and with what it is answered.
  calls: 11_900,
  // With what brings back a script or a sheet that did not come, the doors of what a browser may refuse, limits of time,
  // what reads a kept slip of another version, what opens a sport in the menu, and the top sports as one.
  first: 149_150,
};

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
