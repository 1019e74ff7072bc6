import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageRoutes } from './http/pages';
import { type House, ROOT } from './main-house';
import { siteConfigOf } from './site-config';

/** Serves the pages of both origins out of one bundle. */
export async function openPages(
  { config }: House,
  { sportsbook, platform }: { sportsbook: FastifyInstance; platform: FastifyInstance },
): Promise<void> {
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN } = config;
  const pages = {
    webDist: path.join(ROOT, 'web/dist'),
    site: {
      basePath: config.BASE_PATH,
      locales: config.LOCALES,
      localeInUrl: config.LOCALE_IN_URL,
      platformOrigin: PLATFORM_ORIGIN,
      sportsbookOrigin: SPORTSBOOK_ORIGIN,
      hostOrigins: [PLATFORM_ORIGIN, ...config.HOST_ORIGINS],
      // Shown where mails land in the outbox: whoever sends mails has pages of their own.
      hasDemoHost: config.SMTP_URL === undefined,
    },
    config: () => siteConfigOf(config),
    countries: { header: config.COUNTRY_HEADER, closed: config.CLOSED_COUNTRIES },
    apps: new Map([
      [SPORTSBOOK_ORIGIN, sportsbook],
      [PLATFORM_ORIGIN, platform],
    ]),
  };
  await pageRoutes(sportsbook, pages);
  // Whoever is in a closed country has an account all the same, with money in it and limits.
  const open = { ...pages.countries, closed: new Set<string>() };
  await pageRoutes(platform, { ...pages, serves: 'platform', countries: open });
}
