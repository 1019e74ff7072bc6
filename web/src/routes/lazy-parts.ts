import { matchRoutes, type RouteObject } from 'react-router';
import { loadAgain } from '../ui/load-again';

/** Pages whose script is fetched with the first of them, by the module that they begin in. */
export const PARTS = {
  documents: 'src/routes/reading/document-pages.tsx',
  games: 'src/routes/reading/game-page.tsx',
  home: 'src/routes/home.tsx',
  init: 'src/routes/init-sportsbook.tsx',
  lists: 'src/routes/lists/list-pages.tsx',
  offline: 'src/routes/offline.tsx',
  places: 'src/routes/places/place-pages.tsx',
  platform: 'src/routes/platform/platform-routes.tsx',
  reading: 'src/routes/reading/reading-pages.tsx',
  views: 'src/routes/views/view-pages.tsx',
} as const;

export type Part = keyof typeof PARTS;

/** Those that say more than the first words: their lazy routes wait for the rest of them. */
export const WORDY: ReadonlySet<Part> = new Set([
  'documents',
  'games',
  'init',
  'offline',
  'platform',
  'reading',
  'views',
]);

/** What a route is called on the body and in reports (SPEC §2), and which part of the script it is in. */
export interface RouteHandle {
  /** Its key; from what the address says where one route has several pages. */
  page: string | ((params: Params) => string);
  part?: Part;
}

/** A route that an address leads to. */
interface Matched {
  handle?: unknown;
  params: Params;
}

type Params = Readonly<Record<string, string | undefined>>;

/** What the routes of an address say of it, the innermost last. */
export function handlesOf(
  matches: readonly Matched[],
): (Omit<RouteHandle, 'page'> & { page: string })[] {
  return matches.flatMap(({ handle, params }) => {
    if (handle === undefined) return [];
    const { page, ...more } = handle as RouteHandle;
    return [{ ...more, page: typeof page === 'string' ? page : page(params) }];
  });
}

/** Fetches the routes that an address leads to, so that a page which the server rendered is taken over whole. */
export async function fetchLazyRoutes(
  routes: RouteObject[],
  pathname: string,
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy !== 'function') return;
      // What the server has drawn can be read all the while.
      const found = await loadAgain(() => lazy());
      Object.assign(route, found, { lazy: undefined });
    }),
  );
}
