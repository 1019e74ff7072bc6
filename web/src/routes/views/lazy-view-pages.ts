import type { RouteObject } from 'react-router';
import { withWhatIsWaitedFor } from '../../ui/later';
import type { RouteHandle } from '../lazy-parts';
import type { Loading } from '../loading';
import type { viewPages } from './view-pages';

type ViewPages = ReturnType<typeof viewPages>;

/** The addresses of views for those who follow much at once, whose script comes with the first of them. */
export function lazyViewPages(services: Loading): RouteObject[] {
  const lazily = (page: string, path: string, name: keyof ViewPages): RouteObject => ({
    path,
    handle: { page, part: 'views' } satisfies RouteHandle,
    lazy: () =>
      withWhatIsWaitedFor(async () => (await import('./view-pages')).viewPages(services)[name]),
  });
  return [lazily('multi_view', 'multi-view', 'multiView'), lazily('asian', 'asian', 'asian')];
}
