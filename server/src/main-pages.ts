import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageRoutes } from './http/pages';
import { type House, ROOT } from './main-house';
import { siteConfigOf } from './site-config';

/** Serves the pages of both origins out of one bundle. */
export async function openPages(
  { config, settings, site }: House,
  { sportsbook, platform }: { sportsbook: FastifyInstance; platform: FastifyInstance },
): Promise<void> {
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN } = config;
  const pages = {
    webDist: path.join(ROOT, 'web/dist'),
    site: {
      basePath: config.BASE_PATH,
      get locales() {
        return site.locales.map(({ code }) => code);
      },
      localeInUrl: config.LOCALE_IN_URL,
      platformOrigin: PLATFORM_ORIGIN,
      sportsbookOrigin: SPORTSBOOK_ORIGIN,
      hostOrigins: [PLATFORM_ORIGIN, ...config.HOST_ORIGINS],
      // Shown where mails land in the outbox: whoever sends mails has pages of their own.
      hasDemoHost: config.SMTP_URL === undefined,
    },
    config: () => siteConfigOf(settings.now()),
    apps: new Map([
      [SPORTSBOOK_ORIGIN, sportsbook],
      [PLATFORM_ORIGIN, platform],
    ]),
  };
  await pageRoutes(sportsbook, pages);
  await pageRoutes(platform, { ...pages, serves: 'platform' });
}
