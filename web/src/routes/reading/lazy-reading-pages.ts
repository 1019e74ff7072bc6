import { GAME_PAGES } from '@touchline/wire/game-pages';
import type { OwnPageEntry } from '@touchline/wire/page-config';
import type { SportsbookPage } from '@touchline/wire/pages';
import type { RouteObject } from 'react-router';
import { loadDocuments } from '../../i18n/catalogues';
import type { PageSite } from '../../i18n/site-context';
import { lazyListPages } from '../lists/lazy-list-pages';
import type { Loading } from '../loading';
import { atOwnPlace } from '../own-place';
import { lazyPage, lazyRoute } from '../page-route';
import type { HouseDocument } from './document-pages';
import { ownPagesOf } from './own-pages';

/**
 * The addresses of pages that are read or that frame a game, whose script comes with the first of their kind, and of
 * those that the operator has added.
 */
export function lazyReadingPages(
  services: Loading,
  { site, locale }: { site: PageSite; locale: string },
): RouteObject[] {
  const promotions = lazyPage('promotions', 'reading', async () => ({
    Component: (await import('./reading-pages')).PromotionsPage,
  }));
  const document = (page: SportsbookPage, name: HouseDocument) =>
    lazyPage(page, 'documents', async () => {
      const [{ documentPage }, documents] = await Promise.all([
        import('./document-pages'),
        loadDocuments(locale),
      ]);
      return { Component: documentPage(name, documents[name](site.config.site_name)) };
    });
  const ours = [promotions, ...lazyListPages(services)];
  return [
    promotions,
    document('general_rules', 'rules'),
    document('about', 'about'),
    ...GAME_PAGES.map((game) =>
      lazyPage(game.page, 'games', async () => ({
        Component: (await import('./game-page')).gamePageOf(game),
      })),
    ),
    ...ownPagesOf(site.config).flatMap((own): RouteObject[] => {
      const same = ours.find(({ path }) => path === own.component);
      if (same) return [named(same, own)];
      if (!own.has_text) return [];
      return [
        lazyRoute({ path: own.path }, { page: own.path, part: 'reading' }, async () => {
          const { loadOwnPage, ownPageOf } = await import('./reading-pages');
          return { Component: ownPageOf(own), loader: () => loadOwnPage(services, own.path) };
        }),
      ];
    }),
  ];
}

/** One of our pages at an address of the operator's, and called as they call it. */
function named({ lazy, ...page }: RouteObject, own: OwnPageEntry): RouteObject {
  return {
    ...page,
    path: own.path,
    lazy: async () => {
      const { Component, ...found } = typeof lazy === 'function' ? await lazy() : {};
      return { ...found, Component: Component && atOwnPlace(Component, own) };
    },
  };
}
