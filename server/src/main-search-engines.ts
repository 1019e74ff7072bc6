import type { GameApp } from '@touchline/domain/games/game-rules';
import { GAME_PAGES } from '@touchline/wire/game-pages';
import { FOUND_PAGES } from '@touchline/wire/found-pages';
import { SPORTSBOOK_PAGES } from '@touchline/wire/pages';
import type { SiteConfig } from '@touchline/wire/site-config';
import type { FastifyInstance } from 'fastify';
import { catalogueToFind } from './book/catalogue/pages-to-find';
import { hideFromRobots, robotsRoute } from './http/robots';
import { sharePictureRoutes } from './http/share-picture-routes';
import { type SitePage, sitemapRoutes } from './http/sitemap';
import { clock, type House } from './main-house';

/** Where games are framed. */
const GAME_PATHS = new Map<GameApp, string>(GAME_PAGES.map(({ app, path }) => [app, path]));

/** Pages that stand whatever is played, where the configuration does not take them away. */
const STANDING = standingPages();

function standingPages(): string[] {
  const games = new Set(GAME_PATHS.values());
  return [...FOUND_PAGES]
    .map((page): string => SPORTSBOOK_PAGES[page])
    .filter((path) => !path.includes(':') && !games.has(path))
    .map((path) => `/${path}`);
}

/** What search engines and whoever shows links ask both origins for besides pages. */
export function openSearchEngines(
  { config, database, site }: House,
  { sportsbook, platform }: { sportsbook: FastifyInstance; platform: FastifyInstance },
  siteConfig: () => SiteConfig,
): void {
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN, BASE_PATH, LOCALES, LOCALE_IN_URL, GAMES } = config;
  hideFromRobots(sportsbook, SPORTSBOOK_ORIGIN, siteConfig);
  hideFromRobots(platform, PLATFORM_ORIGIN, siteConfig);
  robotsRoute(sportsbook, {
    origin: SPORTSBOOK_ORIGIN,
    closed: ['/sportsbook/api/', '/connection/', '/emulation'],
    sitemap: `${BASE_PATH}sitemap.xml`,
    config: siteConfig,
  });
  robotsRoute(platform, {
    origin: PLATFORM_ORIGIN,
    closed: ['/api/', '/outbox', '/profile/', '/users/'],
    sitemap: null,
    config: siteConfig,
  });
  sharePictureRoutes(sportsbook, {
    origin: SPORTSBOOK_ORIGIN,
    basePath: BASE_PATH,
    locales: LOCALES,
    config: siteConfig,
    apps: new Map([[SPORTSBOOK_ORIGIN, sportsbook]]),
  });
  const pages = async (): Promise<SitePage[]> => {
    const own = siteConfig().pages.map(({ path }) => `/${path}`);
    const games = GAMES.flatMap((game) => GAME_PATHS.get(game) ?? []).map((path) => `/${path}`);
    const found = await catalogueToFind(database.db, clock.now(), site.sportTypeProviders);
    return [...new Set([...STANDING, ...own, ...games, ...found])].map((path) => ({ path }));
  };
  sitemapRoutes(sportsbook, {
    origin: SPORTSBOOK_ORIGIN,
    basePath: BASE_PATH,
    locales: LOCALES,
    localeInUrl: LOCALE_IN_URL,
    pages,
    now: () => performance.now(),
  });
}
