import type { RouteObject } from 'react-router';
import type { PageSite } from '../i18n/site-context';
import { aloneRoutes, errorAt } from './app-routes';
import type { PageAssets } from './head';
import { BarePlatformShell } from './platform/platform-shell';
import { BareShell } from './shell';

/** The status of what cannot be answered for now. */
export const DOWN = 503;

/** Every address while the database does not answer: nothing is fetched. */
export function downRoutes({ app }: Pick<PageSite, 'app'>): RouteObject[] {
  return aloneRoutes(errorAt('*', '500', DOWN), app === 'platform' ? BarePlatformShell : BareShell);
}

/** A page without script asks nothing by itself, and its links lead to the server, which may be well again. */
export function withoutScript({ styles, sheets, fonts, parts = {} }: PageAssets): PageAssets {
  const styled = Object.entries(parts).map(
    ([part, own]) => [part, { ...own, preload: [] }] as const,
  );
  return {
    scripts: [],
    preload: [],
    styles,
    parts: Object.fromEntries(styled) satisfies PageAssets['parts'],
    ...(sheets && { sheets }),
    ...(fonts && { fonts }),
  };
}
