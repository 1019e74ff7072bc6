import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../lazy-parts';
import type { Loading } from '../loading';
import { readSlug } from '../slug-kind';
import type { placePages } from './place-pages';

type PlacePages = ReturnType<typeof placePages>;

/** The addresses of sports and of what is below them, whose script comes with the first of them. */
export function lazyPlacePages(services: Loading): RouteObject[] {
  const lazily = (
    name: keyof PlacePages,
    path: string,
    page: RouteHandle['page'],
  ): RouteObject => ({
    path,
    handle: { page, part: 'places' } satisfies RouteHandle,
    lazy: async () => (await import('./place-pages')).placePages(services)[name],
  });
  return [
    lazily('sport', ':sport', 'sport'),
    lazily('slug', ':sport/:slug', ({ slug = '' }) => readSlug(slug)?.kind ?? '404'),
  ];
}

/** Fetches that script before somebody goes there. */
export async function fetchPlacePages(): Promise<void> {
  await import('./place-pages');
}
