import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadBundle, pageRoutes } from './http/pages';
import { type House, ROOT } from './main-house';
import { siteConfigOf } from './site-config';

/** Serves the pages of both origins out of one bundle, the built one unless another folder is named. */
export async function openPages(
  { config, settings, site }: House,
  { sportsbook, platform }: { sportsbook: FastifyInstance; platform: FastifyInstance },
  webDist = path.join(ROOT, 'web/dist'),
): Promise<void> {
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN } = config;
  const wordFault = await (await loadBundle(webDist)).wordCheck();
  settings.addCheck(({ site: { translations } }) => {
    const fault = wordFault(translations);
    return fault && { place: ['site', 'translations', fault.locale, fault.key], why: fault.why };
  });
  const pages = {
    webDist,
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
