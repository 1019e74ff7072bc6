import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PUBLIC_NETWORK } from './book/notifications/push/public-network';
import { earlierBuilds } from './http/earlier-builds';
import { oneSignalWorker } from './http/one-signal-worker';
import { loadBundle, pageRoutes } from './http/pages';
import { pwaRoutes } from './http/pwa/pwa-routes';
import { type House, outageOf, ROOT } from './main-house';
import { openSearchEngines } from './main-search-engines';
import { openPictureCache } from './pictures/picture-cache';
import { pictureRoutes } from './pictures/picture-routes';
import { siteConfigOf } from './site-config';

/** Serves the pages of both origins out of one bundle, the built one unless another folder is named. */
export async function openPages(
  house: House,
  { sportsbook, platform }: { sportsbook: FastifyInstance; platform: FastifyInstance },
  webDist = path.join(ROOT, 'web/dist'),
): Promise<void> {
  const { config, settings, site } = house;
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN } = config;
  const wordFault = await (await loadBundle(webDist)).wordCheck();
  settings.addCheck(({ site: { translations } }) => {
    const fault = wordFault(translations);
    return fault && { place: ['site', 'translations', fault.locale, fault.key], why: fault.why };
  });
  const pages = {
    webDist,
    earlier: await keptBuilds(house, webDist),
    site: {
      basePath: config.BASE_PATH,
      get locales() {
        return site.locales.map(({ code }) => code);
      },
      localeInUrl: config.LOCALE_IN_URL,
      platformOrigin: PLATFORM_ORIGIN,
      sportsbookOrigin: SPORTSBOOK_ORIGIN,
      hostOrigins: [PLATFORM_ORIGIN, ...config.HOST_ORIGINS],
      cookieDomain: config.SESSION_COOKIE_DOMAIN,
      // Shown where mails land in the outbox: whoever sends mails has pages of their own.
      hasDemoHost: config.SMTP_URL === undefined,
      environment: config.ENVIRONMENT,
    },
    config: () => siteConfigOf(settings.now()),
    outage: outageOf(config, house.watch),
    countries: {
      header: config.COUNTRY_HEADER,
      get closed() {
        return new Set(settings.now().settings.players.closed_countries);
      },
    },
    apps: new Map([
      [SPORTSBOOK_ORIGIN, sportsbook],
      [PLATFORM_ORIGIN, platform],
    ]),
  };
  const { basePath, platformOrigin } = pages.site;
  await pwaRoutes(sportsbook, { ...pages, basePath, platformOrigin });
  const folder = path.resolve(ROOT, config.DATA_DIR, 'pictures');
  pictureRoutes(sportsbook, {
    cache: await openPictureCache(folder, config.PICTURES_MB * 2 ** 20),
    network: PUBLIC_NETWORK,
    config: pages.config,
    cmsUrl: config.CMS_URL ?? null,
  });
  if (config.ONESIGNAL_APP_ID) oneSignalWorker(sportsbook);
  openSearchEngines(house, { sportsbook, platform }, pages.config);
  await pageRoutes(sportsbook, pages);
  // Whoever is in a closed country has an account all the same, with money in it and limits.
  const open = { header: config.COUNTRY_HEADER, closed: new Set<string>() };
  await pageRoutes(platform, { ...pages, serves: 'platform', countries: open });
}

/** Without them open pages load themselves anew after a new build: no reason not to start. */
async function keptBuilds({ config, log }: House, webDist: string): Promise<string[]> {
  try {
    return await earlierBuilds(path.resolve(ROOT, config.DATA_DIR, 'builds'), webDist);
  } catch (error) {
    log.warn({ err: error }, 'the files of earlier builds cannot be kept');
    return [];
  }
}
