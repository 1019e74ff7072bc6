import { matchRoutes, type RouteObject } from 'react-router';

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
} as const;

export type Part = keyof typeof PARTS;

/** Those that say more than the first words: their lazy routes wait for the rest of them. */
export const WORDY: ReadonlySet<Part> = new Set([
  'documents',
  'games',
  'offline',
  'platform',
  'reading',
]);

/** What a route is called on the body and in reports (SPEC §2), and which part of the script it is in. */
export interface RouteHandle {
  page: string;
  part?: Part;
}

/** What the routes of an address say of it, the innermost last. */
export function handlesOf(matches: readonly { handle?: unknown }[]): RouteHandle[] {
  return matches.flatMap(({ handle }) => (handle === undefined ? [] : [handle as RouteHandle]));
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
      if (typeof route.lazy !== 'function') return;
      const found = await route.lazy();
      Object.assign(route, found, { lazy: undefined });
    }),
  );
}
