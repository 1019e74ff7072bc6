import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { BetsHistoryPage } from './bets-history';
import { DocumentRoute } from './document';
import { BrokenPage, ErrorPage, NotFoundPage } from './error-page';
import { HomePage, loadHome } from './home';
import { LivePage, loadLive } from './live';
import { notFound } from './not-found';
import type { PageSite } from '../i18n/site-context';
import type { RouteHandle } from './lazy-parts';
import { lazyListPages } from './lists/lazy-list-pages';
import { lazyReadingPages } from './reading/lazy-reading-pages';
import type { Loading } from './loading';
import { BareShell, loadShell, Shell } from './shell';
import { loadSlug, SlugPage } from './slug-page';
import { loadSport, SportPage } from './sport';

/** Every address (SPEC §2 "Screens and routes"), for one set of services. */
export function appRoutes(services: Loading, site: PageSite): RouteObject[] {
  const pages: RouteObject[] = [
    { ...page('home', HomePage), index: true, loader: () => loadHome(services, site.config) },
    {
      ...page('in_play', LivePage),
      path: 'live',
      loader: ({ request }) => loadLive(services, new URL(request.url)),
    },
    { ...page('bets_history', BetsHistoryPage), path: 'bets-history' },
    ...lazyListPages(services),
    ...lazyReadingPages(services, site),
    { ...page('404', NotFoundPage), path: '404' },
    { ...page('500', BrokenPage), path: '500' },
    {
      ...page('sport', SportPage),
      path: ':sport',
      loader: ({ params, request }) =>
        loadSport(services, params.sport ?? '', new URL(request.url)),
    },
    {
      ...page('slug', SlugPage),
      path: ':sport/:slug',
      loader: ({ params, request }) => loadSlug(services, params.slug ?? '', new URL(request.url)),
    },
    { ...page('404', NotFoundPage), path: '*', loader: throwNotFound },
  ];
  return [
    {
      id: 'document',
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

/** The loader of an address that names nothing. */
export function throwNotFound(): never {
  // The router takes anything that is thrown; a thrown `data` carries the status.
  // oxlint-disable-next-line typescript/only-throw-error
  throw notFound();
}
