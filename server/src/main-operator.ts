import { ALL_CALLS } from '@touchline/wire/calls/all';
import type { Call } from '@touchline/wire/calls/call';
import type { FastifyInstance } from 'fastify';
import { followDescriptions } from './book/catalogue/market-descriptions';
import { EVENT_FIGURES, eventFigures } from './db/event-log';
import { POOL_FIGURES, poolFigures } from './db/pool-figures';
import { FEED_COUNTERS } from './feed/uof/counters';
import { metricsRoute } from './http/metrics';
import { openApi } from './http/openapi';
import { routerOn } from './http/router';
import { sessionName } from './http/session-cookie';
import { clock, cookieRules, door, type House } from './main-house';
import { operatorRoutes } from './operator/routes';
import { HUB_FIGURES, HUB_GAUGES, hubFigures } from './push/figures';
import { ownAddress } from './start-up';

const VERSION = '0.1.0';

/** For how long the names that operators read stay as they were read. */
const DESCRIBED_FOR_MS = 30_000;

/** Registers what operators alone can reach: their calls, their part of the contract, and metrics. */
export function openOperator(house: House, operator: FastifyInstance): void {
  const { database, site, settings } = house;
  operatorRoutes(routerOn(operator, door(house, 'operator')), {
    db: database.db,
    clock,
    site,
    settings,
    described: followDescriptions(database.db, DESCRIBED_FOR_MS, () => performance.now()),
  });
  metricsRoute(
    operator,
    { help: FEED_COUNTERS, samples: house.counters.samples },
    {
      help: POOL_FIGURES,
      gauges: new Set(Object.keys(POOL_FIGURES)),
      samples: () => poolFigures(house.database.pool),
    },
    { help: EVENT_FIGURES, samples: () => eventFigures(house.events) },
    { help: HUB_FIGURES, gauges: HUB_GAUGES, samples: () => hubFigures(house.hub) },
  );
  contractRoute(house, operator, ({ origin }) => origin === 'operator');
}

/** Answers `/openapi.json` with the calls that `isShown` picks. */
export function contractRoute(
  { config, site }: Pick<House, 'config' | 'site'>,
  app: FastifyInstance,
  isShown: (call: Call) => boolean,
): void {
  let document: ReturnType<typeof openApi> | undefined;
  app.get('/openapi.json', () => {
    document ??= openApi(ALL_CALLS.filter(isShown), {
      title: site.name,
      version: VERSION,
      sessionCookie: sessionName(cookieRules(config)),
      origins: {
        sportsbook: config.SPORTSBOOK_ORIGIN,
        platform: config.PLATFORM_ORIGIN,
        operator: ownAddress(config.OPERATOR_HOST, config.OPERATOR_PORT),
      },
    });
    return { ...document, info: { title: site.name, version: VERSION } };
  });
}
