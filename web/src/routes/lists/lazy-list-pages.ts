import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../lazy-parts';
import type { Loading } from '../loading';
import type { listPages } from './list-pages';

type ListPages = ReturnType<typeof listPages>;

/** The addresses of lists of matches, whose script comes with the first of them. */
export function lazyListPages(services: Loading): RouteObject[] {
  const lazily = (page: string, path: string, name: keyof ListPages): RouteObject => ({
    path,
    handle: { page, part: 'lists' } satisfies RouteHandle,
    lazy: async () => (await import('./list-pages')).listPages(services)[name],
  });
  return [
    lazily('e_sports', 'cybersport', 'cybersport'),
    lazily('favorites', 'favorites', 'favorites'),
    lazily('schedule', 'schedule', 'schedule'),
    lazily('results', 'results', 'results'),
  ];
}
