import type { ReactNode } from 'react';
import { redirect, type RouteObject } from 'react-router';
import { BetsHistoryPage } from './bets-history';
import { DocumentRoute } from './document';
import { throwing, type ErrorKind } from './error-kind';
import { ErrorPage } from './error-page';
import { LivePage, loadLive } from './live';
import type { PageSite } from '../i18n/site-context';
import type { RouteHandle } from './lazy-parts';
import { lazyListPages } from './lists/lazy-list-pages';
import { lazyReadingPages } from './reading/lazy-reading-pages';
import type { Loading } from './loading';
import { withWhatIsWaitedFor } from '../ui/later';
import { BareShell, loadShell, Shell } from './shell';
import { lazyPlacePages } from './places/lazy-place-pages';
import { lazyViewPages } from './views/lazy-view-pages';

/** Every address (SPEC §2 "Screens and routes"), for one set of services. */
export function appRoutes(
  services: Loading,
  { site, locale }: { site: PageSite; locale: string },
): RouteObject[] {
  const pages: RouteObject[] = [
    {
      index: true,
      handle: { page: 'home', part: 'home' } satisfies RouteHandle,
      lazy: async () => {
        const { HomePage, loadHome } = await import('./home');
        return { Component: HomePage, loader: () => loadHome(services, site.config) };
      },
    },
    {
      ...page('in_play', LivePage),
      path: 'live',
      loader: ({ request }) => loadLive(services, new URL(request.url)),
    },
    {
      ...page('bets_history', BetsHistoryPage),
      path: 'bets-history',
      // Notices that a phone was sent lead here, too.
      ...(site.config.is_my_bets_visible ? {} : { loader: () => redirect('/') }),
    },
    {
      path: 'init-sportsbook',
      handle: { page: 'init_sportsbook', part: 'init' } satisfies RouteHandle,
      lazy: async () => ({ Component: (await import('./init-sportsbook')).InitSportsbookPage }),
    },
    {
      path: 'offline',
      handle: { page: 'offline', part: 'offline' } satisfies RouteHandle,
      lazy: () =>
        withWhatIsWaitedFor(async () => ({ Component: (await import('./offline')).OfflineRoute })),
    },
    ...lazyListPages(services),
    ...lazyReadingPages(services, { site, locale }),
    ...lazyViewPages(services),
    errorAt('404', '404'),
    errorAt('500', '500'),
    errorAt('locked', 'locked'),
    errorAt('blocked', 'blocked'),
    // The name of the wrapper is no page of anybody's.
    errorAt('_app', '404'),
    ...lazyPlacePages(services),
    errorAt('*', '404'),
  ];
  return [
    {
      id: WRAPPER,
      Component: DocumentRoute,
      children: [
        {
          id: 'shell',
          Component: Shell,
          ErrorBoundary: BareShell,
          loader: () => loadShell(services),
          shouldRevalidate: () => false,
          children: [{ id: 'page', ErrorBoundary: ErrorPage, children: pages }],
        },
      ],
    },
  ];
}

/** A page and what it is called. */
export function page(name: string, Component: () => ReactNode) {
  return { Component, handle: { page: name } satisfies RouteHandle };
}

/** An address that answers with an error page. */
export function errorAt(path: string, kind: ErrorKind, status?: number): RouteObject {
  return { ...page(kind, ErrorPage), path, loader: throwing(kind, status) };
}

/** Every address of a site that is closed where the reader is: nothing is fetched, and nothing leads on. */
export function closedRoutes(): RouteObject[] {
  return aloneRoutes(errorAt('*', 'blocked'), BareShell);
}

/** One page at every address. */
export function aloneRoutes(only: RouteObject, ErrorBoundary: () => ReactNode): RouteObject[] {
  const shell = { id: 'shell', ErrorBoundary, children: [only] };
  return [{ id: WRAPPER, Component: DocumentRoute, children: [shell] }];
}

/** What is around every page of the house (SPEC §2 "root application wrapper"). */
export const WRAPPER = '/_app';
