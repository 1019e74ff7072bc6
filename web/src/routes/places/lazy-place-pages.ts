import type { RouteObject } from 'react-router';
import type { Loading } from '../loading';
import { lazyPage } from '../page-route';
import { readSlug } from '../slug-kind';

/** The addresses of sports and of what is below them, whose script comes with the first of them. */
export function lazyPlacePages(services: Loading): RouteObject[] {
  const pages = async () => (await import('./place-pages')).placePages(services);
  return [
    lazyPage('sport', 'places', async () => (await pages()).sport),
    lazyPage(
      'place',
      'places',
      async () => (await pages()).slug,
      ({ slug = '' }) => readSlug(slug)?.kind ?? '404',
    ),
  ];
}

/** Fetches that script before somebody goes there. */
export async function fetchPlacePages(): Promise<void> {
  await import('./place-pages');
}
