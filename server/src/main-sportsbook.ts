import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { GAME_APPS, type GameApp } from '@touchline/domain/games/game-rules';
import { ALL_CALLS } from '@touchline/wire/calls/all';
import type { FastifyInstance } from 'fastify';
import { followDescriptions } from './book/catalogue/market-descriptions';
import { bookRoutes } from './book/routes';
import type { AdditionalProviders } from './book/site';
import { askProviders } from './feed/ask-providers';
import { FEED_COUNTERS } from './feed/uof/counters';
import { writeDemoStream } from './feed/video/demo-stream';
import { following } from './following';
import { metricsRoute } from './http/metrics';
import { openApi } from './http/openapi';
import { ownPageRoutes } from './http/own-page-routes';
import { routerOn } from './http/router';
import { clock, door, type House, ROOT } from './main-house';
import { operatorRoutes } from './operator/routes';
import { launchRoutes } from './player/games/launch-routes';
import { watchersRoute } from './player/watchers-route';
import { HUB_FIGURES, HUB_GAUGES, hubFigures } from './push/figures';
import { pushRoutes } from './push/routes';

const VERSION = '0.1.0';

/** For how long the names that operators read stay as they were read. */
const DESCRIBED_FOR_MS = 30_000;

/** Registers all that the sportsbook's origin answers. */
export async function openSportsbook(house: House, sportsbook: FastifyInstance): Promise<void> {
  const { config, hub, database, site, settings, providers } = house;
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN } = config;
  const book = bookRoutes(routerOn(sportsbook, door(house, 'sportsbook')), {
    db: database.db,
    clock,
    position: hub.realtime.history,
    mintTokens: hub.realtime.mintTokens,
    push: house.push.door,
    site,
    share: following(() => site.sharing ?? { enabled: true, keptForDays: 30 }),
    ...askProviders(providers),
  });
  sportsbook.addHook('preClose', async () => book.close());
  watchersRoute(routerOn(sportsbook, door(house, 'sportsbook')), house.secret);
  launchRoutes(routerOn(sportsbook, door(house, 'sportsbook')), {
    db: database.db,
    clock,
    providers: new Map([[house.games.name, house.games]]),
    get enabled() {
      return gamesOf(site.additionalProviders);
    },
  });
  operatorRoutes(routerOn(sportsbook, door(house, 'sportsbook')), {
    db: database.db,
    clock,
    site,
    settings,
    described: followDescriptions(database.db, DESCRIBED_FOR_MS, () => performance.now()),
  });
  ownPageRoutes(
    routerOn(sportsbook, door(house, 'sportsbook')),
    () => settings.now().settings.site,
  );
  metricsRoute(
    sportsbook,
    { help: FEED_COUNTERS, samples: house.counters.samples },
    { help: HUB_FIGURES, gauges: HUB_GAUGES, samples: () => hubFigures(hub) },
  );
  await sportsbook.register(fastifyStatic, {
    root: path.dirname(await writeDemoStream(path.resolve(ROOT, config.DATA_DIR, 'streams'))),
    prefix: '/streams/',
    decorateReply: false,
  });
  let document: ReturnType<typeof openApi> | undefined;
  sportsbook.get('/openapi.json', () => {
    document ??= openApi(ALL_CALLS, {
      title: site.name,
      version: VERSION,
      sportsbookOrigin: SPORTSBOOK_ORIGIN,
      platformOrigin: PLATFORM_ORIGIN,
    });
    return { ...document, info: { title: site.name, version: VERSION } };
  });
  await pushRoutes(sportsbook, hub, { allowedOrigins: [...house.trustedOrigins] });
  hub.attach(sportsbook.server, { allowedOrigins: [...house.trustedOrigins] });
}

/** The games that are offered, by the names under which they are launched. */
function gamesOf(offered: AdditionalProviders | undefined): ReadonlySet<GameApp> {
  const { lotto = false, ...others } = offered ?? {};
  const named = { ...others, lottery: lotto };
  return new Set(GAME_APPS.filter((app) => named[app]));
}
