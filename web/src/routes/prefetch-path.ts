import { matchRoutes, type RouteObject } from 'react-router';

/** Loaded with every page already. */
const FRAME: ReadonlySet<string> = new Set(['document', 'shell']);

/**
 * Fetches the script and the data of the page at a path of ours, without base name, as opening it would. Rejects when that
 * would fail or lead elsewhere.
 */
export async function prefetchPath(
  routes: RouteObject[],
  path: string,
  origin: string,
): Promise<void> {
  const { pathname, href } = new URL(path, origin);
  const found = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    found
      .filter(({ route }) => !FRAME.has(route.id ?? ''))
      .map(async ({ route, params }) => {
        const more = typeof route.lazy === 'function' ? await route.lazy() : {};
        const { loader } = { ...route, ...more };
        if (typeof loader !== 'function') return;
        const request = new Request(href);
        await loader({ params, request, url: new URL(href), pattern: '', context: {} });
      }),
  );
}
