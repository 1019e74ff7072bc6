import { SPORTSBOOK_PAGES } from '@touchline/wire/pages';
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
import { lazyPage, pageRoute } from './page-route';
import { BareShell, loadShell, Shell } from './shell';
import { lazyPlacePages } from './places/lazy-place-pages';
import { lazyViewPages } from './views/lazy-view-pages';

const ERRORS: readonly ErrorKind[] = ['404', '500', 'locked', 'blocked'];

/** Every address (SPEC §2 "Screens and routes"), for one set of services. */
export function appRoutes(
  services: Loading,
  { site, locale }: { site: PageSite; locale: string },
): RouteObject[] {
  const pages: RouteObject[] = [
    lazyPage('home', 'home', async () => {
      const { HomePage, loadHome } = await import('./home');
      return { Component: HomePage, loader: () => loadHome(services, site.config) };
    }),
    pageRoute('in_play', {
      Component: LivePage,
      loader: ({ request }) => loadLive(services, new URL(request.url)),
    }),
    pageRoute('bets_history', {
      Component: BetsHistoryPage,
      // Notices that a phone was sent lead here, too.
      ...(site.config.is_my_bets_visible ? {} : { loader: () => redirect('/') }),
    }),
    lazyPage('init_sportsbook', 'init', async () => ({
      Component: (await import('./init-sportsbook')).InitSportsbookPage,
    })),
    lazyPage('offline', 'offline', async () => ({
      Component: (await import('./offline')).OfflineRoute,
    })),
    ...lazyListPages(services),
    ...lazyReadingPages(services, { site, locale }),
    ...lazyViewPages(services),
    ...ERRORS.map((kind) => errorAt(SPORTSBOOK_PAGES[kind], kind)),
    errorAt(SPORTSBOOK_PAGES.wrapper, '404'),
    ...lazyPlacePages(services),
    errorAt(SPORTSBOOK_PAGES.unknown, '404'),
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

/** An address that answers with an error page. */
export function errorAt(path: string, kind: ErrorKind, status?: number): RouteObject {
  const handle: RouteHandle = { page: kind };
  return { path, Component: ErrorPage, handle, loader: throwing(kind, status) };
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
