import type { SportsbookPage } from '@touchline/wire/pages';
import type { RouteObject } from 'react-router';
import type { Loading } from '../loading';
import { lazyPage } from '../page-route';
import type { listPages } from './list-pages';

type ListPages = ReturnType<typeof listPages>;

/** The addresses of lists of matches, whose script comes with the first of them. */
export function lazyListPages(services: Loading): RouteObject[] {
  const lazily = (page: SportsbookPage, name: keyof ListPages) =>
    lazyPage(page, 'lists', async () => (await import('./list-pages')).listPages(services)[name]);
  return [
    lazily('e_sports', 'cybersport'),
    lazily('favorites', 'favorites'),
    lazily('schedule', 'schedule'),
    lazily('results', 'results'),
  ];
}
