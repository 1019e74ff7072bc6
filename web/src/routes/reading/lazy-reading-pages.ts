import type { RouteObject } from 'react-router';
import type { PageSite } from '../../i18n/site-context';
import type { RouteHandle } from '../lazy-parts';
import type { Loading } from '../loading';
import type { readingPages } from './reading-pages';

type ReadingPages = ReturnType<typeof readingPages>;

/** The addresses of pages that are read or framed, whose script comes with the first of them. */
export function lazyReadingPages(services: Loading, site: PageSite): RouteObject[] {
  const lazily = (page: string, path: string, name: keyof ReadingPages): RouteObject => ({
    path,
    handle: { page, part: 'reading' } satisfies RouteHandle,
    lazy: async () => (await import('./reading-pages')).readingPages(services, site)[name],
  });
  return [lazily('about', 'about', 'about')];
}
