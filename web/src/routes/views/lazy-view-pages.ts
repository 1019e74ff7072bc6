import type { SportsbookPage } from '@touchline/wire/pages';
import type { RouteObject } from 'react-router';
import type { Loading } from '../loading';
import { lazyPage } from '../page-route';
import type { viewPages } from './view-pages';

type ViewPages = ReturnType<typeof viewPages>;

/** The addresses of views for those who follow much at once, whose script comes with the first of them. */
export function lazyViewPages(services: Loading): RouteObject[] {
  const lazily = (page: SportsbookPage, name: keyof ViewPages) =>
    lazyPage(page, 'views', async () => (await import('./view-pages')).viewPages(services)[name]);
  return [lazily('multi_view', 'multiView'), lazily('asian', 'asian')];
}
