import { GAME_PAGES } from '@touchline/wire/game-pages';
import type { OwnPageEntry } from '@touchline/wire/page-config';
import type { RouteObject } from 'react-router';
import { loadDocuments } from '../../i18n/catalogues';
import type { PageSite } from '../../i18n/site-context';
import { withWhatIsWaitedFor } from '../../ui/later';
import type { Part, RouteHandle } from '../lazy-parts';
import { lazyListPages } from '../lists/lazy-list-pages';
import type { Loading } from '../loading';
import { atOwnPlace } from '../own-place';
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
  const promotions = lazily('promotions', 'promotions', 'reading', async () => {
    const { PromotionsPage } = await import('./reading-pages');
    return PromotionsPage;
  });
  const document = (name: HouseDocument) => async () => {
    const [{ documentPage }, documents] = await Promise.all([
      import('./document-pages'),
      loadDocuments(locale),
    ]);
    return documentPage(name, documents[name](site.config.site_name));
  };
  const ours = [promotions, ...lazyListPages(services)];
  return [
    promotions,
    lazily('general_rules', 'general-rules', 'documents', document('rules')),
    lazily('about', 'about', 'documents', document('about')),
    ...GAME_PAGES.map((game) =>
      lazily(game.path.replaceAll('-', '_'), game.path, 'games', async () => {
        const { gamePageOf } = await import('./game-page');
        return gamePageOf(game);
      }),
    ),
    ...ownPagesOf(site.config).flatMap((own): RouteObject[] => {
      const same = ours.find(({ path }) => path === own.component);
      if (same) return [named(same, own)];
      if (!own.has_text) return [];
      return [
        {
          path: own.path,
          handle: { page: own.path, part: 'reading' } satisfies RouteHandle,
          lazy: async () => {
            const { loadOwnPage, ownPageOf } = await import('./reading-pages');
            return { Component: ownPageOf(own), loader: () => loadOwnPage(services, own.path) };
          },
        },
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

type Page = NonNullable<RouteObject['Component']>;

function lazily(page: string, path: string, part: Part, load: () => Promise<Page>): RouteObject {
  return {
    path,
    handle: { page, part } satisfies RouteHandle,
    lazy: async () => ({ Component: await withWhatIsWaitedFor(load) }),
  };
}
